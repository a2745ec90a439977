import { defineConfig } from 'vitest/config';

// Key derivation is slow on purpose: on a busy machine its tests may take many times as long as on an idle one.
export default defineConfig({
  test: {
    name: 'wallet',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    maxWorkers: '100%',
    isolate: false,
  },
});
