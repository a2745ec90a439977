import { attemptFor } from '../attempt.ts';
import type { CancelWithdrawCall, CancelWithdrawContext } from './types.ts';

/** Begins a try, or goes on with the one whose outcome is not known. */
export function openAttempt(context: CancelWithdrawContext, freshId: string): Partial<CancelWithdrawContext> {
  const { attempt, withdrawal, user } = context;
  return { attempt: attemptFor(attempt, { _id: withdrawal, user }, freshId) };
}

/** What to send. @throws TypeError while no try is open. */
export function toCall({ attempt }: CancelWithdrawContext): CancelWithdrawCall {
  if (attempt === null) throw new TypeError('No cancellation was confirmed.');
  return { ...attempt.order, attemptId: attempt.id };
}
