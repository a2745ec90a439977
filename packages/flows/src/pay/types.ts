import type { Attempt } from '../attempt.ts';
import type { Announce, HistoryStale, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Deposit, HeldRate, PaidMark } from '../types.ts';

/** What is sent (PAY-2): the deposit, with `paid` as wanted. */
export type PayOrder = Pick<Deposit, 'depositId' | 'amount' | 'type' | 'status' | 'paid'>;

/** What the page shows of a deposit. */
export interface PayDeposit extends PayOrder {
  /** ISO 8601; null in navigation state, which has none (ROUTE-8). */
  readonly date: string | null;
  /** What to send in the coin; null in navigation state, and where it is not known (PAYOUT-6). */
  readonly held: HeldRate | null;
}

export interface PayInput {
  /** `_id` of the user. */
  readonly user: string;
  /** From navigation state: a first frame, until the list is there. null when the page was reached without. */
  readonly deposit: PayDeposit | null;
  /** Named in the page's query; null when none is. */
  readonly depositId: string | null;
}

export interface PayContext {
  readonly user: string;
  /** null until it is known; as the list has it in every state but `loading`. */
  readonly deposit: PayDeposit | null;
  readonly depositId: string | null;
  /** The attempt whose outcome is not known yet; null when there is none. */
  readonly attempt: Attempt<PayOrder> | null;
  /** Words that stand on the page while the outcome is looked for; '' otherwise. */
  readonly notice: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type PayEvent =
  /** `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'pressed'; readonly attemptId: string }
  /** Asks for a new coin amount, since the held rate has expired (PAYOUT-6). */
  | { readonly type: 'rate.requested' }
  | { readonly type: 'message.dismissed' }
  /** The deposits of the account were loaded, at first or again. */
  | { readonly type: 'history.loaded'; readonly deposits: readonly Deposit[] };

/** Port `createPay`: POST /createpay, with the header Idempotency-Key. */
export interface CreatePayCall extends PayOrder {
  readonly attemptId: string;
}
export type CreatePayReply = Reply<{ readonly paid: PaidMark }>;

/** Port `holdRate`: POST /hold-deposit-rate. Repeating it changes nothing. */
export interface HoldRateCall {
  readonly depositId: string;
}
export type HoldRateReply = Reply<Deposit>;

/** Port `fetchDeposits`: POST /fetchdeposit. */
export interface PayListCall {
  readonly user: string;
}
export type PayListReply = Reply<readonly Deposit[]>;

export type PayOutput = Navigate;
export type PayEmitted = HistoryStale | Announce;
