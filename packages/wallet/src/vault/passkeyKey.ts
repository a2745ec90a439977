import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Bytes } from './crypto.ts';
import { bytes, type DeviceKey, mixKey } from './deviceKey.ts';

/** The key that wraps the vault key: derived from the PRF output by HKDF-SHA-256 (RFC 5869), with the device key. */
export async function passkeyKey(prf: Uint8Array, salt: string, device: DeviceKey): Promise<Bytes> {
  const derived = new Uint8Array(hkdf(sha256, prf, hexToBytes(salt), bytes('keel vault passkey'), 32));
  try {
    return await mixKey(derived, device);
  } finally {
    derived.fill(0);
  }
}
