import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import type { Prepared } from './contract.ts';

/** Serializes an answer for many callers and computes its ETag. The value must have the type of the contract. */
export function prepare(body: object): Prepared {
  const json = JSON.stringify(body);
  return { json, etag: `"${base64urlnopad.encode(crypto.sha256(json)).slice(0, 22)}"` };
}
