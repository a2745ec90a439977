import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Bytes } from './crypto.ts';
import { bytes, type DeviceKey, mixKey } from './deviceKey.ts';
import { type Cipher, isCipher, isHex, isObject } from './shapes.ts';

/** The second lock of a record: the vault key, encrypted with a key that a passkey gives (WALLET-13). */
export interface PasskeyLock {
  /** The credential's id, base64url. */
  readonly id: string;
  /** What the passkey's PRF is evaluated for, and the salt of the key derivation: 32 bytes, hexadecimal. */
  readonly salt: string;
  /** The vault key, encrypted with the key from the passkey and the device key. */
  readonly wrap: Cipher;
}

/** The fields in a fixed order, without anything else. */
export const passkeyLockOf = ({ id, salt, wrap: { iv, data } }: PasskeyLock): PasskeyLock => ({
  id,
  salt,
  wrap: { iv, data },
});

export function isPasskeyLock(found: unknown): found is PasskeyLock {
  return isObject(found) && isPasskeyId(found['id']) && isHex(found['salt'], 32) && isCipher(found['wrap'], [32]);
}

/** A credential id in base64url: at most 1,023 bytes (WebAuthn Level 3). */
function isPasskeyId(found: unknown): boolean {
  return typeof found === 'string' && /^[\w-]{1,1364}$/.test(found);
}

/** The key that wraps the vault key: derived from the PRF output by HKDF-SHA-256 (RFC 5869), with the device key. */
export async function passkeyKey(prf: Uint8Array, salt: string, device: DeviceKey): Promise<Bytes> {
  const derived = new Uint8Array(hkdf(sha256, prf, hexToBytes(salt), bytes('keel vault passkey'), 32));
  try {
    return await mixKey(derived, device);
  } finally {
    derived.fill(0);
  }
}
