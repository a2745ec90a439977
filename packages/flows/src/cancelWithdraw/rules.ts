import { attemptFor } from '../attempt.ts';
import type { CancelWithdrawCall, CancelWithdrawContext } from './types.ts';

/** Starts an attempt, or continues the one whose outcome is unknown. */
export function openAttempt(context: CancelWithdrawContext, attemptId: string): Partial<CancelWithdrawContext> {
  const { attempt, withdrawal, user } = context;
  return { attempt: attemptFor(attempt, { _id: withdrawal, user }, attemptId) };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: CancelWithdrawContext): CancelWithdrawCall {
  if (attempt === null) throw new TypeError('No cancellation was confirmed.');
  return { ...attempt.order, attemptId: attempt.id };
}
