import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { checkFault } from './checkFault.ts';
import type { SeededFault } from './faults.ts';

const REPOSITORY = new URL('../../../../../', import.meta.url);
const CONFIG = fileURLToPath(new URL('apps/web/qa.vite.config.ts', REPOSITORY));
const WEB = fileURLToPath(new URL('apps/web', REPOSITORY));

/**
 * Builds the test build with a fault in it. The sources are not changed: the fault is inserted while a file is read.
 */
export async function buildFaulty(fault: SeededFault, folder: string): Promise<void> {
  await checkFault(fault);
  await build({
    configFile: CONFIG,
    root: WEB,
    logLevel: 'error',
    plugins: [withFault(fault)],
    build: { outDir: folder, emptyOutDir: true },
  });
}

function withFault({ id, file, find, replace }: SeededFault): Plugin {
  const path = fileURLToPath(new URL(file, REPOSITORY));
  let isIn = false;
  return {
    name: `keel:fault-${id}`,
    enforce: 'pre',
    async load(module) {
      if (module.split('?')[0] !== path) return undefined;
      isIn = true;
      return (await readFile(path, 'utf8')).replace(find, () => replace);
    },
    buildEnd() {
      if (!isIn) this.error(`${file} is in no file of the app.`);
    },
  };
}
