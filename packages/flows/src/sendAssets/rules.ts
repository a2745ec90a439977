import type { Secret } from '../secret.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import { isAnswerOfKind, isWrongPasscode, locksOut } from '../vault/rules.ts';
import type { UnlockKey } from '../vault/types.ts';
import { sendAssetsMessages } from './messages.ts';
import type * as Send from './types.ts';

export const noErrors: Send.SendErrors = { to: null, amount: null };

/** The initial form, or the transfer to resume. */
export function startSending({ from, asset, isOpen, resumed }: Send.SendAssetsInput): Send.SendAssetsContext {
  return {
    from,
    isOpen,
    draft: resumed?.draft ?? { to: '', asset, amount: '', all: false, speed: 'normal' },
    errors: noErrors,
    purpose: resumed?.signed[0]?.purpose ?? 'send',
    prepared: resumed?.prepared ?? null,
    reviewed: resumed?.signed.map(() => resumed.prepared) ?? [],
    signed: resumed?.signed ?? [],
    confirmations: 0,
    waitedMs: resumed?.waitedMs ?? 0,
    isLookedUp: false,
    ending: null,
    message: '',
    needsKey: false,
    keyError: '',
  };
}

/** A change clears the error of its own field; choosing to send all, or another asset, clears that of the amount. */
export function applyChange(
  { draft, errors }: Send.SendAssetsContext,
  { name, value }: Send.SendFieldChanged,
): Partial<Send.SendAssetsContext> {
  const cleared = {
    to: { to: null },
    amount: { amount: null },
    all: { amount: null },
    asset: { amount: null },
    speed: {},
  };
  return { draft: { ...draft, [name]: value }, errors: { ...errors, ...cleared[name] }, message: '' };
}

/** WALLET-5: an address, and an amount above zero or all of it. The port checks the chain's own format. */
export function findErrors({ draft: { to, amount, all } }: Send.SendAssetsContext): Send.SendErrors {
  const isAmount = all || (decimal.test(amount.trim()) && /[1-9]/.test(amount));
  return { to: to.trim() === '' ? sendAssetsMessages.to : null, amount: isAmount ? null : sendAssetsMessages.amount };
}

export function isValid(context: Send.SendAssetsContext): boolean {
  const { to, amount } = findErrors(context);
  return to === null && amount === null;
}

/** The call that prepares the typed transfer, or a replacement of the pending one. */
export function toPrepare({ from, draft, purpose, signed }: Send.SendAssetsContext): Send.PrepareSendCall {
  const trimmed = { ...draft, to: draft.to.trim(), amount: draft.amount.trim() };
  return { from, draft: trimmed, purpose, replaces: purpose === 'send' ? null : lastOf(signed) };
}

/** The review is complete. */
export function isReady(answer: Send.PrepareSendAnswer): boolean {
  return isRecord(answer) && answer.kind === 'ready' && isPrepared(answer.prepared);
}

function isPrepared(prepared: Send.PreparedSend): boolean {
  if (!isRecord(prepared)) return false;
  const { unsigned, to, asset, amount, fee, opening, usualFee, left, amountBefore, needed, usualMs } = prepared;
  const hasTexts = [unsigned, to, asset, amount, fee].every(isText);
  const isTextOrNull = [opening, usualFee, left, amountBefore].every((value) => value === null || isText(value));
  return hasTexts && isTextOrNull && isCount(needed) && needed > 0 && isCount(usualMs);
}

/** The wallet asks for the passcode or the passkey before it signs this transfer (WALLET-15). */
export function needsKey(answer: Send.PrepareSendAnswer): boolean {
  return answer.kind === 'ready' && answer.needsKey === true;
}

/** Stores the prepared transfer for the review. */
export function setPrepared(answer: Send.PrepareSendAnswer): Partial<Send.SendAssetsContext> {
  if (answer.kind !== 'ready') return {};
  return { prepared: answer.prepared, message: '', needsKey: answer.needsKey === true, keyError: '' };
}

