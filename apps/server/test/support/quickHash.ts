import type { HashCost } from '@keel/backend/security/passwordHasher.ts';

/** Still argon2id, at its minimum cost: the tests create thousands of accounts. */
export const QUICK_HASH: HashCost = { memory: 8, passes: 1, parallelism: 1 };
