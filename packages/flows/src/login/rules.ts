import { emailMax, isEmail } from '../email.ts';
import { type Navigate, navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import { routes } from '../routes.ts';
import { safeLanding } from '../safe-path.ts';
import type { FactorAsked, FactorWay } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { isRecord } from '../shape.ts';
import type { SignIn } from '../types.ts';
import { loginMessages } from './messages.ts';
import type { LoginContext, LoginErrors, LoginFieldChanged, LoginReply } from './types.ts';

/** Lengths in characters: LOGIN-2's shortest password, and the longest texts that the contract accepts. */
export const loginLimits = { email: emailMax, passwordMin: 4, passwordMax: 128 } as const;

export const noErrors: LoginErrors = { email: null, password: null };

/** A change clears only that field's error. */
export function applyChange(context: LoginContext, change: LoginFieldChanged): Partial<LoginContext> {
  const errors = { ...context.errors, [change.name]: null };
  return change.name === 'email' ? { email: change.value, errors } : { errors };
}

/** LOGIN-2: Continue is enabled only if both fields are filled in. */
export function isComplete(email: string, password: Secret): boolean {
  return email.trim() !== '' && password.length > 0;
}

/** LOGIN-2: the error of each field, null if it is valid. */
export function findErrors(email: string, password: Secret): LoginErrors {
  return {
    email: isEmail(email.trim()) ? null : loginMessages.email,
    password: passwordError(password),
  };
}

/** Both fields are filled in, and at least one of them is invalid. */
export function isInvalid(email: string, password: Secret): boolean {
  return isComplete(email, password) && hasErrors(findErrors(email, password));
}

/** Both fields can be submitted. */
export function isValid(email: string, password: Secret): boolean {
  return isComplete(email, password) && !hasErrors(findErrors(email, password));
}

/** LOGIN-3, ROUTE-6: the requested page, if it belongs to the app and is behind the guard; otherwise the dashboard. */
export function afterLogin(returnTo: string | null): Navigate {
  return navigate(safeLanding(returnTo) ?? routes.invest, { replace: true });
}

/** LOGIN-4: continues to the code page, with the email and the requested page. */
export function toVerification(email: string, returnTo: string | null): Navigate {
  const target = safeLanding(returnTo);
  const state = { email: email.trim() };
  return navigate(routes.verification, { state: target === null ? state : { ...state, returnTo: target } });
}

/** The second factor that the reply requests; null if none (AUTH-4). */
export function factorOf({ status, body }: LoginReply): FactorAsked | null {
  return status === 202 && isFactorAsked(body) ? body : null;
}

/** The reply, typed as one that may open a session. */
export function signInOf(reply: LoginReply): Reply<SignIn> {
  const { body, ...rest } = reply;
  return { ...rest, body: isFactorAsked(body) ? null : body };
}

const waysInOrder: readonly FactorWay[] = ['passkey', 'code', 'recovery'];

/** AUTH-4: prefers a passkey, which cannot be phished; a recovery code only if there is no other factor. */
export function firstWay({ ways }: FactorAsked): FactorWay {
  return waysInOrder.find((way) => ways.includes(way)) ?? 'recovery';
}

/** The proof of the second factor: what was typed, or the passkey's signature. @throws TypeError for any other event */
export function proofOf(event: object): Secret {
  if ('proof' in event && event.proof instanceof Secret) return event.proof;
  if ('output' in event && event.output instanceof Secret) return event.output;
  throw new TypeError('No second factor was given.');
}

/** A server may send anything. */
function isFactorAsked(body: LoginReply['body']): body is FactorAsked {
  return isRecord(body) && 'challenge' in body && Array.isArray(body['ways']);
}

function passwordError({ length }: Secret): string | null {
  if (length < loginLimits.passwordMin) return loginMessages.password;
  return length > loginLimits.passwordMax ? loginMessages.passwordLong : null;
}

function hasErrors(errors: LoginErrors): boolean {
  return errors.email !== null || errors.password !== null;
}