/**
 * The error of a field that the chain refuses, or the message why nothing can be prepared, also for a malformed answer.
 */
export function setFault(
  context: Send.SendAssetsContext,
  answer: Send.PrepareSendAnswer,
): Partial<Send.SendAssetsContext> {
  if (isAnswerOfKind(answer, 'unreachable')) return { message: sendAssetsMessages.unreachable };
  if (isAnswerOfKind(answer, 'coinUnproved')) return { message: sendAssetsMessages.coinUnproved };
  if (isAnswerOfKind(answer, 'coinFalse')) return { message: sendAssetsMessages.coinFalse };
  if (isAnswerOfKind(answer, 'wouldFail')) return { message: sendAssetsMessages.wouldFail };
  if (!isRecord(answer) || answer.kind !== 'invalid' || !isText(answer.text)) {
    return { message: sendAssetsMessages.notPrepared };
  }
  // A pending transfer has no form in which it could be shown.
  if (isReplacing(context)) return { message: answer.text };
  return answer.field === 'to'
    ? { errors: { ...noErrors, to: answer.text } }
    : { errors: { ...noErrors, amount: answer.text } };
}

/** The reviewed transfer. @throws TypeError if there is none, which no state that needs it allows */
export function preparedOf({ prepared }: Send.SendAssetsContext): Send.PreparedSend {
  if (prepared === null) throw new TypeError('Nothing was reviewed yet.');
  return prepared;
}

/** The transfer that was broadcast last. @throws TypeError if there is none */
export function lastOf([last]: readonly Send.SignedSend[]): Send.SignedSend {
  if (last === undefined) throw new TypeError('Nothing was signed yet.');
  return last;
}

/** What is signed: the reviewed transfer, with what the person confirmed it with in this event, if anything. */
export function signCall(context: Send.SendAssetsContext, event: object): Send.SignSendCall {
  return { from: context.from, prepared: preparedOf(context), key: keyIn(event) };
}

function keyIn(event: object): UnlockKey | null {
  const { passcode, passkey } = event as Partial<Record<'passcode' | 'passkey', Secret>>;
  if (passkey !== undefined) return { passkey };
  return passcode === undefined ? null : { passcode };
}

/** The signed bytes to broadcast. */
export function broadcastCall({ from, signed }: Send.SendAssetsContext, isRepeated: boolean): Send.BroadcastCall {
  return { from, signed: lastOf(signed), isRepeated };
}

/** The signer signed nothing and asks for the passcode or the passkey, or did not accept it (WALLET-15). */
export function asksForKey(answer: Send.SignSendAnswer): boolean {
  return isAnswerOfKind(answer, 'needsKey') || isAnswerOfKind(answer, 'otherPasskey') || isWrongPasscode(answer);
}

export function setKeyError(answer: Send.SignSendAnswer): Partial<Send.SendAssetsContext> {
  return { needsKey: true, keyError: keyErrorOf(answer) };
}

function keyErrorOf(answer: Send.SignSendAnswer): string {
  if (isAnswerOfKind(answer, 'otherPasskey')) return sendAssetsMessages.otherPasskey;
  if (locksOut(answer)) return sendAssetsMessages.tooOften;
  return isWrongPasscode(answer) ? sendAssetsMessages.wrong : '';
}

export function isSigned(answer: Send.SignSendAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'signed' || !isText(answer.bytes) || !isText(answer.txId)) return false;
  return answer.renewed === undefined || isPrepared(answer.renewed);
}

export function setSigned(
  context: Send.SendAssetsContext,
  answer: Send.SignSendAnswer,
): Partial<Send.SendAssetsContext> {
  if (answer.kind !== 'signed') return {};
  const { bytes, txId, renewed: prepared = preparedOf(context) } = answer;
  const signed = [{ bytes, txId, purpose: context.purpose }, ...context.signed];
  const reviewed = [prepared, ...context.reviewed];
  return {
    prepared,
    signed,
    reviewed,
    isLookedUp: false,
    confirmations: 0,
    waitedMs: 0,
    message: '',
    needsKey: false,
    keyError: '',
  };
}

