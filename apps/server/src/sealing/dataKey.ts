import { bytesToHex } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { SecretKey } from './SecretKey.ts';

/** Bytes of a data key, and of the id by which it is named. */
const KEY_BYTES = 32;
export const ID_BYTES = 8;
/** 32 bytes as base64url; the last character has two bits that are zero. */
const KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The key that what is secret in the database is sealed with. Printing it shows nothing. */
export interface DataKey {
  /** Names the key without telling it; two keys have two ids. */
  readonly id: Uint8Array<ArrayBuffer>;
  /** For AES-256-GCM. */
  readonly secret: SecretKey;
}

/** Reads a key written as base64url, 43 characters for its 32 bytes; undefined where the text is none. */
export function readDataKey(text: string): DataKey | undefined {
  if (!KEY.test(text)) return undefined;
  const bytes = base64urlnopad.decode(text);
  // The id and the cipher never use the same bytes.
  return {
    id: crypto.hkdfSha256(bytes, 'keel data key id', ID_BYTES),
    secret: new SecretKey(crypto.hkdfSha256(bytes, 'keel seal 1', KEY_BYTES)),
  };
}

/** A new key, as text. */
export function newDataKey(): string {
  return base64urlnopad.encode(crypto.randomBytes(KEY_BYTES));
}

/** How people read the id of a key: hexadecimal. */
export function nameOf(id: Uint8Array): string {
  return bytesToHex(id);
}
