import type { Attempt } from '../attempt.ts';
import type { HistoryStale, UserUpdated } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Cents, Investment, User } from '../types.ts';

export interface TransferFundsInput {
  /** `_id` of the user. */
  readonly user: string;
  /** The amount that can be transferred: the total profit. */
  readonly profit: Cents;
  /** The form's content when the session ended in it. @default an empty form */
  readonly draft?: TransferFundsDraft | undefined;
}

/** The body of the call. */
export interface TransferOrder {
  readonly amount: Cents;
  readonly user: string;
}

export interface TransferFundsContext {
  readonly user: string;
  readonly profit: Cents;
  /** null while the field is empty. */
  readonly amount: Cents | null;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<TransferOrder> | null;
  /** The message on the page while the outcome is unknown; '' otherwise. */
  readonly notice: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

/** The fields that a form keeps across a new sign-in, with the open attempt, so that it is never made twice. */
export type TransferFundsDraft = Pick<TransferFundsContext, 'amount' | 'attempt'>;

export type TransferFundsEvent =
  | { readonly type: 'amount.changed'; readonly amount: Cents | null }
  /** `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'submitted'; readonly attemptId: string }
  | { readonly type: 'message.dismissed' }
  /** The summary of the investment was loaded again. */
  | { readonly type: 'profit.updated'; readonly profit: Cents };

/** Port `transferFunds`: POST /transfer-funds, with the header Idempotency-Key. */
export interface TransferFundsCall extends TransferOrder {
  readonly attemptId: string;
}
/** Profit and balance after the transfer. */
export interface Transferred {
  readonly investment: Investment;
  readonly user: User;
}
export type TransferFundsReply = Reply<Transferred>;

export type TransferFundsEmitted = UserUpdated | HistoryStale;
