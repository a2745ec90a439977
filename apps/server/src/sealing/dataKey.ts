import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Bytes of a data key, and of the id by which it is named. */
const KEY_BYTES = 32;
export const ID_BYTES = 8;

/** The key that what is secret in the database is sealed with. Printing it shows nothing. */
export interface DataKey {
  /** Names the key without telling it; two keys have two ids. */
  readonly id: Buffer;
  /** For AES-256-GCM. */
  readonly secret: KeyObject;
}

/** Reads a key written as base64url, 43 signs for its 32 bytes; undefined where the text is none. */
export function readDataKey(text: string): DataKey | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== KEY_BYTES || bytes.toString('base64url') !== text) return undefined;
  return {
    id: derived(bytes, 'keel data key id', ID_BYTES),
    secret: createSecretKey(derived(bytes, 'keel seal 1', 32)),
  };
}

/** A new key, as text. */
export function newDataKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** How people read the id of a key: hexadecimal. */
export function nameOf(id: Uint8Array): string {
  return Buffer.from(id).toString('hex');
}

/** HKDF-SHA-256 (RFC 5869): the id and the cipher never use the same bytes. */
function derived(bytes: Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', purpose, length));
}
