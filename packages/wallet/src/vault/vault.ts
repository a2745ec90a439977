import { bytesToHex } from '@noble/hashes/utils.js';
import { decrypt, encrypt, isSame, stretch } from './cipher.ts';
import type { Bytes, VaultCrypto } from './crypto.ts';
import { type DeviceKey, deviceKeyId, mixKey } from './deviceKey.ts';
import { passcodeKindOf } from './passcodeKind.ts';
import type { VaultPlace } from './place.ts';
import {
  bodyBinding,
  encodeRecord,
  type KdfParams,
  parseRecord,
  recordVersion,
  type VaultRecord,
  wrapBinding,
} from './record.ts';
import { ruleOf } from './ruleOf.ts';
import type { SigningRule } from './signingRule.ts';
import { packSecret, unpackSecret, type WalletSecret, wipeSecret } from './walletSecret.ts';

/** The key derivation of new records; older ones are upgraded to it when they are unlocked (ASVS 11.2.2). */
export const KDF_TARGET: KdfParams = { name: 'argon2id', m: 47_104, t: 2, p: 1 };

/**
 * The weakest parameters with which a record is opened: the minimum of ASVS 5.0. A weaker record was changed, so that
 * its passcode can be guessed faster.
 */
export const KDF_FLOOR: KdfParams = { name: 'argon2id', m: 47_104, t: 1, p: 1 };

/** What a vault works with. */
export interface VaultTools {
  readonly crypto: VaultCrypto;
  readonly device: DeviceKey;
  /** @default KDF_TARGET */
  readonly kdf?: KdfParams;
  /** @default KDF_FLOOR */
  readonly kdfFloor?: KdfParams;
}

/** The caller wipes the secret. */
export interface SealRequest extends WalletSecret {
  readonly userId: string;
  readonly wallet: VaultPlace;
  readonly passcode: string;
}

export interface OpenRequest {
  readonly userId: string;
  /** The record as it was stored. */
  readonly record: string;
  readonly passcode: string;
}

/**
 * Why a vault cannot be opened. `damaged`: it is not a record, or belongs to another person or a lost device key.
 * `weak`: its parameters are below `KDF_FLOOR`, so no passcode was tried.
 */
export type NotOpened = { readonly kind: 'wrong' } | { readonly kind: 'damaged' } | { readonly kind: 'weak' };

/** The caller wipes the secret. */
export interface Opened extends WalletSecret {
  readonly kind: 'opened';
  readonly wallet: VaultPlace;
  /** The record with the current parameters, which should replace the stored one; null if it has them already. */
  readonly upgraded: string | null;
  /** The chosen rule; undefined if `DEFAULT_RULE` applies. */
  readonly rule: SigningRule | undefined;
}

/**
 * Encrypts the secret of a wallet under a passcode, and opens the result before it returns it, so that it can be opened
 * later (WALLET-3).
 */
export async function sealVault(
  tools: VaultTools,
  { userId, wallet, entropy, seedPassphrase, passcode }: SealRequest,
): Promise<string> {
  const { crypto } = tools;
  const vaultKey = crypto.random(32);
  const secret = packSecret({ entropy, seedPassphrase });
  try {
    const v = recordVersion(wallet, seedPassphrase !== undefined);
    const binding = bodyBinding({ v, userId, wallet });
    const body = await encrypt(crypto, vaultKey, secret, binding);
    if (!isSame(await decrypt(crypto, vaultKey, body, binding), secret)) throw new Error(UNREADABLE);
    return await wrapped(tools, { v, userId, wallet, body }, { vaultKey, passcode });
  } finally {
    secret.fill(0);
    vaultKey.fill(0);
  }
}

/** Opens a record with its passcode. */
export async function openVault(tools: VaultTools, request: OpenRequest): Promise<Opened | NotOpened> {
  const unwrapped = await unwrap(tools, request);
  if (unwrapped.kind !== 'unwrapped') return unwrapped;
  const { record, vaultKey } = unwrapped;
  try {
    const secret = await secretOf(tools, record, vaultKey);
    const rule = await ruleOf(tools.crypto, record, vaultKey);
    if (secret === null || rule === null) return notReadable(secret);
    const upgraded = isWeaker(record.kdf, target(tools))
      ? await wrapped(tools, record, { vaultKey, passcode: request.passcode })
      : null;
    return { kind: 'opened', ...secret, wallet: record.wallet, upgraded, rule };
  } finally {
    vaultKey.fill(0);
  }
}

