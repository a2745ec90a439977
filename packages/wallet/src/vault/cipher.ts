import { argon2id } from '@noble/hashes/argon2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Bytes, VaultCrypto } from './crypto.ts';
import { bytes } from './deviceKey.ts';
import type { KdfParams } from './record.ts';
import type { Cipher } from './shapes.ts';

/**
 * 32 bytes derived from a passcode or passphrase. It is normalized first, so that every keyboard gives the same bytes.
 */
export function stretch(typed: string, { kdf: { m, t, p }, salt }: Salted): Bytes {
  const secret = bytes(typed.normalize('NFKC'));
  const stretched = new Uint8Array(argon2id(secret, hexToBytes(salt), { m, t, p, dkLen: 32 }));
  secret.fill(0);
  return stretched;
}

interface Salted {
  readonly kdf: KdfParams;
  /** Hexadecimal. */
  readonly salt: string;
}

/** Encrypts with a new IV. `binding` is authenticated, and needed again to decrypt. */
export async function encrypt(crypto: VaultCrypto, key: Bytes, data: Bytes, binding: string): Promise<Cipher> {
  const iv = crypto.random(12);
  const sealed = await crypto.encrypt(key, { iv, data, additional: bytes(binding) });
  return { iv: bytesToHex(iv), data: bytesToHex(sealed) };
}

/** null if the key is wrong, or anything was changed. */
export function decrypt(crypto: VaultCrypto, key: Bytes, { iv, data }: Cipher, binding: string): Promise<Bytes | null> {
  const sealed = { iv: new Uint8Array(hexToBytes(iv)), data: new Uint8Array(hexToBytes(data)) };
  return crypto.decrypt(key, { ...sealed, additional: bytes(binding) });
}

/** Whether the bytes that were read back equal those that were written. Wipes the bytes that were read back. */
export function isSame(again: Bytes | null, written: Bytes): boolean {
  const same = again?.length === written.length && again.every((byte, at) => byte === written[at]);
  again?.fill(0);
  return same;
}
