import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests of calls once more, without Fastify: each call goes through the backend's `handle`, with the cryptography and the form
 * reader that a browser has (DEMO-3). Left out are files about what only a server of HTTP has; docs/one-tab.md lists them.
 */
const FILES = [
  'closing',
  'contractFuzz',
  'coolingOff',
  'dashboard',
  'declared',
  'deposits',
  'emailChange',
  'factors',
  'guessing',
  'heldRate',
  'idempotency',
  'investing',
  'login',
  'notifications',
  'orders',
  'passwordReset',
  'payouts',
  'sealing',
  'session',
  'sessions',
  'signup',
  'signUps',
  'statement',
  'uploads',
  'verification',
  'wallet',
  'withdrawals',
];

const PORTABLE_CRYPTO = fileURLToPath(new URL('../../packages/backend/src/crypto/portableCrypto.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '#crypto': PORTABLE_CRYPTO, '@keel/backend/crypto': PORTABLE_CRYPTO } },
  test: {
    name: 'server without HTTP',
    include: FILES.map((file) => `test/${file}.test.ts`),
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
