import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WITHOUT_HTTP } from './test/support/callTests.ts';

const PORTABLE_CRYPTO = fileURLToPath(new URL('../../packages/backend/src/crypto/portableCrypto.ts', import.meta.url));

/**
 * Tests of calls once more, without Fastify: each call goes through the backend's `handle`, with the cryptography and the form
 * reader that a browser has (DEMO-3). Most other tests of calls go through it in Chromium; docs/one-tab.md lists the rest.
 */
export default defineConfig({
  resolve: { alias: { '#crypto': PORTABLE_CRYPTO, '@keel/backend/crypto': PORTABLE_CRYPTO } },
  test: {
    name: 'server without HTTP',
    include: WITHOUT_HTTP.map((file) => `test/${file}.test.ts`),
    environment: 'node',
    env: { KEEL_HOST: 'handle' },
    globalSetup: ['test/support/globalSetup.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    isolate: false,
  },
});
