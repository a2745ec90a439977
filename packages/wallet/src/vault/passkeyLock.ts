import { type Cipher, isCipher, isHex, isObject } from './shapes.ts';

/** The second lock of a record: the vault key, encrypted with a key that a passkey gives (WALLET-13). */
export interface PasskeyLock {
  /** The credential's id, base64url. */
  readonly id: string;
  /** The input of the passkey's PRF, which is also the salt of the key derivation: 32 bytes, hexadecimal. */
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
  return isObject(found) && isPasskeyId(found['id']) && isPasskeySalt(found['salt']) && isCipher(found['wrap'], [32]);
}

/** A credential id in base64url: at most 1,023 bytes (WebAuthn Level 3). */
export function isPasskeyId(found: unknown): boolean {
  return typeof found === 'string' && /^[\w-]{1,1364}$/.test(found);
}

export function isPasskeySalt(found: unknown): boolean {
  return isHex(found, 32);
}
