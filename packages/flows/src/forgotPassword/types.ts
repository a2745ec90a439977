import type { Reply } from '../reply.ts';

export interface ForgotPasswordContext {
  readonly email: string;
  /** The error of the email; null if it is valid. */
  readonly error: string | null;
  /** Message of the open modal, or of the answer to the request for a link; '' before. */
  readonly message: string;
}

export type ForgotPasswordEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'message.dismissed' }
  /** Back to the form, for another email or another link. */
  | { readonly type: 'form.reopened' };

/** Port `forgotPassword`: POST /forgot-password. */
export interface ForgotPasswordCall {
  readonly email: string;
}
export type ForgotPasswordReply = Reply<unknown>;
