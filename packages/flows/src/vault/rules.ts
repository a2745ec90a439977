import { Secret } from '../secret.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import type { EpochMs } from '../types.ts';
import { isCommonPasscode } from './commonPasscode.ts';
import { OpenKeys } from './keys.ts';
import { passcodeMessages, vaultMessages } from './messages.ts';
import { isSameText, passphraseFault } from './passphrase.ts';
import { sealingMessages } from './sealing.ts';
import type * as Vault from './types.ts';

/** How long the keys may be used for one signature: 30 s. */
export const signingGrace = 30_000;

/** No vault. */
export const noVault: Vault.VaultContext = {
  userId: null,
  wallet: null,
  failedAttempts: 0,
  retryAt: 0,
  autoLockMinutes: 1,
  lastActivityAt: 0,
  left: 0,
  message: '',
};

/** What is wrong with a new passcode; null if nothing is (WALLET-1, WALLET-16). */
export function passcodeFault(
  passcode: Secret,
  repeated: Secret,
  { kind = 'digits', known = [] }: Vault.PasscodeChoice = {},
): string | null {
  if (kind === 'passphrase') {
    if (known.some((text) => isSameText(passcode, text))) return passcodeMessages.known;
    return passphraseFault(passcode, repeated);
  }
  if (passcode.length < shortestPasscode) return passcodeMessages.short;
  if (passcode.length > longestPasscode) return passcodeMessages.long;
  if (isCommonPasscode(passcode)) return passcodeMessages.common;
  return passcode.equals(repeated) ? null : passcodeMessages.different;
}

/** Whether a port's answer is of this `kind`. An answer may be anything, and must not make the flow throw. */
export function isAnswerOfKind(answer: unknown, kind: string): boolean {
  return isRecord(answer) && answer['kind'] === kind;
}

/** A vault that can be unlocked. */
export function isSealed(answer: Vault.ProbeVaultAnswer): boolean {
  return isAnswerOfKind(answer, 'sealed');
}

/** The passcode may not be tried yet: a reload does not shorten the pause. */
export function isHeldBack(answer: Vault.ProbeVaultAnswer): boolean {
  return isRecord(answer) && answer.kind === 'sealed' && isCount(answer.at) && answer.retryAt > answer.at;
}

/** Stores what the device knows of the vault. Invalid counts and places are replaced by 0 and null. */
export function setVault(answer: Vault.ProbeVaultAnswer): Partial<Vault.VaultContext> {
  if (answer.kind !== 'sealed') return { ...noStoredVault, autoLockMinutes: minutesIn(answer) };
  const { wallet, failedAttempts, retryAt, at } = answer;
  const stored = {
    wallet: isPlace(wallet) ? wallet : null,
    failedAttempts: isCount(failedAttempts) ? failedAttempts : 0,
    autoLockMinutes: toMinutes(answer.autoLockMinutes),
  };
  return isHeldBack(answer) ? { ...stored, ...pauseUntil(retryAt, at) } : { ...stored, retryAt: 0, left: 0 };
}

/** Caps the pause, so that a clock that was set back or a damaged record does not lengthen it. */
function pauseUntil(retryAt: EpochMs, at: EpochMs): Pick<Vault.VaultContext, 'retryAt' | 'left'> {
  const left = retryAt - at < longestLockout ? retryAt - at : longestLockout;
  return { retryAt: at + left, left };
}

/** An answer with open keys. */
export function isOpened(answer: Vault.UnlockVaultAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'opened') return false;
  return answer.keys instanceof OpenKeys && isPlace(answer.wallet) && isCount(answer.at);
}

/** The wallet is unlocked: failed attempts are reset, and the deadline starts. */
export function setOpened(
  { autoLockMinutes }: Vault.VaultContext,
  { wallet, at }: { readonly wallet: Vault.WalletPlace; readonly at: EpochMs },
): Partial<Vault.VaultContext> {
  const left = msOf(autoLockMinutes);
  return { wallet, failedAttempts: 0, retryAt: 0, lastActivityAt: at, left, message: '' };
}

/** The keys of an event. @throws TypeError if it has none, which a guard prevents */
export function keysIn(event: object): OpenKeys {
  const { keys, output } = event as { readonly keys?: unknown; readonly output?: unknown };
  const found = isRecord(output) ? output['keys'] : keys;
  if (found instanceof OpenKeys) return found;
  throw new TypeError('This event brings no keys.');
}

/** What creating and importing a wallet have in their context. */
export interface Drafted {
  readonly userId: string;
  /** The recovery phrase; null before there is one. */
  readonly draft: OpenKeys | null;
  /** The chosen address; importing has one. */
  readonly place?: Vault.WalletPlace | null;
}

/** The phrase. @throws TypeError if there is none, which no state that needs it allows */
export function draftOf({ draft }: Pick<Drafted, 'draft'>): OpenKeys {
  if (draft === null) throw new TypeError('There are no words yet.');
  return draft;
}

/** What is saved under the passcode of an event. @throws TypeError if the event has none */
export function sealCall(drafted: Drafted, event: object): Vault.SealVaultCall {
  const { passcode } = event as { readonly passcode?: unknown };
  if (!(passcode instanceof Secret)) throw new TypeError('This event brings no passcode.');
  return { userId: drafted.userId, draft: draftOf(drafted), place: drafted.place ?? null, passcode };
}

/** A vault that was written and read back, with keys that outlive the draft. */
export function isSaved(answer: Vault.SealVaultAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'sealed') return false;
  return answer.keys instanceof OpenKeys && isPlace(answer.wallet) && isCount(answer.at);
}

