import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectedMicrostepEvent,
  SimulatedClock,
} from 'xstate';
import type { Moment, Step } from './types.ts';

/** A call a running flow made: answered by hand, as late as the test likes, even after it was given up. */
export interface Call {
  readonly port: string;
  readonly input: unknown;
  isSettled: boolean;
  readonly isAborted: () => boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface Harness {
  readonly actor: AnyActorRef;
  readonly machine: AnyStateMachine;
  readonly calls: readonly Call[];
  readonly emitted: readonly AnyEventObject[];
  /** Everything that inspection saw pass: events and the snapshots that followed. */
  readonly seen: readonly unknown[];
  /** The transitions taken so far. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
  readonly snapshot: () => AnyMachineSnapshot;
  readonly moment: () => Moment;
  /** Does one step and lets every answer arrive. @throws Error when no such call waits or the flow is over. */
  readonly apply: (step: Step) => Promise<void>;
  /** Settles a call whatever became of it. */
  readonly settle: (call: Call, outcome: { readonly value: unknown } | { readonly error: unknown }) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Starts a real actor on a simulated clock, with every port held open.
 *
 * @param prepare may change the machine after its ports are filled (mutation tests)
 */
export function startHarness(
  base: AnyStateMachine,
  input: unknown,
  prepare: (machine: AnyStateMachine) => void = () => {},
): Harness {
  const calls: Call[] = [];
  const emitted: AnyEventObject[] = [];
  const seen: unknown[] = [];
  const taken = new Set<AnyTransitionDefinition>();
  const clock = new SimulatedClock();
  const machine = base.provide({ actors: holdPorts(base, calls) });
  prepare(machine);

  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') for (const each of takenIn(inspected)) taken.add(each);
      if (inspected.type === '@xstate.event') seen.push(inspected.event);
      if (inspected.type === '@xstate.snapshot') seen.push(visible(inspected.snapshot));
    },
  });
  // With an observer in place a dying actor is seen by the test and not thrown at the process.
  actor.subscribe({ error: () => {} });
  actor.on('*', (event: AnyEventObject) => emitted.push(event));
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
    moment: () => ({ state: stateName(snapshot()), context: snapshot().context, emitted, pending: waiting() }),
    apply: async (step) => {
      if (snapshot().status !== 'active') throw new Error(`the flow is over in ${stateName(snapshot())}`);
      if ('send' in step) actor.send(step.send);
      else if ('wait' in step) clock.increment(step.wait);
      else {
        const port = 'answer' in step ? step.answer : step.fail;
        const call = waiting().find((each) => each.port === port);
        if (call === undefined) throw new Error(`no call of ${port} waits in ${stateName(snapshot())}`);
        await settle(call, 'answer' in step ? { value: step.with } : { error: step.with });
      }
      await arrive();
    },
    stop: () => actor.stop(),
  };
}

const settle: Harness['settle'] = async (call, outcome) => {
  call.isSettled = true;
  if ('value' in outcome) call.resolve(outcome.value);
  else call.reject(outcome.error);
  await arrive();
};

/** The name of the state; nested charts give their whole value as text. */
function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: taken }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return taken;
}

/** Enough turns of the microtask queue for an answer to reach its machine. */
async function arrive(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

function holdPorts(machine: AnyStateMachine, calls: Call[]) {
  const names = Object.keys(machine.implementations.actors);
  return Object.fromEntries(names.map((port) => [port, hold(port, calls)]));
}

function hold(port: string, calls: Call[]) {
  return fromPromise(({ input, signal }) => {
    return new Promise<unknown>((resolve, reject) => {
      calls.push({ port, input, isSettled: false, isAborted: () => signal.aborted === true, resolve, reject });
    });
  });
}

/** What a look at a snapshot shows, without the machinery around it. */
function visible(snapshot: object): unknown {
  const { context, input, output, value } = snapshot as Partial<
    Record<'context' | 'input' | 'output' | 'value', unknown>
  >;
  return { context, input, output, value };
}
