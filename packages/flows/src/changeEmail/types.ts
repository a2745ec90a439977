import type { Reply } from '../reply.ts';

export interface ChangeEmailInput {
  /** The email that the account has. */
  readonly current: string;
}

export interface ChangeEmailContext {
  readonly current: string;
  /** The new one, as it is typed. */
  readonly email: string;
  /** What is wrong with the new email; null where nothing is. */
  readonly error: string | null;
  /** Message of the open modal, or of the answer once the link was mailed; '' before. */
  readonly message: string;
}

export type ChangeEmailEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'submitted' }
  /** The server knows who is there. */
  | { readonly type: 'proved' }
  /** The step-up was cancelled: back to the form. */
  | { readonly type: 'proof.left' }
  | { readonly type: 'message.dismissed' }
  /** Back to the form, for another email or another link. */
  | { readonly type: 'again' };

/** Port `changeEmail`: POST /change-email. */
export interface ChangeEmailCall {
  readonly email: string;
}
export type ChangeEmailReply = Reply<unknown>;