/** The event for the vault flow. @throws TypeError if nothing was sealed, which a guard prevents */
export function toSealed(answer: Vault.SealVaultAnswer): Vault.VaultSealed {
  if (answer.kind !== 'sealed') throw new TypeError('Nothing was sealed; check it first.');
  const { keys, wallet, at } = answer;
  return { type: 'wallet.sealed', keys, wallet, at };
}

/** The message when the vault was not saved; the phrase is still available. */
export function notSavedMessage(answer: unknown): string {
  return isAnswerOfKind(answer, 'full') ? sealingMessages.full : sealingMessages.failed;
}

/** A wrong passcode, with the count of failed attempts and the time from which the pause runs. */
export function isWrongPasscode(answer: unknown): answer is Vault.WrongPasscode {
  if (!isAnswerOfKind(answer, 'wrong') && !isAnswerOfKind(answer, 'held')) return false;
  const { at, failedAttempts, retryAt } = answer as Readonly<Record<string, unknown>>;
  return [at, failedAttempts, retryAt].every(isCount);
}

/** A wrong passcode that starts a pause, or was entered during one. */
export function locksOut(answer: unknown): boolean {
  return isWrongPasscode(answer) && answer.retryAt > answer.at;
}

/** The failed attempts in the answer. @throws TypeError if it has none, which a guard prevents */
export function setCount(answer: unknown): Pick<Vault.VaultContext, 'failedAttempts' | 'retryAt' | 'left' | 'message'> {
  if (!isWrongPasscode(answer)) throw new TypeError('This answer counts nothing; check it first.');
  const { failedAttempts, retryAt, at } = answer;
  if (retryAt <= at) return { failedAttempts, retryAt: 0, left: 0, message: vaultMessages.wrong };
  return { failedAttempts, ...pauseUntil(retryAt, at), message: vaultMessages.tooOften };
}

/** The pause has ended. */
export function mayRetry({ retryAt }: Vault.VaultContext, at: EpochMs): boolean {
  return at >= retryAt;
}

/** The remaining pause, in ms. */
export function setPause({ retryAt, left }: Vault.VaultContext, at: EpochMs): Partial<Vault.VaultContext> {
  // A clock that was set back does not lengthen the pause.
  return { left: retryAt - at < left ? retryAt - at : left };
}

/** SET-2: the time without activity is over, by wall-clock time, since timers stop while a computer sleeps. */
export function isIdleTooLong({ lastActivityAt, autoLockMinutes }: Vault.VaultContext, at: EpochMs): boolean {
  return at - lastActivityAt >= msOf(autoLockMinutes);
}

/** A signature that takes too long. */
export function isSigningTooLong({ lastActivityAt }: Vault.VaultContext, at: EpochMs): boolean {
  return at - lastActivityAt >= signingGrace;
}

/** SET-2: activity starts the time until the wallet locks again. */
export function touch({ autoLockMinutes }: Vault.VaultContext, at: EpochMs): Partial<Vault.VaultContext> {
  return { lastActivityAt: at, left: msOf(autoLockMinutes) };
}

/** Time left until the deadline; when the clock was set back, the deadline starts again. */
export function setTimeLeft(context: Vault.VaultContext, at: EpochMs): Partial<Vault.VaultContext> {
  const passed = at - context.lastActivityAt;
  return passed < 0 ? touch(context, at) : { left: msOf(context.autoLockMinutes) - passed };
}

/** An answer that the passcode was changed. */
export function isChanged(answer: Vault.RewrapVaultAnswer): boolean {
  return isRecord(answer) && answer.kind === 'changed' && isCount(answer.at);
}

/** The time of an answer. @throws TypeError if it has none, which a guard prevents */
export function timeOf(answer: object): { readonly at: EpochMs } {
  if ('at' in answer && isCount(answer.at)) return { at: answer.at };
  throw new TypeError('This answer has no moment; check it first.');
}

/** The keys in an answer. @throws TypeError if it has none, which a guard prevents */
export function openedBy(answer: Vault.UnlockVaultAnswer): Extract<Vault.UnlockVaultAnswer, { kind: 'opened' }> {
  if (answer.kind === 'opened') return answer;
  throw new TypeError('This answer opened nothing; check it first.');
}

/** The call that opens the vault with what was submitted. */
export function unlockCall({ userId }: Vault.VaultContext, key: Vault.UnlockKey): Vault.UnlockVaultCall {
  const call = { userId: userId ?? '' };
  return 'passkey' in key ? { ...call, passkey: key.passkey } : { ...call, passcode: key.passcode };
}

/** The message when the vault stayed locked, and no passcode was wrong (WALLET-13). */
export function notOpenedMessage(answer: unknown): string {
  return isAnswerOfKind(answer, 'otherPasskey') ? vaultMessages.otherPasskey : vaultMessages.notOpened;
}

/** The message when the passcode was not changed. */
export function notChangedMessage(answer: unknown): string {
  return isAnswerOfKind(answer, 'full') ? vaultMessages.full : vaultMessages.notChanged;
}

const longestLockout = 3_600_000;
const shortestPasscode = 6;
const longestPasscode = 128;

function msOf(minutes: Vault.AutoLockMinutes): number {
  return minutes * 60_000;
}

const noStoredVault = { wallet: null, failedAttempts: 0, retryAt: 0 } as const;

function minutesIn(answer: Vault.ProbeVaultAnswer): Vault.AutoLockMinutes {
  return answer.kind === 'none' ? toMinutes(answer.autoLockMinutes) : 1;
}

function toMinutes(stored: Vault.AutoLockMinutes): Vault.AutoLockMinutes {
  return [1, 5, 15].includes(stored) ? stored : 1;
}

/** Chain, network and address, none of them empty. */
export function isPlace(place: unknown): boolean {
  return isRecord(place) && isText(place['chain']) && isText(place['network']) && isText(place['address']);
}
