import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { allStates, allTransitions } from './coverage.ts';
import { textOf } from './stableText.ts';
import { takenBy } from './takenBy.ts';
import type { Cases, Step } from './types.ts';

/** A path to the start, or to one edge of the graph: steps, and the state expected after each. */
export interface Path {
  readonly input: unknown;
  readonly steps: readonly { readonly step: Step; readonly state: StateValue }[];
}

export interface Exploration {
  readonly paths: readonly Path[];
  /** One snapshot of each state that `keyOf` and the running timers distinguish. */
  readonly states: ReadonlyMap<string, AnyMachineSnapshot>;
  /** The graph: how the states are connected. */
  readonly edges: readonly GraphEdge[];
}

/** An edge between two of the `states`. */
export interface GraphEdge {
  /** null for the start of a flow. */
  readonly from: string | null;
  readonly to: string;
  /** null for the start of a flow. */
  readonly step: Step | null;
  /**
   * Names of the transitions that its events take, and of those that follow automatically; for a start, the initial
   * state.
   */
  readonly takes: readonly string[];
  /** A path from the start that ends with this edge. */
  readonly path: Path;
  /** The node at the end of that path. */
  readonly end: SearchNode;
  /** Whether nothing can follow, see `ExploreOptions.canEnd`. */
  readonly isLast: boolean;
}

export interface ExploreOptions {
  /** The maximum number of states. @default 2000 */
  readonly limit?: number;
  /** Whether a flow can be started with this input; every input by default. */
  readonly canStart?: (input: unknown) => boolean;
  /** Whether this step is possible in this snapshot; every step by default. */
  readonly canDrive?: (step: Step, before: AnyMachineSnapshot) => boolean;
  /** Whether a step that cannot be driven otherwise can be the last one of a path; none by default. */
  readonly canEnd?: (step: Step, before: AnyMachineSnapshot) => boolean;
  /** Events that the app itself sends immediately after a step; none by default. */
  readonly followUps?: FollowUps;
}

/** The events that follow a step, or the start (null), immediately, so that nothing else can happen before them. */
export type FollowUps = (step: Step | null) => readonly AnyEventObject[];

const noFollowUps: FollowUps = () => [];

/**
 * Walks a machine breadth first, without running it, and gives one path to every edge of its graph.
 *
 * Unlike the graph walkers of XState it keeps time: of several timers only the next one due may fire.
 *
 * @throws Error when there are more than `limit` states: `keyOf` keeps too much.
 */
export function explore(
  machine: AnyStateMachine,
  cases: AnyCases,
  {
    limit = 2_000,
    canStart = () => true,
    canDrive = () => true,
    canEnd = () => false,
    followUps = noFollowUps,
  }: ExploreOptions = {},
): Exploration {
  const states = new Map<string, AnyMachineSnapshot>();
  const edges: GraphEdge[] = [];
  const queue: SearchNode[] = [];
  const visit = (edge: Omit<GraphEdge, 'to' | 'path' | 'end'>, node: SearchNode) => {
    edges.push({ ...edge, to: node.key, path: node.path, end: node });
    if (edge.isLast || states.has(node.key)) return;
    if (states.size >= limit) throw new Error(`${machine.id} has more than ${limit} states: narrow its keyOf`);
    states.set(node.key, node.snapshot);
    queue.push(node);
  };

  const names = new Map([...allTransitions(machine)].map(([name, definition]) => [definition, name]));
  for (const input of cases.inputs.filter(canStart)) {
    const { next: start, taken } = begin(machine, cases, input, followUps);
    const takes = taken.flatMap((definition) => names.get(definition) ?? []);
    const name = `start in ${textOf(start.snapshot.value)}`;
    visit({ from: null, step: null, takes: [name, ...takes], isLast: false }, start);
  }
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const edge of edgesOf(machine, cases, node)) {
      const isLast = !canDrive(edge.step, node.snapshot);
      if (isLast && !canEnd(edge.step, node.snapshot)) continue;
      const { next, taken } = advance(machine, cases, node, edge, followUps);
      const takes = taken.flatMap((definition) => names.get(definition) ?? []);
      visit({ from: node.key, step: edge.step, takes, isLast }, next);
    }
  }
  return { paths: edges.map(({ path }) => path), states, edges };
}

/** Cases of any flow, as generated tests use them. */
export type AnyCases = Omit<Cases<AnyStateMachine>, 'events' | 'answers' | 'invariants'> & {
  readonly events: Readonly<Record<string, readonly AnyEventObject[]>>;
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  readonly invariants?: Readonly<Record<string, (moment: never) => boolean>>;
};

