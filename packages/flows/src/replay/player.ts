import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Path } from '../testing/explore.ts';
import { type ActorControl, type Harness, startHarness } from '../testing/harness.ts';
import { SteppedClock } from '../testing/steppedClock.ts';
import type { Step } from '../testing/types.ts';
import { type Examples, examplesOf } from './examples.ts';
import { loadFlow, type PlayableFlow, type PlayableFlows } from './flows.ts';
import { flowVersionOf } from './flowVersion.ts';
import { hasEffect } from './hasEffect.ts';
import type { Run, RunStep } from './run.ts';
import { RunRefused } from './runRefused.ts';
import { readValue } from './values.ts';

/** Most timers that fire at their own time within one step: enough for a flow that asks every few seconds for a month. */
const MAX_TIMERS = 1_000_000;

export interface OpenOptions {
  /** The flows that can be played. @default every flow of the product */
  readonly flows?: PlayableFlows;
  /**
   * What to do with a run of another version of its flow: `refuse` it, or `try` to play it as far as possible. @default
   * 'refuse'
   */
  readonly otherVersion?: 'refuse' | 'try';
}

/** The flow of a run, as it has to be started. */
export interface FlowStart {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly clock: SteppedClock;
}

export interface PlayOptions extends OpenOptions {
  /**
   * Called for the start (`index` 0) and after each step. The next step waits for the returned promise, so that a
   * screen can be inspected, a browser driven, or a person asked to continue.
   */
  readonly onStep?: (played: PlayedStep) => void | Promise<void>;
}

/** The result of one step. */
export interface PlayedStep {
  /** 0 for the start of the flow, 1 for the first step. */
  readonly index: number;
  /** The step; null for the start. */
  readonly step: RunStep | null;
  /** The name of the state; the whole value as JSON if states are nested. */
  readonly state: string;
  /** The snapshot, e.g. for `matches`, `hasTag`, `context` and `output`. */
  readonly snapshot: AnyMachineSnapshot;
  /** The calls that the flow made in this step. */
  readonly calls: readonly { readonly port: string; readonly input: unknown }[];
  /** What the flow emitted in this step. */
  readonly emitted: readonly AnyEventObject[];
  /** The pending calls. */
  readonly pending: readonly { readonly port: string; readonly input: unknown }[];
  /** Ms since the start. */
  readonly elapsed: number;
}

/** The result of a run. */
export interface Playback {
  /** The results of all steps, starting with the start. */
  readonly played: readonly PlayedStep[];
  /** Why a run of another version could not be played to its end; null if it was. */
  readonly stopped: RunRefused | null;
}

/** A run that is being played: the flow waits between two steps. */
export interface Player<Control extends ActorControl = Harness> {
  readonly run: Run;
  /** The flow that is played, e.g. to render its screen. It has a simulated clock, and its calls wait for the run. */
  readonly actor: AnyActorRef;
  /** The test kit's view of the flow, for tests that need more than a snapshot. */
  readonly harness: Control;
  /** The result of the last step that was played, or of the start. */
  readonly current: () => PlayedStep;
  /**
   * Plays the next step.
   *
   * @returns its result; null if the run is over
   * @throws RunRefused when the step cannot happen in this state
   */
  readonly next: () => Promise<PlayedStep | null>;
  /** Stops the flow. */
  readonly stop: () => void;
}

/**
 * Plays a run to its end.
 *
 * ```ts
 * const { played } = await play(runFromLink(link), { onStep: ({ index, state }) => console.log(index, state) });
 * expect(played.at(-1)?.state).toBe('done');
 * ```
 *
 * @throws RunRefused when the run or one of its steps cannot be played; with `otherVersion: 'try'` a run of another version
 * ends at such a step instead, and `stopped` says why
 */
export async function play(run: Run, { onStep = () => {}, ...options }: PlayOptions = {}): Promise<Playback> {
  const player = await openRun(run, options);
  const played: PlayedStep[] = [];
  try {
    for (let step: PlayedStep | null = player.current(); step !== null; step = await player.next()) {
      played.push(step);
      await onStep(step);
    }
    return { played, stopped: null };
  } catch (error) {
    const isOther = options.otherVersion === 'try' && error instanceof RunRefused;
    if (!isOther) throw error;
    return { played, stopped: error };
  } finally {
    player.stop();
  }
}

/**
 * Starts the flow of a run, so that its steps can be played one by one; `play` does that for a whole run.
 *
 * @throws RunRefused if there is no such flow, or the flow has changed since the run was recorded
 */
