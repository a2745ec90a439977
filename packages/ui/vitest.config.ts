import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: '@keel/ui',
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: false,
    maxWorkers: '100%',
    // Files share what a worker has loaded: every one of them would load all components.
    isolate: false,
  },
});
