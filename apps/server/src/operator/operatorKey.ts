import { drawToken } from '../security/token.ts';

/** Before a key, so that scanners for secrets recognise one in a place where it should not be. */
const PREFIX = 'keel_operator_';

/** Said with a key, which is stored nowhere. */
export const SHOWN_ONCE = 'The key is shown this once.';

/** A new key of an operator: 256 random bits behind a prefix. */
export function newOperatorKey(): string {
  return PREFIX + drawToken();
}
