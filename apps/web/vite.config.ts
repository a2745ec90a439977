import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = process.env.KEEL_BACKEND ?? 'http://127.0.0.1:3000';
const proxy = { '/api': backend, '/health': backend, '/storage': backend };

/** Dialogs, popovers and what they need to be placed and to hold the focus. */
const OVERLAYS =
  /react-aria(?:-components)?\/dist\/private\/(?:overlays\/|dialog\/|focus\/FocusScope|Popover|Dialog|Modal|Heading|utils\/animation|utils\/runAfterKeyboard|interactions\/useInteractOutside)|packages\/ui\/src\/components\/(?:Modal|Dialog)\//;

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    // React Aria carries 34 languages; the app speaks these.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
  ],
  // The packages of the workspace as they are written, not as they were last built.
  resolve: { conditions: ['keel-source', ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The polyfill is inline script, which the content security policy refuses; the target's browsers do not need it.
    modulePreload: { polyfill: false },
    // A data: address counts as a foreign source under the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file for every part that two pages share is dozens of requests, each packed by itself. What fifteen share is
          // one; but what opens over a page is apart, since no page needs it for its first paint.
          groups: [
            { name: 'shared', minShareCount: 15, test: (id) => !OVERLAYS.test(id), priority: 2 },
            { name: 'overlays', minShareCount: 4, test: OVERLAYS, priority: 1 },
          ],
        },
      },
    },
  },
});
