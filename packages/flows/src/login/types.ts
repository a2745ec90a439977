import type { Established, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { FactorAsked, FactorWay } from '../secondFactor.ts';
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
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  readonly returnTo: string | null;
  /** The second factor that the server asks for; null until it does. */
  readonly factor: FactorAsked | null;
  readonly way: FactorWay;
  /** What the server said of the last code, under its field; '' when it said nothing. */
  readonly factorError: string;
  /** How many second factors were not right; with each, the form empties its field. */
  readonly wrong: number;
}

/** The form keeps the password; the machine learns only that it changed, and gets a handle to hand on. */
export type LoginFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'email'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'password' };
export type LoginEvent =
  | LoginFieldChanged
  | { readonly type: 'submitted'; readonly password: Secret }
  | { readonly type: 'message.dismissed' }
  | { readonly type: 'way.chosen'; readonly way: FactorWay }
  | { readonly type: 'factor.submitted'; readonly proof: Secret }
  /** The browser shall ask for the passkey. */
  | { readonly type: 'passkey.requested' }
  | { readonly type: 'factor.left' };

/** Port `login`: POST /login. */
export interface LoginCall {
  readonly email: string;
  readonly password: Secret;
}
export type LoginReply = Reply<SignIn | FactorAsked>;

/** Port `usePasskey`: what the passkey signed, as JSON text. Rejects with `PasskeyUnused` where the browser used none. */
export type UsePasskeyAnswer = Secret;

/** Port `finishSignIn`: POST /second-factor. */
export interface FinishSignInCall {
  readonly challenge: Secret;
  readonly way: FactorWay;
  /** The code that was typed, or what the passkey signed. */
  readonly proof: Secret;
}
export type FinishSignInReply = Reply<SignIn>;

export type LoginOutput = Navigate;
export type LoginEmitted = Established;