/** The record under another passcode. Only the vault key is wrapped again; the words are not decrypted (SET-2). */
export async function rewrapVault(
  tools: VaultTools,
  request: OpenRequest,
  next: string,
): Promise<{ readonly kind: 'changed'; readonly record: string } | NotOpened> {
  const unwrapped = await unwrap(tools, request);
  if (unwrapped.kind !== 'unwrapped') return unwrapped;
  const { record, vaultKey } = unwrapped;
  try {
    // If the body cannot be decrypted, a new passcode would only hide the damage.
    const secret = await secretOf(tools, record, vaultKey);
    if (secret === null) return { kind: 'damaged' };
    wipeSecret(secret);
    return { kind: 'changed', record: await wrapped(tools, record, { vaultKey, passcode: next }) };
  } finally {
    vaultKey.fill(0);
  }
}

/** The answer for a record of which one part was changed; the decrypted other part is wiped. */
export function notReadable(secret: WalletSecret | null): { readonly kind: 'damaged' } {
  if (secret !== null) wipeSecret(secret);
  return { kind: 'damaged' };
}

/** The words and their passphrase; null if they were changed. The caller wipes them. */
export async function secretOf(
  { crypto }: VaultTools,
  record: VaultRecord,
  vaultKey: Bytes,
): Promise<WalletSecret | null> {
  const packed = await decrypt(crypto, vaultKey, record.body, bodyBinding(record));
  return packed && unpackSecret(packed);
}

/** A record of this body under this passcode, with a new salt and IV; it is read back before it is returned. */
async function wrapped(
  tools: VaultTools,
  {
    v,
    userId,
    wallet,
    body,
    passkey,
    rule,
  }: Pick<VaultRecord, 'v' | 'userId' | 'wallet' | 'body' | 'passkey' | 'rule'>,
  { vaultKey, passcode }: { readonly vaultKey: Bytes; readonly passcode: string },
): Promise<string> {
  const { crypto, device } = tools;
  const passcodeKind = passcodeKindOf(passcode);
  const header = {
    v,
    userId,
    wallet,
    kdf: target(tools),
    salt: bytesToHex(crypto.random(16)),
    device: await deviceKeyId(device),
    ...(passcodeKind !== 'digits' && { passcodeKind }),
  } as const;
  const key = await wrappingKey(device, header, passcode);
  try {
    const binding = wrapBinding(header);
    const wrap = await encrypt(crypto, key, vaultKey, binding);
    const text = encodeRecord({ ...header, wrap, body, ...(passkey && { passkey }), ...(rule && { rule }) });
    const written = parseRecord(text);
    const decrypted = written && (await decrypt(crypto, key, written.wrap, wrapBinding(written)));
    if (!isSame(decrypted, vaultKey)) throw new Error(UNREADABLE);
    return text;
  } finally {
    key.fill(0);
  }
}

type Unwrapped = { readonly kind: 'unwrapped'; readonly record: VaultRecord; readonly vaultKey: Bytes };

/** Takes the vault key of a record with its passcode. The caller wipes it. */
export async function unwrap(
  { crypto, device, kdfFloor = KDF_FLOOR }: VaultTools,
  { userId, record: text, passcode }: OpenRequest,
): Promise<Unwrapped | NotOpened> {
  const record = parseRecord(text);
  if (record === null || record.userId !== userId) return { kind: 'damaged' };
  // Without its device key no passcode opens it: reporting 'wrong' would make people try all they can think of.
  if (record.device !== (await deviceKeyId(device))) return { kind: 'damaged' };
  if (isWeaker(record.kdf, kdfFloor)) return { kind: 'weak' };
  const key = await wrappingKey(device, record, passcode);
  try {
    const vaultKey = await decrypt(crypto, key, record.wrap, wrapBinding(record));
    return vaultKey === null ? { kind: 'wrong' } : { kind: 'unwrapped', record, vaultKey };
  } finally {
    key.fill(0);
  }
}

async function wrappingKey(
  device: DeviceKey,
  record: Pick<VaultRecord, 'kdf' | 'salt'>,
  passcode: string,
): Promise<Bytes> {
  const stretched = stretch(passcode, record);
  try {
    return await mixKey(stretched, device);
  } finally {
    stretched.fill(0);
  }
}

/** The message of an error that has nothing to do with the passcode. */
export const UNREADABLE = 'The vault cannot be read back.';

function target({ kdf = KDF_TARGET }: VaultTools): KdfParams {
  return kdf;
}

/** Whether less memory or fewer passes are used. */
export function isWeaker(used: KdfParams, required: KdfParams): boolean {
  return used.m < required.m || used.t < required.t;
}
