import { bytesToHex } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { SecretKey } from './SecretKey.ts';

/** Length of a data key, and of its id, in bytes. */
const KEY_BYTES = 32;
export const ID_BYTES = 8;
/** 32 bytes as base64url; the last two bits of the last character are zero. */
const KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** A key that seals secrets in the database. Printing it does not reveal it. */
export interface DataKey {
  /** Identifies the key without revealing it; different keys have different ids. */
  readonly id: Uint8Array<ArrayBuffer>;
  /** For AES-256-GCM. */
  readonly secret: SecretKey;
}

/** Parses a key in base64url, 43 characters for its 32 bytes; undefined if the text is invalid. */
export function readDataKey(text: string): DataKey | undefined {
  if (!KEY.test(text)) return undefined;
  const bytes = base64urlnopad.decode(text);
  // Id and cipher key are derived separately and share no bytes.
  return {
    id: crypto.hkdfSha256(bytes, 'keel data key id', ID_BYTES),
    secret: new SecretKey(crypto.hkdfSha256(bytes, 'keel seal 1', KEY_BYTES)),
  };
}

/** Generates a key, as text. */
export function newDataKey(): string {
  return base64urlnopad.encode(crypto.randomBytes(KEY_BYTES));
}

/** Formats the id of a key for people, in hexadecimal. */
export function nameOf(id: Uint8Array): string {
  return bytesToHex(id);
}
