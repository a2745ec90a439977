import type { Reply } from '../reply.ts';

export interface ChangeEmailInput {
  /** The current email of the account. */
  readonly current: string;
}

export interface ChangeEmailContext {
  readonly current: string;
  /** The new email as typed. */
  readonly email: string;
  /** The error of the new email; null if it is valid. */
  readonly error: string | null;
  /** Message of the open modal, or of the answer once the link was mailed; '' before. */
  readonly message: string;
}

export type ChangeEmailEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'submitted' }
  /** The step-up succeeded. */
  | { readonly type: 'proved' }
  /** The step-up was cancelled: back to the form. */
  | { readonly type: 'proof.left' }
  | { readonly type: 'message.dismissed' }
  /** Back to the form, for another email or another link. */
  | { readonly type: 'form.reopened' };

/** Port `changeEmail`: POST /change-email. */
export interface ChangeEmailCall {
  readonly email: string;
}
export type ChangeEmailReply = Reply<unknown>;
