import type { Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';

export interface CloseAccountContext {
  /** The person has ticked that it cannot be undone. */
  readonly isUnderstood: boolean;
  /** Why the account cannot be closed yet, in the words of the server; '' where nothing is known to be in the way. */
  readonly blocker: string;
  /** Message of the open modal; '' while none is. */
  readonly message: string;
}

export type CloseAccountEvent =
  | { readonly type: 'understood.changed'; readonly value: boolean }
  | { readonly type: 'submitted' }
  /** The server knows who is there. */
  | { readonly type: 'proved' }
  /** The step-up was cancelled: back to the question. */
  | { readonly type: 'proof.left' }
  | { readonly type: 'message.dismissed' };

/** Port `closeAccount`: POST /close-account, which takes nothing but the session. */
export type CloseAccountCall = null;
export type CloseAccountReply = Reply<unknown>;

/** Leads to the page that says that the account is closed. */
export type CloseAccountOutput = Navigate;