/** A change of a pending transfer is under way; giving it up returns to the pending transfer. */
export function isReplacing({ purpose, signed }: Send.SendAssetsContext): boolean {
  return purpose !== 'send' && signed.length > 0;
}

/** A change was refused: the transfer before it continues. */
export function dropChange({ signed, reviewed }: Send.SendAssetsContext): Partial<Send.SendAssetsContext> {
  const [, ...earlier] = reviewed;
  const prepared = earlier[0] ?? null;
  return {
    signed: signed.slice(1),
    reviewed: earlier,
    prepared,
    purpose: 'send',
    message: sendAssetsMessages.notReplaced,
  };
}

/** After a change that was not made, the pending transfer is shown again. */
export function giveUpChange({ reviewed: [pending] }: Send.SendAssetsContext): Partial<Send.SendAssetsContext> {
  return { prepared: pending ?? null, needsKey: false, keyError: '' };
}

/** Whether the pending transfer may be replaced: only once it is late, and not if it is already being cancelled. */
export function canReplace({ prepared, signed, confirmations, waitedMs }: Send.SendAssetsContext): boolean {
  const isLate = prepared !== null && waitedMs >= prepared.usualMs;
  return isLate && prepared.isReplaceable && confirmations === 0 && signed[0]?.purpose !== 'cancel';
}

/** The polling interval of the network: 3 seconds in the first minute, 15 seconds afterwards. */
export function pollDelay({ waitedMs }: Send.SendAssetsContext): number {
  return waitedMs < 60_000 ? 3000 : 15_000;
}

export function setWait(context: Send.SendAssetsContext): Partial<Send.SendAssetsContext> {
  return { waitedMs: context.waitedMs + pollDelay(context) };
}

/**
 * Not known, but not expired: nodes drop transfers that they cannot process immediately, so the same bytes are
 * broadcast again.
 */
export function canRepeat({ prepared }: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  return isAnswerOfKind(answer, 'unknown') && prepared?.expiry?.kind === 'block';
}

/** It cannot move the money any more. */
export function isOver(answer: Send.LookUpAnswer): boolean {
  return isAnswerOfKind(answer, 'failed') || isAnswerOfKind(answer, 'expired') || isAnswerOfKind(answer, 'replaced');
}

/** How the network says that it is over; see `isOver`. */
export function setEnding({ kind }: Send.LookUpAnswer): Partial<Send.SendAssetsContext> {
  return kind === 'failed' || kind === 'expired' || kind === 'replaced' ? { ending: kind } : {};
}

export function isFound({ signed }: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'found' || !isCount(answer.confirmations)) return false;
  return signed.some(({ txId }) => txId === answer.txId);
}

/** It has enough confirmations. */
export function isConfirmed(context: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  return isFound(context, answer) && confirmationsOf(answer) >= preparedOf(context).needed;
}

/** The confirmed transaction is the one that cancelled the transfer. */
export function isCancelled(context: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  if (!isConfirmed(context, answer) || answer.kind !== 'found') return false;
  return context.signed.some(({ txId, purpose }) => txId === answer.txId && purpose === 'cancel');
}

export function setFound(answer: Send.LookUpAnswer): Partial<Send.SendAssetsContext> {
  return { confirmations: confirmationsOf(answer), isLookedUp: true, message: '' };
}

/** The message if the network has no confirmation. */
export function lookUpText(answer: Send.LookUpAnswer): string {
  if (isAnswerOfKind(answer, 'failed')) return sendAssetsMessages.failed;
  if (isAnswerOfKind(answer, 'expired')) return sendAssetsMessages.expired;
  if (isAnswerOfKind(answer, 'replaced')) return sendAssetsMessages.replaced;
  return isAnswerOfKind(answer, 'unknown') ? sendAssetsMessages.dropped : sendAssetsMessages.outcomeUnknown;
}

function confirmationsOf(answer: Send.LookUpAnswer): number {
  return answer.kind === 'found' ? answer.confirmations : 0;
}

const decimal = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
