import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['test/support/globalSetup.ts'],
    // Starting an engine takes seconds where cores are few.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // After the projects that take all cores: Vitest wants one number of workers for all that runs at the same time.
    sequence: { groupOrder: 1 },
    // Files share what a worker has loaded and compiled; each has servers and databases of its own all the same.
    isolate: false,
  },
});
