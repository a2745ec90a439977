import { attemptFor, isDone, isSettled } from '../attempt.ts';
import { accepted, bodyOf, replyText, succeeded } from '../reply.ts';
import { isRecord, isText } from '../shape.ts';
import type { Deposit, PaidMark } from '../types.ts';
import { payMessages } from './messages.ts';
import type {
  CreatePayCall,
  CreatePayReply,
  HoldRateReply,
  PayContext,
  PayDeposit,
  PayInput,
  PayListReply,
  PayOrder,
} from './types.ts';

/** ROUTE-8: the deposit is the one that the address names; navigation state only fills its first frame. */
export function startPay({ user, deposit, depositId }: PayInput): PayContext {
  const named = depositId ?? deposit?.depositId ?? null;
  const frame = deposit?.depositId === named ? deposit : null;
  return { user, deposit: frame, depositId: named, attempt: null, notice: '', message: '' };
}

/** DEP-5: only a pending deposit can be marked. */
export function isOpen({ deposit }: PayContext): boolean {
  return deposit?.status === 'pending';
}

/** PAY-2: starts an attempt to set the other mark, or continues the one whose outcome is unknown. */
export function openAttempt({ deposit, attempt }: PayContext, attemptId: string): Partial<PayContext> {
  if (deposit === null) throw new TypeError('There is no deposit to pay.');
  return { attempt: attemptFor(attempt, orderOf(deposit), attemptId) };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: PayContext): CreatePayCall {
  if (attempt === null) throw new TypeError('Pay Now was not pressed.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** PAY-2: whether the server set this mark. */
export function setsMark(reply: CreatePayReply, paid: PaidMark): boolean {
  return isDone(reply) && reply.body.paid === paid;
}

/** PAY-2: the server's answer sets the value, and ends the attempt. */
export function setPaid({ deposit }: PayContext, reply: CreatePayReply): Partial<PayContext> {
  return { deposit: deposit === null ? null : { ...deposit, paid: bodyOf(reply).paid }, attempt: null };
}

/** A refusal ends the attempt, unless the server may still be working on it. */
export function endSettledAttempt({ attempt }: PayContext, reply: CreatePayReply): Partial<PayContext> {
  return { attempt: isSettled(reply) ? null : attempt };
}

/** PAY-3: the server's message, otherwise 'Something went wrong'. */
export function refusal(reply: CreatePayReply): string {
  return accepted(reply) ? payMessages.failed : replyText(reply, payMessages.failed);
}

/** The deposit of this page; null if the account has no such deposit (ROUTE-8). */
export function findDeposit({ depositId }: PayContext, deposits: readonly Deposit[]): PayDeposit | null {
  const found = deposits.find((each) => each.depositId === depositId);
  return found === undefined ? null : shown(found);
}

/** The deposit as the list has it; the current one if the list does not contain it. */
export function setDeposit(context: PayContext, deposits: readonly Deposit[]): Partial<PayContext> {
  return { deposit: findDeposit(context, deposits) ?? context.deposit };
}

/** PAY-2: the list has the mark that the open attempt wants, so the attempt is over. */
export function isMarked(context: PayContext, reply: PayListReply): boolean {
  return context.attempt !== null && findDeposit(context, bodyOf(reply))?.paid === context.attempt.order.paid;
}

/** PAYOUT-6: whether the answer has a held rate for the deposit of this page. */
export function isHeld({ depositId }: PayContext, reply: HoldRateReply): boolean {
  return succeeded(reply) && isRecord(reply.body) && reply.body.depositId === depositId && isRate(reply.body.held);
}

/** PAYOUT-6: stores the new held rate. */
export function setHeld({ deposit }: PayContext, reply: HoldRateReply): Partial<PayContext> {
  return { deposit: deposit === null ? null : { ...deposit, held: bodyOf(reply).held ?? null } };
}

function isRate(rate: unknown): boolean {
  return isRecord(rate) && ['coinAmount', 'rate', 'asOf', 'heldUntil'].every((name) => isText(rate[name]));
}

/** HONEST-3: whether the attempt marks the deposit as paid. */
export function marksAsPaid({ attempt }: PayContext): boolean {
  return attempt?.order.paid === 'Paid';
}

function opposite(paid: PaidMark): PaidMark {
  return paid === 'Paid' ? 'unPaid' : 'Paid';
}

function orderOf({ depositId, amount, type, status, paid }: PayDeposit): PayOrder {
  return { depositId, amount, type, status, paid: opposite(paid) };
}

function shown({ depositId, date, amount, type, status, paid, held = null }: Deposit): PayDeposit {
  return { depositId, date, amount, type, status, paid, held };
}
