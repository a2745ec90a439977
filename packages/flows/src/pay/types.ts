import type { Attempt } from '../attempt.ts';
import type { HistoryStale, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Deposit, PaidMark } from '../types.ts';

/** What the page shows of a deposit: what `/deposit-detail` receives as navigation state (ROUTE-8). */
export type PayDeposit = Pick<Deposit, 'depositId' | 'amount' | 'type' | 'status' | 'paid'>;

export interface PayInput {
  /** `_id` of the user. */
  readonly user: string;
  /** From navigation state; null when the page was reached without. */
  readonly deposit: PayDeposit | null;
  /** Named in the page's query; null when none is. */
  readonly depositId: string | null;
}

/** What is sent (PAY-2): the deposit, with `paid` as wanted. */
export type PayOrder = PayDeposit;

export interface PayContext {
  readonly user: string;
  /** null until it is known. */
  readonly deposit: PayDeposit | null;
  readonly depositId: string | null;
  /** The try whose outcome is not known yet; null when there is none. */
  readonly attempt: Attempt<PayOrder> | null;
  /** Words that stand on the page while the outcome is looked for; '' otherwise. */
  readonly notice: string;
  /** Words of the open modal; '' when none is open. */
  readonly message: string;
}

export type PayEvent =
  /** `freshId`: a new random id for this press; a repeated try keeps the id of the first instead. */
  | { readonly type: 'pressed'; readonly freshId: string }
  | { readonly type: 'message.dismissed' }
  /** Ask for the deposit again. */
  | { readonly type: 'reloaded' };

/** Port `createPay`: POST /createpay, with the header Idempotency-Key. */
export interface CreatePayCall extends PayOrder {
  readonly attemptId: string;
}
export type CreatePayReply = Reply<{ readonly paid: PaidMark }>;

/** Port `fetchDeposits`: POST /fetchdeposit. */
export interface PayListCall {
  readonly user: string;
}
export type PayListReply = Reply<readonly Deposit[]>;

export type PayOutput = Navigate;
export type PayEmitted = HistoryStale;
