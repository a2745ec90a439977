import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../stories/memoryStore.ts';
import { readStored } from './storedSession.ts';

const now = () => Date.UTC(2026, 10, 20, 12);

describe('readStored', () => {
  it.each(['not-a-date', '', 'Infinity', 'NaN'])(
    '[SESS-4] an expiry of %j counts as long past, so that the session is cleared (P-66)',
    async (expiry) => {
      const store = createMemoryStore([
        ['token', 'a-token'],
        ['expiry', expiry],
      ]);
      expect((await readStored(store, now)).session).toEqual({ token: 'a-token', expiresAt: 0 });
    },
  );

  it('[SESS-4] a token without an expiry counts as expired, and without a token there is no session', async () => {
    expect((await readStored(createMemoryStore([['token', 'a-token']]), now)).session?.expiresAt).toBe(0);
    expect((await readStored(createMemoryStore([['expiry', '9999999999999']]), now)).session).toBeNull();
  });
});
