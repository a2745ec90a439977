import type { Step } from '@keel/flows/testing';
import type { AnyMachineSnapshot } from 'xstate';
import type { PlannedStep } from './model.ts';

/** Whether a call is lost before or after it reaches the server: after it, if the next list contains the order. */
export function pointOfLoss(rest: readonly PlannedStep[]): 'before' | 'after' {
  const search = rest.find(({ step }) => listIn(step) !== null);
  return search?.emitted.includes('announce') ? 'after' : 'before';
}

/** Whether the list is loaded. The page loads it before anything can be sent, so each path has to load it first. */
export function hasLoadedHistory(step: Step, before: AnyMachineSnapshot): boolean {
  const isList = 'send' in step && step.send.type === 'history.loaded';
  return isList || before.context.knownIds !== null;
}

/** The list that a step returns; null if it returns none. */
function listIn(step: Step | null): readonly unknown[] | null {
  if (step === null) return null;
  if ('send' in step) {
    const { deposits, withdrawals } = step.send as { readonly deposits?: unknown; readonly withdrawals?: unknown };
    return rowsOf(deposits ?? withdrawals);
  }
  return 'answer' in step && step.answer.startsWith('fetch')
    ? rowsOf((step.with as { readonly body?: unknown }).body)
    : null;
}

function rowsOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}
