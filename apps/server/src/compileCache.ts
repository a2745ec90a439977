import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../node_modules/.cache/keel-server', import.meta.url);

/**
 * Enables Node's compile cache, in a folder next to the packages. It only affects modules that are imported later, so a
 * program imports the rest dynamically. It does nothing if the folder is not writable or `NODE_COMPILE_CACHE` names
 * another one.
 */
export function cacheCompiledCode(): void {
  enableCompileCache(fileURLToPath(FOLDER));
}
