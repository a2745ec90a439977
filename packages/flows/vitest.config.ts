import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'flows',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: '100%',
    // Nothing here keeps a state in a module: files share what a worker has loaded.
    isolate: false,
  },
});
