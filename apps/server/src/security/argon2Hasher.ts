import { argon2 } from 'node:crypto';
import { type Derive, openHasher, TAG_BYTES } from './openHasher.ts';
import type { HashCost, PasswordHasher } from './passwordHasher.ts';

/** The least that OWASP's cheat sheet allows: 19 MiB, 2 passes, 1 lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

/**
 * Hashes with argon2id by Node.
 * @param cost is lower in tests alone, which make thousands of accounts that nobody attacks
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
