import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Bytes } from './crypto.ts';

/**
 * A key that no script can export: a non-extractable HMAC-SHA-256 key in IndexedDB. A copy of the record alone cannot
 * be attacked elsewhere. Browsers write this key unencrypted to the profile's files, so somebody who copies the whole
 * profile has it too, and only has to find the passcode.
 */
export interface DeviceKey {
  /** HMAC-SHA-256 of a message, 32 bytes. */
  mac(message: Bytes): Promise<Bytes>;
}

/** Identifies the device key without revealing anything about it: 16 bytes, hexadecimal. */
export async function deviceKeyId(key: DeviceKey): Promise<string> {
  return bytesToHex((await key.mac(bytes('keel device key'))).slice(0, 16));
}

/** The key that wraps the vault key: derived from the stretched passcode with the device key. */
export async function mixKey(stretched: Bytes, key: DeviceKey): Promise<Bytes> {
  const mixed = await key.mac(stretched);
  try {
    // Bound to its purpose, so that no other result of the device key equals this one.
    return new Uint8Array(hmac(sha256, mixed, bytes('keel vault wrap')));
  } finally {
    mixed.fill(0);
  }
}

/** Text as UTF-8 bytes. */
export function bytes(text: string): Bytes {
  return new Uint8Array(utf8ToBytes(text));
}
