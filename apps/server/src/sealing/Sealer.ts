import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ID_BYTES, nameOf } from './dataKey.ts';
import type { Keyring } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;

/** Where a sealed text stands. It is bound to that place: moved to another row it does not open. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Seals what the database alone must not tell (AES-256-GCM). */
export interface Sealer {
  /** Seals a text with the key of an id, for one place. Throws `DataKeyMissing` where the server lacks that key. */
  seal(keyId: Uint8Array, place: Place, clear: string): Buffer;
  /** The text again. Throws `DataKeyMissing`, or an `Error` where it was altered or moved. */
  open(place: Place, sealed: Uint8Array): string;
}

/** Another instance has gone on to a key that this one was not given. */
export class DataKeyMissing extends Error {
  override name = 'DataKeyMissing';
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
  return {
    seal(keyId, place, clear) {
      const header = Buffer.concat([Buffer.of(VERSION), keyId]);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(keyId), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(bound(header, place));
      return Buffer.concat([header, nonce, cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const header = bytes.subarray(0, HEADER_BYTES);
      if (bytes.length < HEADER_BYTES + NONCE_BYTES + TAG_BYTES || header[0] !== VERSION) throw unsound(place);
      const nonce = bytes.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
      const key = keyOf(header.subarray(1));
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(bound(header, place));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const clear = decipher.update(bytes.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([clear, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw unsound(place, cause);
      }
    },
  };
}

function bound(header: Uint8Array, { table, column, row }: Place): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify([table, column, row]))]);
}

function unsound({ table, column, row }: Place, cause?: unknown): Error {
  return new Error(`${column} of ${row} in ${table} was altered, or belongs elsewhere.`, { cause });
}
