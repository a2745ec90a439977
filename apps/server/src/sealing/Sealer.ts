import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ID_BYTES, nameOf } from './dataKey.ts';
import type { Keyring } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;
/** What sealing adds to the length. */
export const SEAL_BYTES = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;

/** Where a sealed text or image stands. It is bound to that place: moved to another row it does not open. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Seals what neither the database nor the object store must tell (AES-256-GCM). */
export interface Sealer {
  /** Seals a text with the key of an id, for one place. Throws `DataKeyMissing` where the server lacks that key. */
  seal(keyId: Uint8Array, place: Place, clear: string): Buffer;
  /** The text again. Throws `DataKeyMissing`, or `SealBroken` where it was altered or moved. */
  open(place: Place, sealed: Uint8Array): string;
  /** As `seal`, for bytes. */
  sealBytes(keyId: Uint8Array, place: Place, clear: Uint8Array): Buffer;
  /** As `open`, for bytes. */
  openBytes(place: Place, sealed: Uint8Array): Buffer;
}

/** What was sealed was altered, or belongs elsewhere. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Another instance has gone on to a key that this one was not given. */
export class DataKeyMissing extends Error {
  override name = 'DataKeyMissing';
}

/** Whether bytes begin as sealed ones do. A PNG or JPEG never does. */
export function isSealed(bytes: Uint8Array): boolean {
  return bytes[0] === VERSION;
}

/**
 * A sealed text is: version (1 byte), id of its key (8), nonce (12), ciphertext, tag (16). Version, id and place are
 * bound to it as additional data.
 */
export function sealerOf(keyring: Keyring): Sealer {
  const keyOf = (id: Uint8Array) => {
    const key = keyring.find(id);
    if (!key) throw new DataKeyMissing(`This server has no data key ${nameOf(id)}.`);
    return key.secret;
  };
  const sealBytes: Sealer['sealBytes'] = (keyId, place, clear) => {
    const header = Buffer.concat([Buffer.of(VERSION), keyId]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, keyOf(keyId), nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(bound(header, place));
    return Buffer.concat([header, nonce, cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
  };
  const openBytes: Sealer['openBytes'] = (place, sealed) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const header = bytes.subarray(0, HEADER_BYTES);
    if (bytes.length < SEAL_BYTES || !isSealed(header)) throw unsound(place);
    const nonce = bytes.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
    const key = keyOf(header.subarray(1));
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound(header, place));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const clear = decipher.update(bytes.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([clear, decipher.final()]);
    } catch (cause) {
      throw unsound(place, cause);
    }
  };
  return {
    seal: (keyId, place, clear) => sealBytes(keyId, place, Buffer.from(clear, 'utf8')),
    open: (place, sealed) => openBytes(place, sealed).toString('utf8'),
    sealBytes,
    openBytes,
  };
}

function bound(header: Uint8Array, { table, column, row }: Place): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, column, row]))]);
}

function unsound({ table, column, row }: Place, cause?: unknown): SealBroken {
  return new SealBroken(`${column} of ${row} in ${table} was altered, or belongs elsewhere.`, { cause });
}
