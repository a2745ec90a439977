import { array, asyncProperty, boolean, check as checkProperty, constantFrom, nat, oneof, record } from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from './explore.ts';
import { type Harness, type Prepare, startHarness } from './harness.ts';
import { failureOf, writeReplay } from './replay.ts';
import { textOf } from './same.ts';
import type { Step } from './types.ts';
import { keepsSecrets, watch } from './watch.ts';

export interface FuzzOptions {
  readonly runs: number;
  /** Longest run, in steps. */
  readonly steps?: number;
  /** Fixed, so that a failure comes again; change it to look elsewhere. */
  readonly seed?: number;
  readonly prepare?: Prepare;
  /** Whether to look for the shortest run that fails; only without it is a failure found quickly. */
  readonly isShrunk?: boolean;
}

/**
 * Random runs: any event at any time, answers in any order and after they were given up, time in leaps, at last a stop.
 *
 * Moments (`at`) of events and answers move on with the simulated clock, so that a flow that compares them with its
 * timers sees one and the same time.
 *
 * @throws Error with the name of a broken invariant and the shortest run that breaks it, to be played again.
 */
export async function fuzz(machine: AnyStateMachine, cases: AnyCases, options: FuzzOptions): Promise<void> {
  const { runs, steps = 30, seed = 20_261_120, prepare, isShrunk = true } = options;
  const events = Object.values(cases.events).flat();
  const settling = record({ settle: nat(3), how: nat(20), fails: boolean() });
  const waiting = record({ wait: constantFrom(1, 500, 1_500, 20_000, 60_000, 3_600_000) });
  const fuzzStep = oneof(
    ...(events.length > 0 ? [{ weight: 5, arbitrary: record({ send: constantFrom(...events) }) }] : []),
    { weight: 4, arbitrary: settling },
    { weight: 2, arbitrary: waiting },
  );
  const property = asyncProperty(
    constantFrom(...cases.inputs),
    array(fuzzStep, { maxLength: steps, size: 'max' }),
    (input, fuzzSteps) => runSteps(startHarness(machine, input, prepare), machine, cases, fuzzSteps),
  );
  const result = await checkProperty(property, { numRuns: runs, seed, endOnFailure: !isShrunk });
  if (!result.failed) return;
  const [input, fuzzSteps = []] = result.counterexample ?? [];
  const takenSteps: Step[] = [];
  const again = runSteps(startHarness(machine, input, prepare), machine, cases, fuzzSteps, takenSteps);
  await again.catch(() => {});
  throw failureOf(writeReplay(machine.id, input, takenSteps, cases), result.errorInstance);
}

type FuzzStep =
  | { readonly send: object }
  | { readonly settle: number; readonly how: number; readonly fails: boolean }
  | { readonly wait: number };

/** @param takenSteps takes what was done, step by step */
async function runSteps(
  run: Harness,
  machine: AnyStateMachine,
  cases: AnyCases,
  fuzzSteps: readonly FuzzStep[],
  takenSteps: Step[] = [],
): Promise<void> {
  const check = watch(machine, cases, run);
  check();
  for (const each of fuzzSteps) {
    if (run.snapshot().status !== 'active') break;
    const step = toStep(run, cases, each);
    if (step === null) continue;
    takenSteps.push(step);
    await applyFairly(run, step);
    check();
  }
  await staysStopped(run, cases);
  keepsSecrets(cases, run);
}

function toStep(run: Harness, cases: AnyCases, each: FuzzStep): Step | null {
  const { elapsed } = run.moment();
  if ('wait' in each) return each;
  if ('send' in each) return { send: laterBy(elapsed, each.send) };
  const open = [...run.calls.entries()].filter(([, { isSettled }]) => !isSettled);
  const [index, call] = open[each.settle % (open.length || 1)] ?? [];
  if (index === undefined || call === undefined) return null;
  const choices = each.fails ? cases.failures : (cases.answers[call.port] ?? []);
  const choice = laterBy(elapsed, choices[each.how % choices.length]);
  return each.fails ? { fail: call.port, with: choice, call: index } : { answer: call.port, with: choice, call: index };
}

/** What settles a call that was given up must change nothing. */
async function applyFairly(run: Harness, step: Step): Promise<void> {
  const isLate = 'call' in step && step.call !== undefined && run.calls[step.call]?.isAborted() === true;
  const [snapshot, { length }] = [run.snapshot(), run.emitted];
  await run.apply(step);
  if (isLate && (run.snapshot() !== snapshot || run.emitted.length > length)) {
    throw new Error('an answer that was given up is obeyed');
  }
}

/** Leaving a page cancels its calls; an answer that arrives later has no effect. */
async function staysStopped(run: Harness, cases: AnyCases): Promise<void> {
  const before = textOf([run.snapshot().value, run.emitted]);
  run.stop();
  if (run.moment().pending.length > 0) throw new Error('a call outlives its flow');
  for (const call of run.calls.filter(({ isSettled }) => !isSettled)) {
    await run.settle(call, { value: cases.answers[call.port]?.[0] });
  }
  if (textOf([run.snapshot().value, run.emitted]) !== before) throw new Error('a stopped flow went on');
}

/** The same event or answer, at a later moment. */
function laterBy(ms: number, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
    ? { ...value, at: value.at + ms }
    : value;
}
