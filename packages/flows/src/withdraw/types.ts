import type { Attempt } from '../attempt.ts';
import type { Announce, HistoryStale } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Cents, User, Withdrawal, WithdrawMethod } from '../types.ts';

/** Methods whose address can be checked offline. */
export type CheckedMethod = 'bitcoin' | 'etherium';

/** Whether an address has the form of its coin and the right checksum (WD-2). Pure; must not throw. */
export type CheckAddress = (method: CheckedMethod, address: string) => boolean;

export interface WithdrawInput {
  readonly user: User;
  readonly checkAddress: CheckAddress;
  /** The form's content when this person's session ended in it. @default an empty form */
  readonly draft?: WithdrawDraft | undefined;
}

/** The fields of all methods, by their names in the contract (WD-3). */
export interface WithdrawDetails {
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_name: string;
  readonly bitcoin_address: string;
  readonly etherium_address: string;
  /** A username. */
  readonly cashapp_address: string;
  /** An e-mail or a phone number. */
  readonly zelle_address: string;
}
export type WithdrawField = keyof WithdrawDetails;

/** The body of the call (WD-3): the fields of the chosen method, the others null. */
export interface WithdrawOrder extends Readonly<Record<WithdrawField, string | null>> {
  readonly amount: Cents;
  readonly method: WithdrawMethod;
  /** `_id` of the user. */
  readonly user: string;
}

export interface WithdrawContext {
  readonly user: User;
  readonly checkAddress: CheckAddress;
  /** null while the field is empty. */
  readonly amount: Cents | null;
  /** '' until chosen. */
  readonly method: WithdrawMethod | '';
  readonly details: WithdrawDetails;
  /** Withdrawals from before the current attempt; null until the history has loaded. */
  readonly knownIds: readonly string[] | null;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<WithdrawOrder> | null;
  /** Why the current attempt got no answer; '' otherwise. */
  readonly failure: string;
  /** The message on the page while the outcome is unknown; '' otherwise. */
  readonly notice: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

/**
 * A draft to continue after a new sign-in: the field values, and the attempt whose outcome is unknown, so that sending
 * it again takes nothing twice. Kept in memory only.
 */
export type WithdrawDraft = Pick<WithdrawContext, 'amount' | 'method' | 'details' | 'knownIds' | 'attempt'>;

export type WithdrawFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'amount'; readonly value: Cents | null }
  | { readonly type: 'field.changed'; readonly name: 'method'; readonly value: WithdrawMethod | '' }
  | { readonly type: 'field.changed'; readonly name: WithdrawField; readonly value: string };

export type WithdrawEvent =
  | WithdrawFieldChanged
  /** The form was submitted for review. */
  | { readonly type: 'submitted' }
  /** The review was left for the form. */
  | { readonly type: 'review.left' }
  /** Confirms the review. `attemptId`: a random id for this press; a repeated attempt keeps the id of the first. */
  | { readonly type: 'confirmed'; readonly attemptId: string }
  /** The step-up succeeded. `attemptId`: a new random id, as with `confirmed`. */
  | { readonly type: 'proved'; readonly attemptId: string }
  /** The step-up was cancelled: back to the review. */
  | { readonly type: 'proof.left' }
  | { readonly type: 'message.dismissed' }
  /** The history was loaded. */
  | { readonly type: 'history.loaded'; readonly withdrawals: readonly Withdrawal[] }
  /** Look up the withdrawal again. */
  | { readonly type: 'check.requested' }
  /** The session has a newer user, including the balance. */
  | { readonly type: 'user.updated'; readonly user: User };

/** Port `createWithdraw`: POST /createwithdraw, with the header Idempotency-Key. */
export interface CreateWithdrawCall extends WithdrawOrder {
  readonly attemptId: string;
}
export type CreateWithdrawReply = Reply<Withdrawal>;

/** Port `fetchWithdrawals`: POST /fetchwithdraw, the newest. */
export interface FetchWithdrawalsCall {
  readonly user: string;
}
export type FetchWithdrawalsReply = Reply<readonly Withdrawal[]>;

export type WithdrawEmitted = HistoryStale | Announce;
