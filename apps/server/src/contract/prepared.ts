import { createHash } from 'node:crypto';
import type { Prepared } from './contract.ts';

/** Makes an answer that many will get once, and names this version of it. The value must be of the contract's type. */
export function prepare(body: object): Prepared {
  const json = JSON.stringify(body);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}
