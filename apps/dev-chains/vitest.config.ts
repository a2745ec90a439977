import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dev-chains',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Each file starts chains of its own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
