import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { bytes } from './deviceKey.ts';
import { passkeyKey } from './passkeyKey.ts';

describe('the key from a PRF output', () => {
  it.each([
    [
      'A.1',
      '0b'.repeat(22),
      '000102030405060708090a0b0c',
      'f0f1f2f3f4f5f6f7f8f9',
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    ],
    [
      'A.3',
      '0b'.repeat(22),
      '',
      '',
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    ],
  ])('[WALLET-13] RFC 5869, test case %s', (_case, input, salt, info, output) => {
    const derived = hkdf(sha256, hexToBytes(input), hexToBytes(salt), hexToBytes(info), output.length / 2);
    expect(bytesToHex(derived)).toBe(output);
  });

  it("[WALLET-13] is WebCrypto's HKDF of the output, the salt and the purpose, before the device key is mixed in", async () => {
    const prf = new Uint8Array(32).fill(5);
    const salt = 'ab'.repeat(32);
    let derived = '';
    await passkeyKey(prf, salt, {
      mac(message) {
        derived = bytesToHex(message);
        return Promise.resolve(new Uint8Array(32));
      },
    });
    const input = await crypto.subtle.importKey('raw', prf, 'HKDF', false, ['deriveBits']);
    const info = bytes('keel vault passkey');
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(hexToBytes(salt)), info };
    const expected = await crypto.subtle.deriveBits(parameters, input, 256);
    expect(derived).toBe(bytesToHex(new Uint8Array(expected)));
  });
});
