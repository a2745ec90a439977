import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import app from '../../vite.config.ts';

/**
 * The app as it is shipped, except that every actor tells the test what happens to it. Nothing of this is in the app's own
 * build: only here does the name `xstate` lead to the module that inspects.
 */
export default mergeConfig(app, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: [{ find: /^xstate$/, replacement: fileURLToPath(new URL('inspect/xstate.ts', import.meta.url)) }] },
  build: { outDir: fileURLToPath(new URL('../../../../.cache/qa/app', import.meta.url)), emptyOutDir: true },
});
