import type { Established } from './intent.ts';
import { bodyOf, type Reply, succeeded } from './reply.ts';
import type { SignIn } from './types.ts';

/** A reply that can open a session: token, user, and an `expiresIn` that lies ahead (LOGIN-3, VERIFY-2, SESS-5). */
export function signsIn(reply: Reply<SignIn>): boolean {
  return succeeded(reply) && reply.body.token !== '' && lastsAWhile(reply.body.expiresIn);
}

/** Hours that make a session: finite and above zero. */
export function lastsAWhile(hours: number): boolean {
  return Number.isFinite(hours) && hours > 0;
}

/** What the session machine needs to know of a reply that `signsIn`. */
export function established(reply: Reply<SignIn>): Established {
  const { token, user, expiresIn } = bodyOf(reply);
  return { type: 'established', token, user, expiresInHours: expiresIn, at: reply.at };
}
