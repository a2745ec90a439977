import type { Established, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';
import type { SignIn } from '../types.ts';

export interface VerifyEmailInput {
  /** From navigation state; without it there is nothing to verify. */
  readonly email?: string;
  /** The page that was requested before the sign-up (ROUTE-6). */
  readonly returnTo?: string;
}

export interface VerifyEmailContext {
  readonly email: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  /** VERIFY-3: the server's error for the last code, shown under the field; '' if there is none. */
  readonly error: string;
  /** The number of wrong codes; the form clears its field after each. */
  readonly wrong: number;
  readonly returnTo: string | null;
}

/** The form keeps the code; use `actor.getSnapshot().can(...)` to check whether Verify is enabled. */
export type VerifyEmailEvent =
  | { readonly type: 'code.submitted'; readonly code: Secret }
  | { readonly type: 'message.dismissed' };

/** Port `verifyEmail`: POST /verifyemail. */
export interface VerifyEmailCall {
  readonly email: string;
  readonly code: Secret;
}
export type VerifyEmailReply = Reply<SignIn>;

export type VerifyEmailOutput = Navigate;
export type VerifyEmailEmitted = Established;
