import type { Established, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';
import type { SignIn } from '../types.ts';

export interface LoginInput {
  /** The page the person was headed for when the guard sent them here (ROUTE-6). */
  readonly returnTo?: string;
}

export interface LoginErrors {
  readonly email: string | null;
  readonly password: string | null;
}

export interface LoginContext {
  readonly email: string;
  readonly errors: LoginErrors;
  /** Words of the open modal; '' when none is open. */
  readonly message: string;
  readonly returnTo: string | null;
}

/** The form keeps the password; the machine learns only that it changed, and gets a handle to hand on. */
export type LoginFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'email'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'password' };
export type LoginEvent =
  | LoginFieldChanged
  | { readonly type: 'submitted'; readonly password: Secret }
  | { readonly type: 'message.dismissed' };

/** Port `login`: POST /login. */
export interface LoginCall {
  readonly email: string;
  readonly password: Secret;
}
export type LoginReply = Reply<SignIn>;

export type LoginOutput = Navigate;
export type LoginEmitted = Established;
