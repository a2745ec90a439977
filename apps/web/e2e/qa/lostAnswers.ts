import type { Step } from '@keel/flows/testing';
import type { AnyMachineSnapshot } from 'xstate';
import type { PlannedStep } from './model.ts';

/** If the order is found in the next list, which the page is told, the lost call must have reached the server. */
export function isFoundLater(rest: readonly PlannedStep[]): 'before' | 'after' {
  const search = rest.find(({ step }) => listIn(step) !== null);
  return search?.emitted.includes('announce') ? 'after' : 'before';
}

/** The page has loaded the list before anything is sent, so that a path starts with it too. */
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
