import { isCount, isRecord, isText } from '../shape.ts';
import { isAnswerOfKind } from '../vault/rules.ts';
import { sendAssetsMessages } from './messages.ts';
import type * as Send from './types.ts';

export const noErrors: Send.SendErrors = { to: null, amount: null };

export function startSending({ from, asset, isOpen, resumed }: Send.SendAssetsInput): Send.SendAssetsContext {
  return {
    from,
    isOpen,
    draft: resumed?.draft ?? { to: '', asset, amount: '', all: false, speed: 'normal' },
    errors: noErrors,
    purpose: resumed?.signed[0]?.purpose ?? 'send',
    prepared: resumed?.prepared ?? null,
    reviewed: resumed ? [resumed.prepared] : [],
    signed: resumed?.signed ?? [],
    confirmations: 0,
    waitedMs: resumed?.waitedMs ?? 0,
    isLookedUp: false,
    message: '',
  };
}

/** A change clears the error of its own field; one that sends all, or another asset, that of the amount. */
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

/** WALLET-5: an address, and an amount above zero or all of it. The chain's own form is checked by the port. */
export function findErrors({ draft: { to, amount, all } }: Send.SendAssetsContext): Send.SendErrors {
  const isAmount = all || (decimal.test(amount.trim()) && /[1-9]/.test(amount));
  return { to: to.trim() === '' ? sendAssetsMessages.to : null, amount: isAmount ? null : sendAssetsMessages.amount };
}

export function isValid(context: Send.SendAssetsContext): boolean {
  const { to, amount } = findErrors(context);
  return to === null && amount === null;
}

export function toPrepare({ from, draft, purpose, signed }: Send.SendAssetsContext): Send.PrepareSendCall {
  const tidy = { ...draft, to: draft.to.trim(), amount: draft.amount.trim() };
  return { from, draft: tidy, purpose, replaces: purpose === 'send' ? null : lastOf(signed) };
}

/** Everything a review shows is there. */
export function isReady(answer: Send.PrepareSendAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'ready' || !isRecord(answer.prepared)) return false;
  const { unsigned, to, asset, amount, fee, opening, usualFee, left, amountBefore, needed, usualMs } = answer.prepared;
  const isTold = [unsigned, to, asset, amount, fee].every(isText);
  const isTextOrNull = [opening, usualFee, left, amountBefore].every((value) => value === null || isText(value));
  return isTold && isTextOrNull && isCount(needed) && needed > 0 && isCount(usualMs);
}

export function setPrepared(answer: Send.PrepareSendAnswer): Partial<Send.SendAssetsContext> {
  return answer.kind === 'ready' ? { prepared: answer.prepared, message: '' } : {};
}

/** A field that the chain does not take, or the message why nothing can be prepared, also for a malformed answer. */
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
  // A pending transfer has no form that could show it.
  if (isReplacing(context)) return { message: answer.text };
  return answer.field === 'to'
    ? { errors: { ...noErrors, to: answer.text } }
    : { errors: { ...noErrors, amount: answer.text } };
}

/** What was reviewed. @throws TypeError when nothing was: a state was entered that needs it. */
export function preparedOf({ prepared }: Send.SendAssetsContext): Send.PreparedSend {
  if (prepared === null) throw new TypeError('Nothing was reviewed yet.');
  return prepared;
}

/** What was given to the network last. @throws TypeError when nothing was. */
export function lastOf([last]: readonly Send.SignedSend[]): Send.SignedSend {
  if (last === undefined) throw new TypeError('Nothing was signed yet.');
  return last;
}

export function isSigned(answer: Send.SignSendAnswer): boolean {
  return isRecord(answer) && answer.kind === 'signed' && isText(answer.bytes) && isText(answer.txId);
}

export function setSigned(
  context: Send.SendAssetsContext,
  answer: Send.SignSendAnswer,
): Partial<Send.SendAssetsContext> {
  if (answer.kind !== 'signed') return {};
  const { bytes, txId } = answer;
  const signed = [{ bytes, txId, purpose: context.purpose }, ...context.signed];
  const reviewed = [preparedOf(context), ...context.reviewed];
  return { signed, reviewed, isLookedUp: false, confirmations: 0, waitedMs: 0, message: '' };
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

/** A change that was not made: what is shown is again what is pending. */
export function giveUpChange({ reviewed: [pending] }: Send.SendAssetsContext): Partial<Send.SendAssetsContext> {
  return { prepared: pending ?? null };
}

/** Whether a second one may take the place of the pending one: once that is late, and not when one already takes it back. */
export function canReplace({ prepared, signed, confirmations, waitedMs }: Send.SendAssetsContext): boolean {
  const isLate = prepared !== null && waitedMs >= prepared.usualMs;
  return isLate && prepared.isReplaceable && confirmations === 0 && signed[0]?.purpose !== 'cancel';
}

/** How long until the network is asked again: every 3 seconds in the first minute, every 15 seconds after it. */
export function pollDelay({ waitedMs }: Send.SendAssetsContext): number {
  return waitedMs < 60_000 ? 3000 : 15_000;
}

export function setWait(context: Send.SendAssetsContext): Partial<Send.SendAssetsContext> {
  return { waitedMs: context.waitedMs + pollDelay(context) };
}

/** Not known, but not expired: nodes drop what they cannot carry out at once, so the same bytes are given to them again. */
export function canRepeat({ prepared }: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  return isAnswerOfKind(answer, 'unknown') && prepared?.expiry?.kind === 'block';
}

/** It never will move the money, or not any more. */
export function isOver(answer: Send.LookUpAnswer): boolean {
  return isAnswerOfKind(answer, 'failed') || isAnswerOfKind(answer, 'expired') || isAnswerOfKind(answer, 'replaced');
}

export function isFound({ signed }: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'found' || !isCount(answer.confirmations)) return false;
  return signed.some(({ txId }) => txId === answer.txId);
}

/** Confirmed often enough. */
export function isConfirmed(context: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  return isFound(context, answer) && confirmationsOf(answer) >= preparedOf(context).needed;
}

/** What was confirmed is what took the transfer back. */
export function isCancelled(context: Send.SendAssetsContext, answer: Send.LookUpAnswer): boolean {
  if (!isConfirmed(context, answer) || answer.kind !== 'found') return false;
  return context.signed.some(({ txId, purpose }) => txId === answer.txId && purpose === 'cancel');
}

export function setFound(answer: Send.LookUpAnswer): Partial<Send.SendAssetsContext> {
  return { confirmations: confirmationsOf(answer), isLookedUp: true, message: '' };
}

/** What to say when the network has no good news. */
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
