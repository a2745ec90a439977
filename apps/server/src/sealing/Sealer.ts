import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';
import { ID_BYTES, nameOf } from './dataKey.ts';
import type { Keyring } from './Keyring.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;
/** What sealing adds to the length. */
export const SEAL_BYTES = HEADER_BYTES + NONCE_BYTES + TAG_BYTES;
/** A text that begins with a byte order mark keeps it. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Where a sealed text or image stands. It is bound to that place: moved to another row it does not open. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Seals what neither the database nor the object store must tell (AES-256-GCM). */
export interface Sealer {
  /** Seals a text with the key of an id, for one place. Throws `DataKeyMissing` where the server lacks that key. */
  seal(keyId: Uint8Array, place: Place, clear: string): Uint8Array;
  /** The text again. Throws `DataKeyMissing`, or `SealBroken` where it was altered or moved. */
  open(place: Place, sealed: Uint8Array): string;
  /** As `seal`, for bytes. */
  sealBytes(keyId: Uint8Array, place: Place, clear: Uint8Array): Uint8Array;
  /** As `open`, for bytes. */
  openBytes(place: Place, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
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

function additionalData(header: Uint8Array, { table, column, row }: Place): Uint8Array {
  return concatBytes(header, utf8ToBytes(JSON.stringify([table, column, row])));
}

function broken({ table, column, row }: Place): SealBroken {
  return new SealBroken(`${column} of ${row} in ${table} was altered, or belongs elsewhere.`);
}
