import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import type { Prepared } from './contract.ts';

/** Makes an answer that many will get once, and names this version of it. The value must be of the contract's type. */
export function prepare(body: object): Prepared {
  const json = JSON.stringify(body);
  return { json, etag: `"${base64urlnopad.encode(crypto.sha256(json)).slice(0, 22)}"` };
}
