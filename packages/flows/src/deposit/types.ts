import type { Attempt } from '../attempt.ts';
import type { Announce, HistoryStale } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Cents, Deposit, DepositType, User } from '../types.ts';

export interface DepositInput {
  readonly user: User;
  /** The draft from when the session of this person ended. @default the form of DEP-3 */
  readonly draft?: DepositDraft | undefined;
}

/** What the person fills in (DEP-1). */
export interface DepositForm {
  /** Name of a plan. */
  readonly plan: string;
  /** null while the field is empty. */
  readonly amount: Cents | null;
  /** '' until chosen. */
  readonly mode: DepositType | '';
}

/** The body of the call (DEP-4). */
export interface DepositOrder {
  readonly amount: Cents;
  readonly plan: string;
  readonly mode: DepositType;
  /** `_id` of the user. */
  readonly user: string;
}

export interface DepositContext extends DepositForm {
  readonly user: User;
  /** Name of the person's plan; 'Starter' until it is known, and for people without one. */
  readonly ownPlan: string;
  /** Whether the person chose the plan, here or on the previous page. */
  readonly isPlanChosen: boolean;
  /** The ids of deposits from before the current attempt; null until the history is loaded. */
  readonly knownIds: readonly string[] | null;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<DepositOrder> | null;
  /** Why the current attempt got no answer; '' otherwise. */
  readonly failure: string;
  /** The message on the page while the outcome is unknown; '' otherwise. */
  readonly notice: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

/**
 * A draft to continue after a new sign-in: the field values, and the attempt whose outcome is unknown, so that sending
 * it again has no second effect. Kept in memory only.
 */
export type DepositDraft = Pick<
  DepositContext,
  keyof DepositForm | 'ownPlan' | 'isPlanChosen' | 'knownIds' | 'attempt'
>;

type ChangeOf<Name extends keyof DepositForm> = Name extends keyof DepositForm
  ? { readonly type: 'field.changed'; readonly name: Name; readonly value: DepositForm[Name] }
  : never;
export type DepositFieldChanged = ChangeOf<keyof DepositForm>;

export type DepositEvent =
  | DepositFieldChanged
  /** `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'submitted'; readonly attemptId: string }
  | { readonly type: 'message.dismissed' }
  /** The history was loaded. */
  | { readonly type: 'history.loaded'; readonly deposits: readonly Deposit[] }
  /** The name of the person's plan was loaded. */
  | { readonly type: 'plan.known'; readonly plan: string }
  /** Look up the deposit again. */
  | { readonly type: 'check.requested' }
  /** The session has a newer user. */
  | { readonly type: 'user.updated'; readonly user: User };

/** Port `createDeposit`: POST /createdeposit, with the header Idempotency-Key. */
export interface CreateDepositCall extends DepositOrder {
  readonly attemptId: string;
}
export type CreateDepositReply = Reply<Deposit>;

/** Port `fetchDeposits`: POST /fetchdeposit, the newest. */
export interface FetchDepositsCall {
  readonly user: string;
}
export type FetchDepositsReply = Reply<readonly Deposit[]>;

export type DepositEmitted = HistoryStale | Announce;
