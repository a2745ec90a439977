import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import app from './vite.config.ts';

const INSPECTED = fileURLToPath(new URL('e2e/qa/inspect/xstate.ts', import.meta.url));

/**
 * The app for `npm run qa`: the shipped app, except that each actor reports to the test. The app itself has no code for
 * this: only in this build does the import of `xstate` lead to a module that inspects.
 */
export default mergeConfig(app, {
  plugins: [withInspectedActors()],
  build: { outDir: fileURLToPath(new URL('../../.cache/qa/app', import.meta.url)), emptyOutDir: true },
});

function withInspectedActors(): Plugin {
  return {
    name: 'keel:inspected-actors',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'xstate' && importer !== INSPECTED ? INSPECTED : undefined),
  };
}
