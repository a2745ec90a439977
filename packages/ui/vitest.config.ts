import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: '@keel/ui', include: ['src/**/*.test.{ts,tsx}'], environment: 'node', css: false },
});
