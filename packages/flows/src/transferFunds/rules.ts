import { isAmount } from '../amount.ts';
import { attemptFor, isDone } from '../attempt.ts';
import { bodyOf } from '../reply.ts';
import { isCount, isRecord } from '../shape.ts';
import { isUser } from '../sign-in.ts';
import type {
  TransferFundsCall,
  TransferFundsContext,
  TransferFundsDraft,
  TransferFundsInput,
  TransferFundsReply,
  TransferOrder,
} from './types.ts';

/** An empty form, or the one from when the session ended in it. */
export function startTransfer({ user, profit, draft }: TransferFundsInput): TransferFundsContext {
  const { amount, attempt } = draft ?? { amount: null, attempt: null };
  return { user, profit, amount, attempt, notice: '', message: '' };
}

/** The draft that survives a new sign-in. */
export function transferFundsDraft({ amount, attempt }: TransferFundsContext): TransferFundsDraft {
  return { amount, attempt };
}

/** Transfer is enabled once there is an amount above zero. */
export function hasAmount({ amount }: TransferFundsContext): boolean {
  return isAmount(amount);
}

/** DASH-6: never below zero. */
export function exceeds({ amount, profit }: TransferFundsContext): boolean {
  return isAmount(amount) && amount > profit;
}

export function openAttempt(context: TransferFundsContext, attemptId: string): Partial<TransferFundsContext> {
  return { attempt: attemptFor(context.attempt, orderOf(context), attemptId) };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: TransferFundsContext): TransferFundsCall {
  if (attempt === null) throw new TypeError('No transfer was submitted.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** Whether the answer contains the new profit and balance. */
export function isTransferred(reply: TransferFundsReply): boolean {
  if (!isDone(reply)) return false;
  const { investment, user } = reply.body;
  return isRecord(investment) && isCount(investment.totalProfit) && isUser(user);
}

/** The form is empty again, with the remaining profit. */
export function setTransfer(reply: TransferFundsReply): Partial<TransferFundsContext> {
  return { profit: bodyOf(reply).investment.totalProfit, amount: null, attempt: null };
}

function orderOf({ amount, user }: TransferFundsContext): TransferOrder {
  if (amount === null) throw new TypeError('There is no amount; check it with hasAmount first.');
  return { amount, user };
}
