import type { Attempt } from '../attempt.ts';
import type { Announce, HistoryStale, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Deposit, HeldRate, PaidMark } from '../types.ts';

/** The body of the call (PAY-2): the deposit, with the new value of `paid`. */
export type PayOrder = Pick<Deposit, 'depositId' | 'amount' | 'type' | 'status' | 'paid'>;

/** The parts of a deposit that the page shows. */
export interface PayDeposit extends PayOrder {
  /** ISO 8601; null in navigation state, which has none (ROUTE-8). */
  readonly date: string | null;
  /** The amount in the coin; null in navigation state, and if it is not known (PAYOUT-6). */
  readonly held: HeldRate | null;
}

export interface PayInput {
  /** `_id` of the user. */
  readonly user: string;
  /** The deposit in navigation state, for the first frame until the list has loaded. null if there is none. */
  readonly deposit: PayDeposit | null;
  /** The id in the page's query; null if there is none. */
  readonly depositId: string | null;
}

export interface PayContext {
  readonly user: string;
  /** null until it is known; in every state but `loading` it is the one of the list. */
  readonly deposit: PayDeposit | null;
  readonly depositId: string | null;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<PayOrder> | null;
  /** The message on the page while the outcome is looked up; '' otherwise. */
  readonly notice: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type PayEvent =
  /** `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'pressed'; readonly attemptId: string }
  /** Requests a new coin amount, since the held rate has expired (PAYOUT-6). */
  | { readonly type: 'rate.requested' }
  | { readonly type: 'message.dismissed' }
  /** The deposits of the account were loaded, for the first time or again. */
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
