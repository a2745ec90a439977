import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { allStates } from './coverage.ts';
import { textOf } from './same.ts';
import type { Cases, Step } from './types.ts';

/** A way to the start, or to one edge of the graph: steps, and the state expected after each. */
export interface Path {
  readonly input: unknown;
  readonly steps: readonly { readonly step: Step; readonly state: StateValue }[];
}

export interface Exploration {
  readonly paths: readonly Path[];
  /** One snapshot of each state told apart by `keyOf` and the running timers. */
  readonly states: ReadonlyMap<string, AnyMachineSnapshot>;
}

/**
 * Walks a machine breadth first, without running it, and gives one path to every edge of its graph.
 *
 * Unlike the graph walkers of XState it keeps time: of several timers only the next one due may fire.
 *
 * @throws Error when there are more than `limit` states: `keyOf` keeps too much.
 */
export function explore(machine: AnyStateMachine, cases: AnyCases, limit = 2_000): Exploration {
  const states = new Map<string, AnyMachineSnapshot>();
  const paths: Path[] = [];
  const queue: Place[] = [];
  const visit = (place: Place) => {
    const key = textOf([place.snapshot.value, cases.keyOf(place.snapshot.context), [...place.timers.values()]]);
    if (states.has(key)) return;
    if (states.size >= limit) throw new Error(`${machine.id} has more than ${limit} states: narrow its keyOf`);
    states.set(key, place.snapshot);
    queue.push(place);
  };

  for (const input of cases.inputs) {
    const [snapshot, actions] = initialTransition(machine, input);
    const path = { input, steps: [] };
    paths.push(path);
    visit({ snapshot, timers: setTimers(new Map(), actions), path });
  }
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const { step, event, passed } of edgesOf(machine, cases, place)) {
      const [snapshot, actions] = transition(machine, place.snapshot, event);
      const steps = [...place.path.steps, { step, state: snapshot.value as StateValue }];
      const next = {
        snapshot,
        timers: setTimers(pass(place.timers, passed, event.type), actions),
        path: { ...place.path, steps },
      };
      paths.push(next.path);
      visit(next);
    }
  }
  return { paths, states };
}

/** Cases of any flow, as generated tests use them. */
export type AnyCases = Omit<Cases<AnyStateMachine>, 'events' | 'answers' | 'invariants'> & {
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  readonly invariants?: Readonly<Record<string, (moment: never) => boolean>>;
};

interface Place {
  readonly snapshot: AnyMachineSnapshot;
  /** Running timers: event to fire by id, with the ms left. */
  readonly timers: Timers;
  readonly path: Path;
}
type Timers = ReadonlyMap<string, number>;

interface Edge {
  readonly step: Step;
  readonly event: AnyEventObject;
  readonly passed: number;
}

function edgesOf(machine: AnyStateMachine, cases: AnyCases, { snapshot, timers }: Place): Edge[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types].flatMap((type) => {
    if (type === '') return [];
    if (type.startsWith(after)) return timerEdges(type, timers);
    if (type.startsWith(done)) return answerEdges(machine, cases, type);
    if (type.startsWith(failed)) return failureEdges(cases, type);
    return (cases.events[type] ?? missing(type)).map((event) => ({ step: { send: event }, event, passed: 0 }));
  });
}

function timerEdges(type: string, timers: Timers): Edge[] {
  const left = timers.get(type);
  const isNext = left !== undefined && [...timers.values()].every((other) => other >= left);
  return isNext ? [{ step: { wait: left }, event: { type }, passed: left }] : [];
}

function answerEdges(machine: AnyStateMachine, cases: AnyCases, type: string): Edge[] {
  const id = type.slice(done.length);
  const port = allStates(machine)
    .flatMap(({ invoke }) => invoke)
    .find((invoked) => invoked.id === id)?.src;
  const answers = typeof port === 'string' ? cases.answers[port] : undefined;
  return (answers ?? missing(type)).map((output) => {
    return { step: { answer: id, with: output }, event: { type, output, actorId: id }, passed: 0 };
  });
}

function failureEdges(cases: AnyCases, type: string): Edge[] {
  const id = type.slice(failed.length);
  return cases.failures.map((error) => {
    return { step: { fail: id, with: error }, event: { type, error, actorId: id }, passed: 0 };
  });
}

function missing(type: string): never {
  throw new Error(`cases.ts has no example for ${type}`);
}

/** Ms later; a timer that fired is gone. */
function pass(timers: Timers, ms: number, fired: string): Timers {
  return new Map([...timers].filter(([id]) => id !== fired).map(([id, left]) => [id, left - ms]));
}

/** Follows the timers that a transition's actions set and cancel. */
function setTimers(timers: Timers, actions: readonly { readonly type: string; readonly params?: unknown }[]): Timers {
  const next = new Map(timers);
  for (const { type, params } of actions) {
    const { id, sendId, delay } = (params ?? {}) as { id?: string; sendId?: string; delay?: number };
    if (type === 'xstate.cancel' && sendId !== undefined) next.delete(sendId);
    if (type === 'xstate.raise' && id !== undefined && delay !== undefined) next.set(id, delay);
  }
  return next;
}

const after = 'xstate.after.';
const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';
