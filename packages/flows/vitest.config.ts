import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'flows',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: '100%',
    // No module of this package has state, so test files can share the modules of a worker.
    isolate: false,
  },
});
