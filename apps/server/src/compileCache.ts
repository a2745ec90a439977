import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../node_modules/.cache/keel-server', import.meta.url);

/**
 * Keeps what Node makes of the program's files for the next start, beside the packages. It takes effect on what is
 * imported after it, so a program imports the rest dynamically. Where the folder cannot be written, or
 * `NODE_COMPILE_CACHE` names another, it changes nothing.
 */
export function cacheCompiledCode(): void {
  enableCompileCache(fileURLToPath(FOLDER));
}
