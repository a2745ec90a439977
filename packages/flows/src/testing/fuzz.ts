import { asyncProperty, check as checkProperty, constantFrom } from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { failureOf, writeRun } from '../replay/write.ts';
import type { AnyCases } from './explore.ts';
import { type Harness, type Prepare, startHarness } from './harness.ts';
import { type RandomStep, randomSteps, toStep } from './randomSteps.ts';
import { textOf } from './stableText.ts';
import type { Step } from './types.ts';
import { keepsSecrets, watch } from './watch.ts';

export interface FuzzOptions {
  readonly runs: number;
  /** Length of the longest run, in steps. */
  readonly steps?: number;
  /** Fixed, so that failures are reproducible; change it to explore other runs. */
  readonly seed?: number;
  readonly prepare?: Prepare;
  /** Whether to look for the shortest failing run; a failure is found faster without. */
  readonly isShrunk?: boolean;
}

/**
 * Random runs: any event at any time, answers in any order and also after their call was cancelled, jumps in time, and
 * a stop at the end.
 *
 * @throws Error with the name of a broken invariant and the shortest run that breaks it, to be played again
 */
export async function fuzz(machine: AnyStateMachine, cases: AnyCases, options: FuzzOptions): Promise<void> {
  const { runs, steps = 30, seed = 20_261_120, prepare, isShrunk = true } = options;
  const property = asyncProperty(constantFrom(...cases.inputs), randomSteps(cases, steps), (start, candidates) =>
    runThrough(startHarness(machine, start, prepare), machine, cases, candidates),
  );
  const result = await checkProperty(property, { numRuns: runs, seed, endOnFailure: !isShrunk });
  if (!result.failed) return;
  const [input, sequence = []] = result.counterexample ?? [];
  const did: Step[] = [];
  const repeated = runThrough(startHarness(machine, input, prepare), machine, cases, sequence, did);
  await repeated.catch(() => {});
  throw failureOf(writeRun({ machine, cases }, input, did), result.errorInstance);
}

/** @param did receives the steps, without the events that the flow ignores */
async function runThrough(
  run: Harness,
  machine: AnyStateMachine,
  cases: AnyCases,
  sequence: readonly RandomStep[],
  did: Step[] = [],
): Promise<void> {
  const check = watch(machine, cases, run);
  check();
  for (const each of sequence) {
    if (run.snapshot().status !== 'active') break;
    const step = toStep(run, cases, each);
    if (step === null) continue;
    if (!('send' in step) || run.snapshot().can(step.send)) did.push(step);
    await applyFairly(run, step);
    check();
  }
  await checkStopped(run, cases);
  keepsSecrets(cases, run);
}

/** Settling a cancelled call must change nothing. */
async function applyFairly(run: Harness, step: Step): Promise<void> {
  const isLate = 'call' in step && step.call !== undefined && run.calls[step.call]?.isAborted() === true;
  const [snapshot, { length }] = [run.snapshot(), run.emitted];
  await run.apply(step);
  if (isLate && (run.snapshot() !== snapshot || run.emitted.length > length)) {
    throw new Error('a cancelled answer still has an effect');
  }
}

/** Leaving a page cancels its calls; an answer that arrives later has no effect. */
async function checkStopped(run: Harness, cases: AnyCases): Promise<void> {
  const before = textOf([run.snapshot().value, run.emitted]);
  run.stop();
  if (run.moment().pending.length > 0) throw new Error('a call is still open after its flow stopped');
  for (const call of run.calls.filter(({ isSettled }) => !isSettled)) {
    await run.settle(call, { value: cases.answers[call.port]?.[0] });
  }
  if (textOf([run.snapshot().value, run.emitted]) !== before) throw new Error('a stopped flow continued');
}
