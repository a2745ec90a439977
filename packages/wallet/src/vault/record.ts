import { checksum } from './checksum.ts';
import type { PasscodeKind } from './passcodeKind.ts';
import { isPasskeyLock, type PasskeyLock, passkeyLockOf } from './passkeyLock.ts';
import type { VaultPlace } from './place.ts';
import { ENTROPY_BYTES, PACKED_BYTES } from './secretSizes.ts';
import { type Cipher, isCipher, isCount, isHex, isObject, isText } from './shapes.ts';
import { RULE_BYTES } from './signingRule.ts';

/** The parameters of the key derivation from the passcode (ASVS 5.0 appendix C; RFC 9106). */
export interface KdfParams {
  readonly name: 'argon2id';
  /** Memory in KiB. */
  readonly m: number;
  /** Passes over it. */
  readonly t: number;
  /** Lanes. */
  readonly p: number;
}

/**
 * What this device stores of a wallet: nothing in it can be read without this browser's device key and the passcode
 * or the passkey, and nothing can be changed unnoticed (WALLET-3), except that the passkey or the rule is removed. All of it but
 * `sum` and the ciphertexts is additional data of a ciphertext.
 */
export interface VaultRecord {
  /** 2 if the wallet has a path of its own, which version 1 did not know; 3 if its words have a passphrase. */
  readonly v: RecordVersion;
  readonly userId: string;
  readonly wallet: VaultPlace;
  readonly kdf: KdfParams;
  /** 16 bytes, hexadecimal. */
  readonly salt: string;
  /** The device key that was used: 16 bytes, hexadecimal. */
  readonly device: string;
  /** The vault key, encrypted with the key from passcode and device key. */
  readonly wrap: Cipher;
  /** The words and their passphrase (`packSecret`), encrypted with the vault key. */
  readonly body: Cipher;
  /** A second lock over the same vault key (WALLET-13); a record without one is written as before. */
  readonly passkey?: PasskeyLock;
  /** The chosen `SigningRule`, encrypted with the vault key (WALLET-15); without one, `DEFAULT_RULE` applies. */
  readonly rule?: Cipher;
  /** Present if the passcode is a passphrase (WALLET-16); otherwise it has six digits, as in all older records. */
  readonly passcodeKind?: Exclude<PasscodeKind, 'digits'>;
}

export type RecordVersion = 1 | 2 | 3;

/** The lowest version that can store this wallet, so that older versions of the app can read it if possible. */
export function recordVersion({ path }: VaultPlace, hasPassphrase: boolean): RecordVersion {
  if (hasPassphrase) return 3;
  return path === undefined ? 1 : 2;
}

/** More memory or passes than this would hang the browser, so the record was not written by the vault. */
const KDF_LIMITS = { m: 262_144, t: 16, p: 4 } as const;

/** The record as text, always the same for the same record. */
export function encodeRecord(record: VaultRecord): string {
  const text = JSON.stringify(withOrderedKeys(record));
  return `${text.slice(0, -1)},"sum":"${checksum(text)}"}`;
}

/**
 * Parses a record; null if the text is not one, or was damaged.
 *
 * The checksum is no protection, it only distinguishes damage from a wrong passcode; the additional data protects the
 * record.
 */
export function parseRecord(text: string): VaultRecord | null {
  try {
    const found: unknown = JSON.parse(text);
    // A record has exactly one text: another order, blanks or a duplicate name make it a different one.
    return isRecord(found) && encodeRecord(found) === text ? withOrderedKeys(found) : null;
  } catch {
    return null;
  }
}

/** The additional data of the wrapped vault key: the whole header. */
export function wrapBinding({
  v,
  userId,
  wallet,
  kdf,
  salt,
  device,
  passcodeKind,
}: Omit<VaultRecord, 'wrap' | 'body' | 'passkey' | 'rule'>): string {
  const kind = passcodeKind === undefined ? [] : [passcodeKind];
  return JSON.stringify(['wrap', v, userId, placeOf(wallet), kdfOf(kdf), salt, device, ...kind]);
}

/**
 * The additional data of the vault key that a passkey wraps: the part of the header that a new passcode does not change,
 * with the device key and the passkey.
 */
export function passkeyBinding(
  { v, userId, wallet, device }: Pick<VaultRecord, 'v' | 'userId' | 'wallet' | 'device'>,
  { id, salt }: Omit<PasskeyLock, 'wrap'>,
): string {
  return JSON.stringify(['passkey wrap', v, userId, placeOf(wallet), device, id, salt]);
}

/** The additional data of the words: the part of the header that a new passcode does not change. */
export function bodyBinding({ v, userId, wallet }: Pick<VaultRecord, 'v' | 'userId' | 'wallet'>): string {
  return JSON.stringify(['body', v, userId, placeOf(wallet)]);
}

/** The additional data of the rule: the part of the header that a new passcode does not change. */
export function ruleBinding({ v, userId, wallet }: Pick<VaultRecord, 'v' | 'userId' | 'wallet'>): string {
  return JSON.stringify(['rule', v, userId, placeOf(wallet)]);
}

function withOrderedKeys({
  v,
  userId,
  wallet,
  kdf,
  salt,
  device,
  wrap,
  body,
  passkey,
  rule,
  passcodeKind,
}: VaultRecord): VaultRecord {
  return {
    v,
    userId,
    wallet: placeOf(wallet),
    kdf: kdfOf(kdf),
    salt,
    device,
    wrap: { iv: wrap.iv, data: wrap.data },
    body: { iv: body.iv, data: body.data },
    ...(passkey !== undefined && { passkey: passkeyLockOf(passkey) }),
    ...(rule !== undefined && { rule: { iv: rule.iv, data: rule.data } }),
    ...(passcodeKind !== undefined && { passcodeKind }),
  };
}

const placeOf = ({ chain, network, address, path }: VaultPlace): VaultPlace => ({
  chain,
  network,
  address,
  ...(path !== undefined && { path }),
});
/** The parameters in a fixed order, without anything else. */
export const kdfOf = ({ name, m, t, p }: KdfParams): KdfParams => ({ name, m, t, p });

function isRecord(found: unknown): found is VaultRecord {
  if (!isObject(found)) return false;
  const { v, userId, wallet, kdf, salt, device, wrap, body, passkey, rule, passcodeKind } = found;
  if (!isText(userId) || !isObject(wallet) || !isKdf(kdf)) return false;
  const hasPath = isText(wallet['path']);
  if (!hasPath && wallet['path'] !== undefined) return false;
  if (!(v === 1 && !hasPath) && !(v === 2 && hasPath) && v !== 3) return false;
  if (![wallet['chain'], wallet['network'], wallet['address']].every(isText)) return false;
  return (
    isHex(salt, 16) &&
    isHex(device, 16) &&
    isCipher(wrap, [32]) &&
    (passkey === undefined || isPasskeyLock(passkey)) &&
    (rule === undefined || isCipher(rule, [RULE_BYTES])) &&
    (passcodeKind === undefined || passcodeKind === 'passphrase') &&
    isCipher(body, v === 3 ? [PACKED_BYTES] : ENTROPY_BYTES)
  );
}

function isKdf(found: unknown): found is KdfParams {
  if (!isObject(found) || found['name'] !== 'argon2id') return false;
  const { m, t, p } = found;
  if (!isCount(m, KDF_LIMITS.m) || !isCount(t, KDF_LIMITS.t) || !isCount(p, KDF_LIMITS.p)) return false;
  return m >= 8 * p;
}
