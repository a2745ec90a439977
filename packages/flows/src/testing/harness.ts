import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectedMicrostepEvent,
  type InspectionEvent,
} from 'xstate';
import { type Call, holdCalls, holdPorts } from './heldPorts.ts';
import { SteppedClock } from './steppedClock.ts';
import type { Moment, Step } from './types.ts';

/** Changes a machine before it runs. */
export type Prepare = (machine: AnyStateMachine) => void;

export interface HarnessOptions {
  /** The clock of the run. @default a simulated clock */
  readonly clock?: SteppedClock;
  /** Receives what XState's inspection reports of the run, e.g. a recorder. */
  readonly inspect?: (inspected: InspectionEvent) => void;
}

/** Controls a running actor: sends events, answers its calls, moves its clock. */
export interface ActorControl {
  readonly actor: AnyActorRef;
  readonly calls: readonly Call[];
  /** The calls that were aborted while time passed, so by a timer. */
  readonly timedOut: readonly Call[];
  readonly emitted: readonly AnyEventObject[];
  readonly snapshot: () => AnyMachineSnapshot;
  readonly moment: () => Moment;
  /**
   * Does one step and lets every answer arrive. @throws Error if there is no such pending call, or the flow has ended
   */
  readonly apply: (step: Step) => Promise<void>;
  /** Settles a call, even if it was cancelled. */
  readonly settle: (call: Call, outcome: { readonly value: unknown } | { readonly error: unknown }) => Promise<void>;
  readonly stop: () => void;
}

export interface Harness extends ActorControl {
  readonly machine: AnyStateMachine;
  /** Everything that inspection reported: events and the snapshots that followed. */
  readonly seen: readonly unknown[];
  /** The transitions taken so far. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/**
 * Starts a real actor on a simulated clock, with every port held open.
 *
 * @param prepare may change the machine after its ports are filled (mutation tests); runs with the same function share
 * one changed machine
 */
export function startHarness(
  base: AnyStateMachine,
  input: unknown,
  prepare: Prepare = unprepared,
  { clock = new SteppedClock(), inspect }: HarnessOptions = {},
): Harness {
  const emitted: AnyEventObject[] = [];
  const seen: unknown[] = [];
  const taken = new Set<AnyTransitionDefinition>();
  const machine = controlledMachine(base, prepare);

  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      inspect?.(inspected);
      if (inspected.type === '@xstate.microstep') for (const each of takenIn(inspected)) taken.add(each);
      if (inspected.type === '@xstate.event') seen.push(inspected.event);
      if (inspected.type === '@xstate.action') seen.push(inspected.action);
      if (inspected.type === '@xstate.snapshot') seen.push(visible(inspected.snapshot));
    },
  });
  // With an observer, an actor that fails is seen by the test and does not crash the process.
  actor.subscribe({ error: () => {} });
  actor.on('*', (event: AnyEventObject) => emitted.push(event));
  const calls = holdCalls(actor, clock);
  actor.start();
  return { ...controlActor({ actor, calls, emitted, clock }), machine, seen, taken };
}

/** An actor whose ports are held (`holdPorts`), and which runs on a simulated clock. */
export interface HeldActor {
  readonly actor: AnyActorRef;
  readonly calls: readonly Call[];
  /** What the actor has emitted, which grows. */
  readonly emitted: readonly AnyEventObject[];
  readonly clock: SteppedClock;
  /** Sends an event. @default `actor.send` */
  readonly send?: (event: AnyEventObject) => void;
}

/** Controls an actor that was created with held ports, also one that a screen has created and started. */
export function controlActor({ actor, calls, emitted, clock, send = actor.send }: HeldActor): ActorControl {
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const waiting = () => calls.filter((call) => !call.isSettled && !call.isAborted());
  const timedOut: Call[] = [];
  const pass = (ms: number) => {
    const before = new Set(calls.filter((call) => call.isAborted()));
    clock.increment(ms);
    timedOut.push(...calls.filter((call) => call.isAborted() && !before.has(call)));
  };
  return {
    actor,
    calls,
    timedOut,
    emitted,
    snapshot,
    settle,
    moment: () => ({
      state: stateName(snapshot()),
      context: snapshot().context,
      emitted,
      pending: waiting(),
      elapsed: clock.now(),
    }),
    apply: async (step) => {
      if (snapshot().status !== 'active') throw new Error(`the flow has ended in ${stateName(snapshot())}`);
      if ('send' in step) send(step.send);
      else if ('wait' in step) pass(step.wait);
      else {
        const port = 'answer' in step ? step.answer : step.fail;
        const call = step.call === undefined ? waiting().find((each) => each.port === port) : calls[step.call];
        if (call === undefined || call.port !== port)
          throw new Error(`no call of ${port} waits in ${stateName(snapshot())}`);
        await settle(call, 'answer' in step ? { value: step.with } : { error: step.with });
      }
      await flushMicrotasks();
    },
    stop: () => actor.stop(),
  };
}

const unprepared: Prepare = () => {};

const settle: ActorControl['settle'] = async (call, outcome) => {
  call.isSettled = true;
  if ('value' in outcome) call.resolve(outcome.value);
  else call.reject(outcome.error);
  await flushMicrotasks();
};

/** The name of the state; for nested charts the whole value as text. */
function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: taken }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return taken;
}

/** Enough turns of the microtask queue for an answer to reach its machine. */
async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

/**
 * Creating a machine takes far longer than a run, so one is used for all runs; each finds its calls by its actor
 * system.
 */
const controlledMachines = new WeakMap<AnyStateMachine, WeakMap<Prepare, AnyStateMachine>>();

function controlledMachine(base: AnyStateMachine, prepare: Prepare): AnyStateMachine {
  const machines = controlledMachines.get(base) ?? new WeakMap<Prepare, AnyStateMachine>();
  controlledMachines.set(base, machines);
  const machine = machines.get(prepare) ?? base.provide({ actors: holdPorts(base) });
  if (!machines.has(prepare)) prepare(machine);
  machines.set(prepare, machine);
  return machine;
}

/** The observable part of a snapshot. */
function visible(snapshot: object): unknown {
  const { context, error, input, output, value } = snapshot as Partial<
    Record<'context' | 'error' | 'input' | 'output' | 'value', unknown>
  >;
  return { context, error, input, output, value };
}
