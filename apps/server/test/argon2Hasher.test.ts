import { expect, it } from 'vitest';
import { argon2Hasher } from '../src/security/argon2Hasher.ts';

it('[SIGNUP-1] a password is hashed with argon2id, 19 MiB and two passes', async () => {
  const hasher = argon2Hasher();
  const hash = await hasher.hash('harbour-lamp-42');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.matches('harbour-lamp-42', hash)).toBe(true);
  expect(await hasher.matches('harbour-lamp-43', hash)).toBe(false);
});
