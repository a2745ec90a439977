import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The report page of `npm run qa`, as one script and one style sheet: a page that is opened from a disk cannot load
 * modules.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [vanillaExtractPlugin(), react()],
  // The workspace's packages are resolved to their sources, not to their last build.
  resolve: { conditions: ['keel-source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: here('../../.cache/qa/report-page'),
    emptyOutDir: true,
    cssCodeSplit: false,
    lib: {
      entry: here('src/report/main.tsx'),
      formats: ['iife'],
      name: 'report',
      fileName: () => 'report.js',
      cssFileName: 'report',
    },
  },
});
