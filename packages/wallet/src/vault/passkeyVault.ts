import { decrypt, encrypt, isSame } from './cipher.ts';
import { deviceKeyId } from './deviceKey.ts';
import { passkeyKey } from './passkeyKey.ts';
import type { PasskeyLock } from './passkeyLock.ts';
import { encodeRecord, parseRecord, passkeyBinding } from './record.ts';
import { ruleOf } from './ruleOf.ts';
import {
  type NotOpened,
  notReadable,
  type Opened,
  type OpenRequest,
  secretOf,
  UNREADABLE,
  unwrap,
  type VaultTools,
} from './vault.ts';
import { wipeSecret } from './walletSecret.ts';

/** A passkey with its PRF output for `salt`. The caller wipes `prf`. */
export interface EvaluatedPasskey extends Omit<PasskeyLock, 'wrap'> {
  /** 32 bytes. */
  readonly prf: Uint8Array;
}

/**
 * The record with a second lock over the same vault key, in place of an earlier passkey (WALLET-13). The passcode opens
 * it as before. The result is opened with the passkey before it is returned.
 */
export async function addPasskey(
  tools: VaultTools,
  request: OpenRequest,
  { id, salt, prf }: EvaluatedPasskey,
): Promise<{ readonly kind: 'changed'; readonly record: string } | NotOpened> {
  const unwrapped = await unwrap(tools, request);
  if (unwrapped.kind !== 'unwrapped') return unwrapped;
  const { record, vaultKey } = unwrapped;
  const key = await passkeyKey(prf, salt, tools.device);
  try {
    const secret = await secretOf(tools, record, vaultKey);
    if (secret === null) return { kind: 'damaged' };
    wipeSecret(secret);
    const wrap = await encrypt(tools.crypto, key, vaultKey, passkeyBinding(record, { id, salt }));
    const text = encodeRecord({ ...record, passkey: { id, salt, wrap } });
    const written = parseRecord(text);
    const lock = written?.passkey;
    const again = written && lock && (await decrypt(tools.crypto, key, lock.wrap, passkeyBinding(written, lock)));
    if (!isSame(again ?? null, vaultKey)) throw new Error(UNREADABLE);
    return { kind: 'changed', record: text };
  } finally {
    key.fill(0);
    vaultKey.fill(0);
  }
}

/**
 * Opens a record with the PRF output of its passkey. `wrong`: the record has no passkey or another one, or was changed.
 * The record is not upgraded, since that needs the passcode.
 */
export async function openWithPasskey(
  tools: VaultTools,
  { userId, record: text, prf }: Omit<OpenRequest, 'passcode'> & Pick<EvaluatedPasskey, 'prf'>,
): Promise<Opened | { readonly kind: 'wrong' | 'damaged' }> {
  const record = parseRecord(text);
  if (record === null || record.userId !== userId) return { kind: 'damaged' };
  const lock = record.passkey;
  if (lock === undefined) return { kind: 'wrong' };
  if (record.device !== (await deviceKeyId(tools.device))) return { kind: 'damaged' };
  const key = await passkeyKey(prf, lock.salt, tools.device);
  try {
    const vaultKey = await decrypt(tools.crypto, key, lock.wrap, passkeyBinding(record, lock));
    if (vaultKey === null) return { kind: 'wrong' };
    const secret = await secretOf(tools, record, vaultKey);
    const rule = await ruleOf(tools.crypto, record, vaultKey);
    vaultKey.fill(0);
    if (secret === null || rule === null) return notReadable(secret);
    return { kind: 'opened', ...secret, wallet: record.wallet, upgraded: null, rule };
  } finally {
    key.fill(0);
  }
}

/** The record with the passcode only; null if it cannot be read. */
export function removePasskey(text: string): string | null {
  const record = parseRecord(text);
  if (record === null) return null;
  const { passkey: _, ...rest } = record;
  return encodeRecord(rest);
}
