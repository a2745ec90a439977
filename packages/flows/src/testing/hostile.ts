import type { AnyStateMachine } from 'xstate';
import { failureOf, writeRun } from '../replay/write.ts';
import type { AnyCases, Exploration, Path } from './explore.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Call } from './heldPorts.ts';
import { hostile, malformedAnswers, malformedRefusals } from './hostileValues.ts';
import { wordsIn, wordsOf } from './shown.ts';
import { textOf } from './stableText.ts';
import type { Step } from './types.ts';
import { keepsSecrets, watch } from './watch.ts';

/** How often it is checked whether a flow has settled, in ms; with `MAX_POLLS`, for ten minutes at most. */
const POLL_MS = 5_000;
const MAX_POLLS = 120;

/**
 * Settles every call of a flow in unexpected ways: with all kinds of rejections, with malformed answers, with answers
 * after the call was cancelled, and not at all.
 *
 * The flow must settle and keep running, satisfy its invariants, and report the failure in a message or a log, unless
 * the cases declare the port as `quiet`. Rejections and malformed refusals must be reported immediately, missing answers
 * once the flow has settled.
 *
 * @returns the problems, each with a run that reproduces it; none if there are none
 */
export async function badInputFaults(
  machine: AnyStateMachine,
  cases: AnyCases,
  { edges, states }: Exploration,
): Promise<Error[]> {
  const seen = new Set<string>();
  const faults: Error[] = [];
  for (const { to, path } of edges) {
    const state = textOf(states.get(to)?.value);
    if (seen.has(state)) continue;
    seen.add(state);
    faults.push(...(await faultsAt(machine, cases, path)));
  }
  return faults;
}

async function faultsAt(machine: AnyStateMachine, cases: AnyCases, path: Path): Promise<Error[]> {
  const steps = path.steps.map(({ step }) => step);
  const run = await walkTo(machine, path.input, steps);
  const calls = run.calls.filter(({ isSettled, isAborted }) => !isSettled && !isAborted());
  run.stop();
  const faults: Error[] = [];
  for (const attack of calls.flatMap((call) => attacksOn(call, cases))) {
    const all = [...steps, ...attack.steps];
    try {
      await survives(machine, cases, { ...attack, input: path.input, precedingSteps: steps });
    } catch (error) {
      faults.push(failureOf(writeRun({ machine, cases }, path.input, all), error));
    }
  }
  return faults;
}

interface Attack {
  readonly port: string;
  /** The steps that settle the pending call; empty to leave it pending. */
  readonly steps: readonly Step[];
  /** Whether the flow has to show or announce the failure. */
  readonly mustReport: boolean;
  /** An answer that arrives after the flow has cancelled the call. */
  readonly late?: unknown;
}

function attacksOn({ port, isResident, asksPerson }: Call, cases: AnyCases): Attack[] {
  const reports = cases.quiet?.some((each) => each === port) !== true;
  const answered = (mustReport: boolean, make: (answer: unknown) => readonly unknown[]) =>
    madeOf(cases, port, make).map((answer): Attack => ({ port, steps: [{ answer: port, with: answer }], mustReport }));
  return [
    ...[...hostile.values()].map((error) => ({ port, steps: [{ fail: port, with: error }], mustReport: reports })),
    ...answered(reports && cases.quietRefusals?.some((each) => each === port) !== true, malformedRefusals),
    ...answered(false, malformedAnswers),
    // A resident is not waited for, and a person may take as long as they like.
    ...(asksPerson === true
      ? []
      : [{ port, steps: [], mustReport: reports && isResident !== true, late: cases.answers[port]?.[0] }]),
  ];
}

async function survives(
  machine: AnyStateMachine,
  cases: AnyCases,
  attack: Attack & { readonly input: unknown; readonly precedingSteps: readonly Step[] },
): Promise<void> {
  const run = await walkTo(machine, attack.input, attack.precedingSteps);
  const check = watch(machine, cases, run);
  const earlierMessages = run.emitted.length;
  const waiting = run.calls.findLastIndex((call) => !call.isSettled && !call.isAborted());
  for (const step of attack.steps) await run.apply(step);
  check();
  const hasNoMessage = () =>
    [...wordsIn(run.snapshot().context), ...wordsOf(run.emitted.slice(earlierMessages))].length === 0;
  const isSilent = attack.steps.length === 0;
  if (attack.mustReport && !isSilent && hasNoMessage())
    throw new Error(`no message reports that ${attack.port} failed`);
  await settles(run, check);
  if (attack.mustReport && isSilent && hasNoMessage())
    throw new Error(`no message reports that ${attack.port} does not answer`);
  const pendingCall = run.calls[waiting];
  if (pendingCall !== undefined && !pendingCall.isSettled) {
    const before = textOf([run.snapshot().value, run.snapshot().context, run.emitted]);
    await run.settle(pendingCall, { value: attack.late });
    check();
    const after = textOf([run.snapshot().value, run.snapshot().context, run.emitted]);
    if (after !== before) throw new Error('a cancelled answer still has an effect');
  }
  keepsSecrets(cases, run);
  run.stop();
}

async function settles(run: Harness, check: () => void): Promise<void> {
  for (let left = MAX_POLLS; left > 0 && isWaiting(run); left -= 1) {
    await run.apply({ wait: POLL_MS });
    check();
  }
  if (isWaiting(run)) throw new Error('it never settles');
}

function isWaiting(run: Harness): boolean {
  return run.calls.some(
    (call) => call.isResident !== true && call.asksPerson !== true && !call.isSettled && !call.isAborted(),
  );
}

async function walkTo(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Promise<Harness> {
  const run = startHarness(machine, input);
  for (const step of steps) await run.apply(step);
  return run;
}

function madeOf(cases: AnyCases, port: string, make: (answer: unknown) => readonly unknown[]): readonly unknown[] {
  const all = (cases.answers[port] ?? []).flatMap(make);
  return [...new Map(all.map((answer) => [textOf([answer]), answer])).values()];
}
