import { gcm } from '@noble/ciphers/aes.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { v4 } from 'uuid';
import type { Crypto, Data } from './Crypto.ts';

const TAG_BYTES = 16;
const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/** Cryptography in plain JavaScript, for browsers, where Web Crypto is asynchronous. */
export const crypto: Crypto = {
  sha256(...parts) {
    const hash = sha256.create();
    for (const part of parts) hash.update(bytesOf(part));
    return hash.digest();
  },
  md5: (data) => md5(bytesOf(data)),
  hmacSha256: (key, data) => hmac(sha256, bytesOf(key), bytesOf(data)),
  hkdfSha256: (secret, info, length) => hkdf(sha256, secret, undefined, utf8ToBytes(info), length),
  sealAesGcm: ({ key, nonce, aad }, clear) => gcm(key, nonce, aad).encrypt(clear),
  openAesGcm({ key, nonce, aad }, sealed) {
    if (sealed.length < TAG_BYTES) return undefined;
    const cipher = gcm(key, nonce, aad);
    try {
      return cipher.decrypt(sealed);
    } catch {
      return undefined;
    }
  },
  randomBytes,
  randomBelow(limit) {
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > WORDS) throw new RangeError('The limit is out of range.');
    // Numbers of the last, incomplete range are drawn again, because they would make small results more likely.
    const end = WORDS - (WORDS % limit);
    for (;;) {
      const drawn = new DataView(randomBytes(WORD_BYTES).buffer).getUint32(0);
      if (drawn < end) return drawn % limit;
    }
  },
  randomUuid: () => v4(),
  equal: (one, other) => equalBytes(one, other),
};

function bytesOf(data: Data): Uint8Array {
  return typeof data === 'string' ? utf8ToBytes(data) : data;
}