export function openRun(run: Run, options: OpenOptions = {}): Promise<Player> {
  return openRunOn(run, startAlone, options);
}

async function startAlone({ machine, input, clock }: FlowStart): Promise<Harness> {
  return startHarness(machine, input, undefined, { clock });
}

/**
 * As `openRun`, for a flow that something else starts, such as a screen of the app.
 *
 * @param start starts the flow with held ports (`holdPorts`), on the given clock
 */
export async function openRunOn<Control extends ActorControl>(
  run: Run,
  start: (flow: FlowStart) => Promise<Control>,
  options: OpenOptions = {},
): Promise<Player<Control>> {
  const { machine, cases } = await flowOf(run, options);
  const examples = examplesOf(cases);
  const input = run.input === undefined ? undefined : readValue(run.input, examples);
  const harness = await start({ machine, input, clock: new SteppedClock(MAX_TIMERS) });
  let [index, calls, emitted] = [0, 0, 0];
  const recordStep = (step: RunStep | null): PlayedStep => {
    const { state, pending, elapsed } = harness.moment();
    const played = {
      index,
      step,
      state,
      snapshot: harness.snapshot(),
      calls: harness.calls.slice(calls).map(({ port, input: given }) => ({ port, input: given })),
      emitted: harness.emitted.slice(emitted),
      pending,
      elapsed,
    };
    [calls, emitted] = [harness.calls.length, harness.emitted.length];
    return played;
  };
  let current = recordStep(null);
  return {
    run,
    actor: harness.actor,
    harness,
    current: () => current,
    next: async () => {
      const step = run.steps[index];
      if (step === undefined) return null;
      index += 1;
      await apply(harness, step, index, examples);
      current = recordStep(step);
      return current;
    },
    stop: () => harness.stop(),
  };
}

/**
 * The steps of a run in the test kit's format, with test values in place of secrets, and the state after each.
 *
 * @throws RunRefused if one of them is not possible
 */
export async function stepsOfRun(run: Run): Promise<Path> {
  const { cases } = await loadFlow(run.flow);
  const examples = examplesOf(cases);
  const { played } = await play(run);
  const steps = run.steps.map((step, index) => ({
    step: readStep(step, examples),
    state: played[index + 1]?.snapshot.value as StateValue,
  }));
  return { input: run.input === undefined ? undefined : readValue(run.input, examples), steps };
}

async function flowOf(run: Run, { flows, otherVersion = 'refuse' }: OpenOptions): Promise<PlayableFlow> {
  const flow = await loadFlow(run.flow, flows);
  const version = flowVersionOf(flow.machine);
  if (version !== run.flowVersion && otherVersion === 'refuse') {
    throw new RunRefused(
      'flowVersion',
      `The flow '${run.flow}' has changed since this run was recorded (then ${run.flowVersion}, now ${version}).`,
    );
  }
  return flow;
}

async function apply(harness: ActorControl, step: RunStep, number: number, examples: Examples): Promise<void> {
  const { state } = harness.moment();
  const happening = readStep(step, examples);
  const refuse = (fault: string, cause?: unknown) => {
    throw new RunRefused('impossible', `Step ${number} is not possible: ${fault}.`, { cause });
  };
  if (harness.snapshot().status !== 'active') refuse(`the flow ended in '${state}'`);
  if ('send' in happening && !hasEffect(harness.snapshot(), happening.send)) {
    refuse(`'${(happening.send as AnyEventObject).type}' does nothing in '${state}'`);
  }
  const called = 'answer' in step && step.call !== undefined ? harness.calls[step.call]?.port : undefined;
  const isWaiting = 'answer' in step && harness.moment().pending.some(({ port }) => port === step.answer);
  if ('answer' in step && called !== step.answer && !(step.call === undefined && isWaiting)) {
    refuse(`no call of '${step.answer}' waits in '${state}'`);
  }
  await harness.apply(happening);
}

/** A step in the test kit's format. */
function readStep(step: RunStep, examples: Examples): Step {
  if ('event' in step) return { send: readValue(step.event, examples) as AnyEventObject };
  if ('time' in step) return { wait: step.time };
  const call = step.call === undefined ? {} : { call: step.call };
  return 'with' in step
    ? { answer: step.answer, with: readValue(step.with, examples) as never, ...call }
    : { fail: step.answer, with: readValue(step.fails, examples), ...call };
}
