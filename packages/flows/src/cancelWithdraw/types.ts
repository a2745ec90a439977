import type { Attempt } from '../attempt.ts';
import type { HistoryStale } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Withdrawal } from '../types.ts';

export interface CancelWithdrawInput {
  /** `_id` of the user. */
  readonly user: string;
}

/** The body of the call. */
export interface CancelOrder {
  /** `_id` of the withdrawal. */
  readonly _id: string;
  readonly user: string;
}

export interface CancelWithdrawContext {
  readonly user: string;
  /** `_id` of the withdrawal in the confirmation; '' if it is closed. */
  readonly withdrawal: string;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<CancelOrder> | null;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type CancelWithdrawEvent =
  /** Cancel was pressed on a pending withdrawal. */
  | { readonly type: 'requested'; readonly withdrawal: string }
  /** `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'confirmed'; readonly attemptId: string }
  /** The person decided not to cancel the withdrawal. */
  | { readonly type: 'cancel.dismissed' }
  | { readonly type: 'message.dismissed' };

/** Port `cancelWithdraw`: POST /cancel-withdraw, with the header Idempotency-Key. */
export interface CancelWithdrawCall extends CancelOrder {
  readonly attemptId: string;
}
export type CancelWithdrawReply = Reply<Withdrawal>;

export type CancelWithdrawEmitted = HistoryStale;
