import type { Established, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { FactorAsked, FactorWay } from '../secondFactor.ts';
import type { Secret } from '../secret.ts';
import type { SignIn } from '../types.ts';

export interface LoginInput {
  /** The page that was requested when the guard redirected to login (ROUTE-6). */
  readonly returnTo?: string;
}

export interface LoginErrors {
  readonly email: string | null;
  readonly password: string | null;
}

export interface LoginContext {
  readonly email: string;
  readonly errors: LoginErrors;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  readonly returnTo: string | null;
  /** The requested second factor; null if none is. */
  readonly factor: FactorAsked | null;
  readonly way: FactorWay;
  /** The server's error for the last code, shown below its field; '' if there is none. */
  readonly factorError: string;
  /** The number of failed second factors; the form clears its field after each. */
  readonly wrong: number;
}

/** The form keeps the password; the machine only gets a handle to pass on. */
export type LoginFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'email'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'password' };
export type LoginEvent =
  | LoginFieldChanged
  | { readonly type: 'submitted'; readonly password: Secret }
  | { readonly type: 'message.dismissed' }
  | { readonly type: 'way.chosen'; readonly way: FactorWay }
  | { readonly type: 'factor.submitted'; readonly proof: Secret }
  /** Opens the browser's passkey prompt. */
  | { readonly type: 'passkey.requested' }
  | { readonly type: 'factor.left' };

/** Port `login`: POST /login. */
export interface LoginCall {
  readonly email: string;
  readonly password: Secret;
}
export type LoginReply = Reply<SignIn | FactorAsked>;

/** Port `usePasskey`: the passkey's signature, as JSON text. Rejects with `PasskeyUnused` if the browser used none. */
export type UsePasskeyAnswer = Secret;

/** Port `finishSignIn`: POST /second-factor. */
export interface FinishSignInCall {
  readonly challenge: Secret;
  readonly way: FactorWay;
  /** The code that was typed, or the passkey's signature. */
  readonly proof: Secret;
}
export type FinishSignInReply = Reply<SignIn>;

export type LoginOutput = Navigate;
export type LoginEmitted = Established;
