import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { type DataKey, ID_BYTES, nameOf } from '@keel/backend/sealing/dataKey.ts';

/** The first bytes of an encrypted backup; an unencrypted one starts with the gzip header. */
const MAGIC = Buffer.from('keel encrypted backup 1\n');
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer>;

/**
 * Encrypts a stream: magic bytes, the id of the key, a salt, then chunks encrypted with AES-256-GCM. The key of each
 * file is derived from the backup key and the salt (HKDF-SHA-256). The nonce of a chunk consists of its number and a
 * flag for the last chunk, so that moved, missing or truncated chunks are detected.
 */
export function sealing(key: DataKey) {
  return async function* seal(source: Bytes): AsyncGenerator<Buffer> {
    const header = Buffer.concat([MAGIC, key.id, randomBytes(SALT_BYTES)]);
    const secret = secretOf(key, header);
    yield header;
    let [rest, number]: [Buffer, number] = [Buffer.alloc(0), 0];
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece]);
      for (; rest.length > CHUNK_BYTES; number += 1) {
        yield sealChunk(secret, nonceOf(number, false), rest.subarray(0, CHUNK_BYTES));
        rest = rest.subarray(CHUNK_BYTES);
      }
    }
    yield sealChunk(secret, nonceOf(number, true), rest);
  };
}

/** Returns the decrypted stream of a backup, which may be encrypted or not. Throws a `StartFault` that names `file`. */
export function opening(file: string, keys: readonly DataKey[]) {
  return async function* open(source: Bytes): AsyncGenerator<Buffer> {
    let [rest, number]: [Buffer, number] = [Buffer.alloc(0), 0];
    let secret: Buffer | undefined;
    let isClear = false;
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece]);
      if (secret === undefined) isClear ||= !MAGIC.subarray(0, rest.length).equals(rest.subarray(0, MAGIC.length));
      if (isClear) {
        yield rest;
        rest = Buffer.alloc(0);
        continue;
      }
      if (secret === undefined) {
        if (rest.length < HEADER_BYTES) continue;
        const header = rest.subarray(0, HEADER_BYTES);
        secret = secretOf(keyOf(header, file, keys), header);
        rest = rest.subarray(HEADER_BYTES);
      }
      for (; rest.length > CHUNK_BYTES + TAG_BYTES; number += 1) {
        const chunk = openChunk(secret, nonceOf(number, false), rest.subarray(0, CHUNK_BYTES + TAG_BYTES));
        if (!chunk) throw altered(file);
        yield chunk;
        rest = rest.subarray(CHUNK_BYTES + TAG_BYTES);
      }
    }
    if (isClear) return;
    if (secret === undefined) {
      if (rest.length >= MAGIC.length) throw cutOff(file);
      yield rest;
      return;
    }
    const last = openChunk(secret, nonceOf(number, true), rest);
    if (!last) throw openChunk(secret, nonceOf(number, false), rest) ? cutOff(file) : cutOffOrAltered(file);
    yield last;
  };
}

function secretOf(key: DataKey, header: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key.secret.export(), header, 'keel backup 1', 32));
}

function keyOf(header: Buffer, file: string, keys: readonly DataKey[]): DataKey {
  const id = header.subarray(MAGIC.length, MAGIC.length + ID_BYTES);
  const key = keys.find((each) => nameOf(each.id) === nameOf(id));
  if (key) return key;
  const where = keys.length === 0 ? 'BACKUP_KEY_FILE is not set' : `BACKUP_KEY_FILE has ${names(keys)} alone`;
  throw new StartFault(
    `The backup ${file} is encrypted with the backup key ${nameOf(id)}, and ${where}. Put that key into the file it names. Nothing was changed.`,
  );
}

function names(keys: readonly DataKey[]): string {
  return keys.map(({ id }) => nameOf(id)).join(' and ');
}

/** The first bytes contain the number of the chunk, the last byte is 1 for the last chunk. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function sealChunk(secret: Buffer, nonce: Buffer, clear: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined if decryption fails. */
function openChunk(secret: Buffer, nonce: Buffer, chunk: Buffer): Buffer | undefined {
  if (chunk.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function altered(file: string): StartFault {
  return new StartFault(`The backup ${file} is damaged or was altered. Nothing was changed. Use another one.`);
}

function cutOff(file: string): StartFault {
  return new StartFault(`The backup ${file} is cut off: its end is missing. Nothing was changed. Use another one.`);
}

function cutOffOrAltered(file: string): StartFault {
  return new StartFault(
    `The backup ${file} is cut off, or its last part is damaged or was altered. Nothing was changed. Use another one.`,
  );
}
