import type { Announce, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';

export interface ResetPasswordInput {
  /** The token from the fragment (#) of the link; null if there is none. */
  readonly token: Secret | null;
}

export interface ResetPasswordErrors {
  readonly password: string | null;
  readonly confirmPassword: string | null;
}

export interface ResetPasswordContext {
  readonly token: Secret | null;
  readonly errors: ResetPasswordErrors;
  /** Message of the open modal, or why the link does not work; '' otherwise. */
  readonly message: string;
}

/** The form keeps the password; the machine only gets a handle to pass on. */
export interface ResetPasswordSecrets {
  readonly password: Secret;
  readonly confirmPassword: Secret;
}

export type ResetPasswordEvent =
  | { readonly type: 'field.changed'; readonly name: keyof ResetPasswordErrors }
  | ({ readonly type: 'submitted' } & ResetPasswordSecrets)
  | { readonly type: 'message.dismissed' };

/** Port `resetPassword`: POST /reset-password. */
export interface ResetPasswordCall {
  readonly token: Secret;
  readonly password: Secret;
}
export type ResetPasswordReply = Reply<unknown>;

export type ResetPasswordOutput = Navigate;
export type ResetPasswordEmitted = Announce;
