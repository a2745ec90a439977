import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';
import { ID_BYTES, nameOf } from './dataKey.ts';
import type { Keyring } from './Keyring.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;
/** The overhead of sealing in bytes. */
export const SEAL_BYTES = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;
/** Keeps a byte order mark at the start of a text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The place of a sealed text or image. The ciphertext is bound to it and cannot be opened in another row. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Encrypts values that neither the database nor the object store may reveal (AES-256-GCM). */
export interface Sealer {
  /**
   * Seals a text for one place with the key of the given id. Throws `DataKeyMissing` if the server does not have that
   * key.
   */
  seal(keyId: Uint8Array, place: SealedPlace, clear: string): Uint8Array;
  /** Opens a sealed text. Throws `DataKeyMissing`, or `SealBroken` if it was altered or moved. */
  open(place: SealedPlace, sealed: Uint8Array): string;
  /** As `seal`, for bytes. */
  sealBytes(keyId: Uint8Array, place: SealedPlace, clear: Uint8Array): Uint8Array;
  /** As `open`, for bytes. */
  openBytes(place: SealedPlace, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** A sealed value was altered or belongs to another place. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Another instance has rotated to a key that this one does not have. */
export class DataKeyMissing extends Error {
  override name = 'DataKeyMissing';
}

/** Whether bytes have the header of a sealed value. No PNG or JPEG has it. */
export function isSealed(bytes: Uint8Array): boolean {
  return bytes[0] === VERSION;
}

/**
 * The format of a sealed value: version (1 byte), id of its key (8), nonce (12), ciphertext, tag (16). Version, key id
 * and place are authenticated as additional data.
 */
export function sealerOf(keyring: Keyring): Sealer {
  const keyOf = (id: Uint8Array) => {
    const key = keyring.find(id);
    if (!key) throw new DataKeyMissing(`This server has no data key ${nameOf(id)}.`);
    return key.secret.export();
  };
  const sealBytes: Sealer['sealBytes'] = (keyId, place, clear) => {
    const header = concatBytes(Uint8Array.of(VERSION), keyId);
    const nonce = crypto.randomBytes(NONCE_BYTES);
    const parameters = { key: keyOf(keyId), nonce, aad: additionalData(header, place) };
    return concatBytes(header, nonce, crypto.sealAesGcm(parameters, clear));
  };
  const openBytes: Sealer['openBytes'] = (place, sealed) => {
    const header = sealed.subarray(0, HEADER_BYTES);
    if (sealed.length < SEAL_BYTES || !isSealed(header)) throw broken(place);
    const nonce = sealed.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
    const parameters = { key: keyOf(header.subarray(1)), nonce, aad: additionalData(header, place) };
    const clear = crypto.openAesGcm(parameters, sealed.subarray(HEADER_BYTES + NONCE_BYTES));
    if (!clear) throw broken(place);
    return clear;
  };
  return {
    seal: (keyId, place, clear) => sealBytes(keyId, place, utf8ToBytes(clear)),
    open: (place, sealed) => utf8.decode(openBytes(place, sealed)),
    sealBytes,
    openBytes,
  };
}

function additionalData(header: Uint8Array, { table, column, row }: SealedPlace): Uint8Array {
  return concatBytes(header, utf8ToBytes(JSON.stringify([table, column, row])));
}

function broken({ table, column, row }: SealedPlace): SealBroken {
  return new SealBroken(`${column} of ${row} in ${table} was altered, or belongs elsewhere.`);
}
