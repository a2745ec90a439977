import { attemptFor, isDone, isSettled } from '../attempt.ts';
import { accepted, bodyOf, replyText } from '../reply.ts';
import type { Deposit, PaidMark } from '../types.ts';
import { payMessages } from './messages.ts';
import type { CreatePayCall, CreatePayReply, PayContext, PayDeposit, PayInput, PayListReply } from './types.ts';

export function startPay({ user, deposit, depositId }: PayInput): PayContext {
  return { user, deposit, depositId: deposit?.depositId ?? depositId, attempt: null, notice: '', message: '' };
}

/** DEP-5: only a pending deposit can be marked. */
export function isOpen({ deposit }: PayContext): boolean {
  return deposit?.status === 'pending';
}

/** PAY-2: begins a try to set the other mark, or goes on with the one whose outcome is not known. */
export function openAttempt({ deposit, attempt }: PayContext, freshId: string): Partial<PayContext> {
  if (deposit === null) throw new TypeError('There is no deposit to pay.');
  return { attempt: attemptFor(attempt, { ...deposit, paid: opposite(deposit.paid) }, freshId) };
}

/** What to send. @throws TypeError while no try is open. */
export function toCall({ attempt }: PayContext): CreatePayCall {
  if (attempt === null) throw new TypeError('Pay Now was not pressed.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** PAY-2: whether the server set this mark. */
export function says(reply: CreatePayReply, paid: PaidMark): boolean {
  return isDone(reply) && reply.body.paid === paid;
}

/** PAY-2: the server's answer sets the value, and ends the try. */
export function takePaid({ deposit }: PayContext, reply: CreatePayReply): Partial<PayContext> {
  return { deposit: deposit === null ? null : { ...deposit, paid: bodyOf(reply).paid }, attempt: null };
}

/** A refusal ends the try, unless the server may still be working on it. */
export function settle({ attempt }: PayContext, reply: CreatePayReply): Partial<PayContext> {
  return { attempt: isSettled(reply) ? null : attempt };
}

/** PAY-3: the server's words, else 'Something went wrong'. */
export function refusal(reply: CreatePayReply): string {
  return accepted(reply) ? payMessages.failed : replyText(reply, payMessages.failed);
}

/** The deposit of the page in the list, null when it is not there. */
export function findDeposit({ depositId }: PayContext, reply: PayListReply): PayDeposit | null {
  const found = bodyOf(reply).find((each) => each.depositId === depositId);
  return found === undefined ? null : shown(found);
}

/** The deposit as the list has it; the present one when it is not there. */
export function takeDeposit(context: PayContext, reply: PayListReply): Partial<PayContext> {
  return { deposit: findDeposit(context, reply) ?? context.deposit };
}

/** PAY-2: the list has the mark that the open try wants, so the try is over. */
export function isMarked(context: PayContext, reply: PayListReply): boolean {
  return context.attempt !== null && findDeposit(context, reply)?.paid === context.attempt.order.paid;
}

/** HONEST-3: whether the mark that was wanted is the claim to have paid. */
export function wantsPaid({ attempt }: PayContext): boolean {
  return attempt?.order.paid === 'Paid';
}

function opposite(paid: PaidMark): PaidMark {
  return paid === 'Paid' ? 'unPaid' : 'Paid';
}

function shown({ depositId, amount, type, status, paid }: Deposit): PayDeposit {
  return { depositId, amount, type, status, paid };
}