/** A node of the search. */
export interface SearchNode {
  /** What distinguishes it from the others: state, the relevant part of the context, running timers. */
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** Running timers: the remaining ms, by the event that they fire. */
  readonly timers: Timers;
  readonly path: Path;
}
type Timers = ReadonlyMap<string, number>;

/** One step that is possible at a node. */
export interface Edge {
  readonly step: Step;
  readonly event: AnyEventObject;
  readonly passed: number;
}

/** The node in which a flow starts, after the events that follow its start. */
export function startNode(
  machine: AnyStateMachine,
  cases: AnyCases,
  input: unknown,
  followUps: FollowUps = noFollowUps,
): SearchNode {
  return begin(machine, cases, input, followUps).next;
}

function begin(machine: AnyStateMachine, cases: AnyCases, input: unknown, followUps: FollowUps): Advanced {
  const [snapshot, actions] = initialTransition(machine, input);
  const timers = setTimers(new Map(), actions);
  const start = { key: keyOf(cases, snapshot, timers), snapshot, timers, path: { input, steps: [] } };
  return afterAll(machine, cases, start, followUps(null).map(edgeOf));
}

/** The node that an edge leads to, after the events that follow its step. */
export function nextNode(
  machine: AnyStateMachine,
  cases: AnyCases,
  node: SearchNode,
  edge: Edge,
  followUps: FollowUps = noFollowUps,
): SearchNode {
  return advance(machine, cases, node, edge, followUps).next;
}

interface Advanced {
  readonly next: SearchNode;
  readonly taken: readonly AnyTransitionDefinition[];
}

function advance(
  machine: AnyStateMachine,
  cases: AnyCases,
  node: SearchNode,
  edge: Edge,
  followUps: FollowUps,
): Advanced {
  return afterAll(machine, cases, node, [edge, ...followUps(edge.step).map(edgeOf)]);
}

/** The edge of a step that is possible at a node; a wait lasts until the next timer fires. */
export function edgeOfStep({ timers }: SearchNode, step: Step): Edge {
  if (!('wait' in step)) return { step, event: eventOfStep(step), passed: 0 };
  const [type] = [...timers].find(([, left]) => left === step.wait) ?? [];
  if (type === undefined) throw new Error(`No timer fires after ${step.wait} ms`);
  return { step, event: { type }, passed: step.wait };
}

/** The event that a flow receives in a step. */
export function eventOfStep(step: Exclude<Step, { readonly wait: number }>): AnyEventObject {
  if ('send' in step) return step.send as AnyEventObject;
  if ('answer' in step) return { type: `${done}${step.answer}`, output: step.with, actorId: step.answer };
  return { type: `${failed}${step.fail}`, error: step.with, actorId: step.fail };
}

function edgeOf(event: AnyEventObject): Edge {
  return { step: { send: event }, event, passed: 0 };
}

function afterAll(machine: AnyStateMachine, cases: AnyCases, node: SearchNode, edges: readonly Edge[]): Advanced {
  let next = node;
  const taken: AnyTransitionDefinition[] = [];
  for (const each of edges) {
    taken.push(...takenBy(machine, next.snapshot, each.event));
    next = afterEvent(machine, cases, next, each);
  }
  return { next, taken };
}

function afterEvent(machine: AnyStateMachine, cases: AnyCases, node: SearchNode, edge: Edge): SearchNode {
  const [snapshot, actions] = transition(machine, node.snapshot, edge.event);
  const timers = setTimers(pass(node.timers, edge.passed, edge.event.type), actions);
  const steps = [...node.path.steps, { step: edge.step, state: snapshot.value as StateValue }];
  return { key: keyOf(cases, snapshot, timers), snapshot, timers, path: { ...node.path, steps } };
}

function keyOf(cases: AnyCases, { value, context }: AnyMachineSnapshot, timers: Timers): string {
  return textOf([value, cases.keyOf(context), [...timers.values()]]);
}

/** All steps that are possible at a node, by the cases and the running timers. */
export function edgesOf(machine: AnyStateMachine, cases: AnyCases, { snapshot, timers }: SearchNode): Edge[] {
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

/** The timers some ms later, without the one that fired. */
function pass(timers: Timers, ms: number, fired: string): Timers {
  return new Map([...timers].filter(([id]) => id !== fired).map(([id, left]) => [id, left - ms]));
}

/** Applies the timers that a transition's actions start and cancel. */
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
