import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import type { Crypto } from './Crypto.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

/** Cryptography by Node's OpenSSL. */
export const crypto: Crypto = {
  sha256(...parts) {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return bytesOf(hash.digest());
  },
  md5: (data) => bytesOf(createHash('md5').update(data).digest()),
  hmacSha256: (key, data) => bytesOf(createHmac('sha256', key).update(data).digest()),
  hkdfSha256: (secret, info, length) => new Uint8Array(hkdfSync('sha256', secret, '', info, length)),
  sealAesGcm({ key, nonce, aad }, clear) {
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(aad);
    return bytesOf(Buffer.concat([cipher.update(clear), cipher.final(), cipher.getAuthTag()]));
  },
  openAesGcm({ key, nonce, aad }, sealed) {
    if (sealed.length < TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(aad);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const clear = decipher.update(sealed.subarray(0, -TAG_BYTES));
    try {
      return bytesOf(Buffer.concat([clear, decipher.final()]));
    } catch {
      return undefined;
    }
  },
  randomBytes: (length) => bytesOf(randomBytes(length)),
  randomBelow: (limit) => randomInt(limit),
  randomUuid: () => randomUUID(),
  equal: (one, other) => one.length === other.length && timingSafeEqual(one, other),
};

/** Converts a Buffer to a plain Uint8Array, because portable code must not depend on Buffer methods. */
function bytesOf({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
