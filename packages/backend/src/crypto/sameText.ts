import { utf8ToBytes } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  return crypto.equal(utf8ToBytes(one), utf8ToBytes(other));
}
