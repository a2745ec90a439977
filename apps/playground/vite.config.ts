import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import web from '../web/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { plugins = [], resolve = {}, build = {} } = web;

/** The web app with the backend beside it, as static files. */
export default defineConfig({
  root: here('.'),
  publicDir: here('../web/public'),
  plugins,
  resolve,
  worker: { format: 'es' },
  // The engine finds its files by their addresses, which the dev server would change.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: {
    // Styles in one file among them: split, they come in another order.
    ...build,
    outDir: here('dist'),
    emptyOutDir: true,
    // The backend is one worker: no part of it is of use without the rest.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: { index: here('index.html'), imageRelay: here('src/imageRelay.ts') },
      output: {
        // A service worker's folder is what it may answer for.
        entryFileNames: ({ name }) => (name === 'imageRelay' ? 'imageRelay.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
