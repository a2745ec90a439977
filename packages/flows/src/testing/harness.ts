import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromPromise,
  type InspectedMicrostepEvent,
  type InspectionEvent,
} from 'xstate';
import { isPersonPort, isResident } from '../port.ts';
import { SteppedClock } from './steppedClock.ts';
import type { Moment, Step } from './types.ts';

/** A call of a running flow: the test answers it, as late as it likes, even after the call was cancelled. */
export interface Call {
  readonly port: string;
  /** It does not end by itself, so nothing waits for it. */
  readonly isResident?: true;
  /** Only a person can answer it, so it has no time limit. */
  readonly asksPerson?: boolean;
  readonly input: unknown;
  isSettled: boolean;
  readonly isAborted: () => boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Changes a machine before it runs. */
export type Prepare = (machine: AnyStateMachine) => void;

export interface HarnessOptions {
  /** The clock of the run. @default a simulated clock */
  readonly clock?: SteppedClock;
  /** Receives what XState's inspection reports of the run, e.g. a recorder. */
  readonly inspect?: (inspected: InspectionEvent) => void;
}

export interface Harness {
  readonly actor: AnyActorRef;
  readonly machine: AnyStateMachine;
  readonly calls: readonly Call[];
  readonly emitted: readonly AnyEventObject[];
  /** Everything that inspection reported: events and the snapshots that followed. */
  readonly seen: readonly unknown[];
  /** The transitions taken so far. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
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
  const calls: Call[] = [];
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
  callsOf.set(actor.system, calls);
  actor.start();

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const waiting = () => calls.filter((call) => !call.isSettled && !call.isAborted());
  return {
    actor,
    machine,
    calls,
    emitted,
    seen,
    taken,
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
      if ('send' in step) actor.send(step.send);
      else if ('wait' in step) clock.increment(step.wait);
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

const settle: Harness['settle'] = async (call, outcome) => {
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
const callsOf = new WeakMap<object, Call[]>();

function controlledMachine(base: AnyStateMachine, prepare: Prepare): AnyStateMachine {
  const machines = controlledMachines.get(base) ?? new WeakMap<Prepare, AnyStateMachine>();
  controlledMachines.set(base, machines);
  const machine = machines.get(prepare) ?? base.provide({ actors: controlledPorts(base) });
  if (!machines.has(prepare)) prepare(machine);
  machines.set(prepare, machine);
  return machine;
}

function controlledPorts(machine: AnyStateMachine) {
  const names = Object.keys(machine.implementations.actors);
  const logics = machine.implementations.actors as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.map((port) => [
      port,
      isResident(logics[port]) ? residentPort(port) : pendingPort(port, isPersonPort(logics[port])),
    ]),
  );
}

function pendingPort(port: string, asksPerson: boolean) {
  return fromPromise(({ input, signal, system }) => {
    return new Promise<unknown>((resolve, reject) => {
      callsOf
        .get(system)
        ?.push({ port, asksPerson, input, isSettled: false, isAborted: () => signal.aborted, resolve, reject });
    });
  });
}

/** A resident never answers and never ends: it can fail, and it counts as aborted once it has cleaned up. */
function residentPort(port: string) {
  return fromCallback<AnyEventObject>(({ input, self, sendBack, system }) => {
    let isOver = false;
    callsOf.get(system)?.push({
      port,
      isResident: true,
      input,
      get isSettled() {
        return isOver;
      },
      set isSettled(_: boolean) {},
      isAborted: () => isOver,
      resolve: () => {},
      reject: (error) => sendBack({ type: `xstate.error.actor.${self.id}`, actorId: self.id, error }),
    });
    return () => {
      isOver = true;
    };
  });
}

/** The observable part of a snapshot. */
function visible(snapshot: object): unknown {
  const { context, error, input, output, value } = snapshot as Partial<
    Record<'context' | 'error' | 'input' | 'output' | 'value', unknown>
  >;
  return { context, error, input, output, value };
}
