import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = process.env.KEEL_BACKEND ?? 'http://127.0.0.1:3000';
const proxy = { '/api': backend, '/health': backend, '/storage': backend };

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
    // A file for every part that two pages share is dozens of requests, each packed by itself. What fifteen share is one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 15 }] } } },
  },
});
