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
    // Test files share the modules of a worker: otherwise every one of them would load all components.
    isolate: false,
  },
});
