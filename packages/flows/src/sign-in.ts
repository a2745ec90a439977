import type { Established } from './intent.ts';
import { bodyOf, type Reply, succeeded } from './reply.ts';
import { isRecord, isText } from './shape.ts';
import type { SignIn, User } from './types.ts';

/** A reply that can open a session: token, user, and an `expiresIn` in the future (LOGIN-3, VERIFY-2, SESS-5). */
export function signsIn(reply: Reply<SignIn>): boolean {
  if (!succeeded(reply)) return false;
  const { token, user, expiresIn } = reply.body;
  return isText(token) && isUser(user) && isValidDuration(expiresIn);
}

/** Whether this is a user, checked because a server may send anything. */
export function isUser(value: unknown): value is User {
  return isRecord(value) && isText(value['_id']);
}

/** A valid duration of a session in hours: finite and above zero. */
export function isValidDuration(hours: number): boolean {
  return Number.isFinite(hours) && hours > 0;
}

/** The event for the session machine, from a reply that `signsIn`. */
export function established(reply: Reply<SignIn>): Established {
  const { token, user, expiresIn } = bodyOf(reply);
  return { type: 'established', token, user, expiresInHours: expiresIn, at: reply.at };
}
