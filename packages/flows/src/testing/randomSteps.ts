import { type Arbitrary, array, boolean, constantFrom, nat, oneof, record } from 'fast-check';
import type { AnyCases } from './explore.ts';
import type { Harness } from './harness.ts';
import type { Step } from './types.ts';

/** One step of a random run: an event, the settling of a call, or passing time. */
export type RandomStep =
  | { readonly send: object }
  | { readonly settle: number; readonly answerIndex: number; readonly fails: boolean }
  | { readonly wait: number };

/**
 * Random runs of a flow: any event at any time, answers in any order and also after their call was cancelled, and jumps
 * in time.
 *
 * @param maxLength the maximum number of steps of a run
 * @param minLength the minimum
 */
export function randomSteps(cases: AnyCases, maxLength: number, minLength = 0): Arbitrary<RandomStep[]> {
  const events = Object.values(cases.events).flat();
  const settling = record({ settle: nat(3), answerIndex: nat(20), fails: boolean() });
  const waiting = record({ wait: constantFrom(1, 500, 1_500, 20_000, 60_000, 3_600_000) });
  const happening = oneof(
    ...(events.length > 0 ? [{ weight: 5, arbitrary: record({ send: constantFrom(...events) }) }] : []),
    { weight: 4, arbitrary: settling },
    { weight: 2, arbitrary: waiting },
  );
  return array(happening, { minLength, maxLength, size: 'max' });
}

/**
 * What happens as a step of this run; null where no call is left to settle. Moments (`at`) of events and answers move on with
 * the simulated clock, so that a flow that compares them with its timers sees one and the same time.
 */
export function toStep(run: Harness, cases: AnyCases, each: RandomStep): Step | null {
  const { elapsed } = run.moment();
  if ('wait' in each) return each;
  if ('send' in each) return { send: laterBy(elapsed, each.send) };
  const open = [...run.calls.entries()].filter(([, { isSettled }]) => !isSettled);
  const [index, call] = open[each.settle % (open.length || 1)] ?? [];
  if (index === undefined || call === undefined) return null;
  const choices = each.fails ? cases.failures : (cases.answers[call.port] ?? []);
  const choice = laterBy(elapsed, choices[each.answerIndex % choices.length]);
  return each.fails ? { fail: call.port, with: choice, call: index } : { answer: call.port, with: choice, call: index };
}

/** The same event or answer, at a later time. */
function laterBy(ms: number, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
    ? { ...value, at: value.at + ms }
    : value;
}
