import { argon2 } from 'node:crypto';
import { type Derive, openHasher, TAG_BYTES } from '@keel/backend/security/openHasher.ts';
import type { HashCost, PasswordHasher } from '@keel/backend/security/passwordHasher.ts';

/** OWASP's recommended minimum: 19 MiB, 2 passes, 1 lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Hashes with Node's argon2id.
 * @param cost is only lower in tests, which create thousands of accounts
 */
export function argon2Hasher(cost: HashCost = COST): PasswordHasher {
  return openHasher(derive, cost);
}

const derive: Derive = (message, nonce, cost) =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
