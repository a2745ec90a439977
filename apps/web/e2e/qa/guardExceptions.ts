import type { GuardOutcome } from './guards.ts';

/** Reasons why outcomes of guards never occur in the page, by outcome. */
export type GuardExceptions = Readonly<Partial<Record<GuardOutcome, string>>>;

/** For flows of a signed-in investor: the page is replaced before it receives the answer to a refused token. */
export const unauthorizedEndsSession: GuardExceptions = {
  'isUnauthorized: true': 'a 401 ends the session, and the page is replaced before its flow receives the answer',
};

/** Guards that are never false, since their event cannot be sent then. */
export function alwaysOffered(...guards: readonly string[]): GuardExceptions {
  const reason = 'the control for this event is disabled or not there while the flow would refuse it';
  return Object.fromEntries(guards.map((guard) => [`${guard}: false`, reason]));
}
