import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { studioOverlay } from '../../packages/studio/scripts/studioOverlay.ts';
import web from '../web/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { plugins = [], resolve = {}, build = {} } = web;

/** The web app with the backend in the browser, as static files. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../web/public'),
  plugins: [...plugins, studioOverlay()],
  resolve,
  worker: {
    format: 'es',
    // The engine uses `eval`, so the names in its file cannot be shortened. In a separate file, those of the backend can.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'engine', test: /@electric-sql/ }] } } },
  },
  // The engine resolves its files relative to its own address, which the dev server would change.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: {
    // All styles in one file: split, their order would change.
    ...build,
    outDir: here('dist'),
    emptyOutDir: true,
    // The backend is a single worker: its parts are useless without each other.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: { index: here('index.html'), imageRelay: here('src/imageRelay.ts') },
      output: {
        // The folder of a service worker limits its scope.
        entryFileNames: ({ name }) => (name === 'imageRelay' ? 'imageRelay.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
