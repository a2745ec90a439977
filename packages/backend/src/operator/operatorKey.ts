import { generateToken } from '../security/token.ts';

/** The prefix of a key, by which secret scanners recognise one in the wrong place. */
const PREFIX = 'keel_operator_';

/** Printed with a new key; only its hash is stored. */
export const SHOWN_ONCE = 'The key is shown only once.';

/** Generates a key for an operator: a prefix and 256 random bits. */
export function newOperatorKey(): string {
  return PREFIX + generateToken();
}
