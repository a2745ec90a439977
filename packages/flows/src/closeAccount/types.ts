import type { Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';

export interface CloseAccountContext {
  /** The person has confirmed that it cannot be undone. */
  readonly isUnderstood: boolean;
  /** The server's message why the account cannot be closed yet; '' if no reason is known. */
  readonly blocker: string;
  /** Message of the open modal; '' while none is. */
  readonly message: string;
}

export type CloseAccountEvent =
  | { readonly type: 'understood.changed'; readonly value: boolean }
  | { readonly type: 'submitted' }
  /** The step-up succeeded. */
  | { readonly type: 'proved' }
  /** The step-up was cancelled: back to the confirmation. */
  | { readonly type: 'proof.left' }
  | { readonly type: 'message.dismissed' };

/** Port `closeAccount`: POST /close-account, without parameters. */
export type CloseAccountCall = null;
export type CloseAccountReply = Reply<unknown>;

/** Navigates to the page that confirms that the account is closed. */
export type CloseAccountOutput = Navigate;
