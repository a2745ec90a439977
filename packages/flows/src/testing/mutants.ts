import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { allStates, allTransitions } from './coverage.ts';
import type { Prepare } from './harness.ts';

/**
 * What a mutant has wrong: a transition leads elsewhere, a guard says the opposite, or something is not done - an action
 * of a transition, on entering or on leaving a state, or the start of a timer - or a state has lost a tag, a timer
 * fires after half or double the time, or an action or a guard is given another constant, e.g. another message.
 */
export type MutantKind = 'targets' | 'guards' | 'actions' | 'tags' | 'delays' | 'constants';

/** Every kind of fault. */
export const mutantKinds = [
  'targets',
  'guards',
  'actions',
  'tags',
  'delays',
  'constants',
] as const satisfies readonly MutantKind[];

/** A machine with one fault. */
export interface Mutant {
  /** The location and the kind of the fault. */
  readonly name: string;
  /** The only transition on which it can show; null if it may show elsewhere too. */
  readonly on: string | null;
  /** Applies the fault. */
  readonly apply: Prepare;
}

/** Every machine with one fault of this kind, in the order of the chart. */
export function mutantsOf(machine: AnyStateMachine, kind: MutantKind): Mutant[] {
  return mutantsByKind[kind](machine);
}

const mutantsByKind: Readonly<Record<MutantKind, (machine: AnyStateMachine) => Mutant[]>> = {
  targets: (machine) =>
    [...allTransitions(machine)].flatMap(([name, definition]) =>
      wrongTargets(definition).map(({ id }) => ({
        name: `${name} to ${id}`,
        on: name,
        apply: (copy) => Object.assign(transitionOf(copy, name), { target: [copy.getStateNodeById(id)] }),
      })),
    ),
  guards: (machine) =>
    [...allTransitions(machine)]
      .filter(([, { guard }]) => guard !== undefined)
      .map(([name, { guard }]) => ({
        name: `${name} unless ${nameOf(guard)}`,
        // A refused guard leads to the next alternative, or nowhere.
        on: null,
        apply: (copy) => {
          const definition = transitionOf(copy, name);
          Object.assign(definition, { guard: not(definition.guard as never) });
        },
      })),
  actions: (machine) => [
    ...[...allTransitions(machine)].flatMap(([name, { actions }]) =>
      indexesOf(actions).map((index) => ({
        name: `${name} without ${nameOf(actions[index])}`,
        on: name,
        apply: (copy: AnyStateMachine) => drop(transitionOf(copy, name), 'actions', index),
      })),
    ),
    ...allStates(machine).flatMap((state) => [...omissions(state, 'entry'), ...omissions(state, 'exit')]),
  ],
  tags: (machine) =>
    allStates(machine).flatMap(({ id, tags }) =>
      tags.map((tag) => ({
        name: `${id} without the tag ${tag}`,
        on: null,
        apply: (copy) => {
          const state = copy.getStateNodeById(id);
          Object.assign(state, { tags: state.tags.filter((each) => each !== tag) });
        },
      })),
    ),
  delays: (machine) =>
    allStates(machine).flatMap(({ id, entry }) =>
      timersOf(entry).flatMap((index) =>
        Object.entries(wrongDelays).map(([wrong, factor]) => ({
          name: `${id} with ${wrong} of ${nameOf(entry[index])}`,
          on: null,
          apply: (copy) =>
            change(copy.getStateNodeById(id), 'entry', index, (action) => withDelay(copy, action, factor)),
        })),
      ),
    ),
  constants: (machine) => [
    ...[...allTransitions(machine)].flatMap(([name, { guard, actions }]) => [
      ...constantsOf([guard]).map(() => ({
        name: `${name} with another constant for ${nameOf(guard)}`,
        on: null,
        apply: (copy: AnyStateMachine) => {
          const definition = transitionOf(copy, name);
          Object.assign(definition, { guard: withOtherConstant(definition.guard) });
        },
      })),
      ...constantsOf(actions).map((index) => ({
        name: `${name} with another constant for ${nameOf(actions[index])}`,
        on: name,
        apply: (copy: AnyStateMachine) => change(transitionOf(copy, name), 'actions', index, withOtherConstant),
      })),
    ]),
    ...allStates(machine).flatMap(({ id, ...state }) =>
      (['entry', 'exit'] as const).flatMap((when) =>
        constantsOf(state[when]).map((index) => ({
          name: `${id} ${when} with another constant for ${nameOf(state[when][index])}`,
          on: null,
          apply: (copy: AnyStateMachine) => change(copy.getStateNodeById(id), when, index, withOtherConstant),
        })),
      ),
    ),
  ],
};

/** How a timer is wrong, with the factor. */
const wrongDelays = { half: 0.5, double: 2 };

function wrongTargets({ source, target }: AnyTransitionDefinition): AnyStateNode[] {
  const [targetState] = target ?? [];
  const parentState = (targetState ?? source).parent ?? source;
  return Object.values(parentState.states).filter((state) => state !== (targetState ?? source) && !isJunction(state));
}

/** A state that only forwards: a detour through it that ends in the same state is no fault. */
function isJunction({ always = [], entry }: AnyStateNode): boolean {
  return always.length > 0 && entry.length === 0;
}

function omissions({ id, ...state }: AnyStateNode, when: 'entry' | 'exit'): Mutant[] {
  return indexesOf(state[when]).map((index) => ({
    name: `${id} ${when} without ${nameOf(state[when][index])}`,
    on: null,
    apply: (copy) => drop(copy.getStateNodeById(id), when, index),
  }));
}

/** Excludes XState's own actions, which cancel the timers of a state that is left. */
function indexesOf(actions: readonly unknown[]): number[] {
  return [...actions.keys()].filter((index) => typeOf(actions[index]) !== 'xstate.cancel');
}

/** The start of a timer: XState raises its event later. */
interface TimerStart {
  readonly delay: Delay | string;
}
type Delay = number | ((...given: never) => number);

/** Where the timers of a state are started. */
function timersOf(entry: readonly unknown[]): number[] {
  return [...entry.keys()].filter((index) => typeOf(entry[index]) === 'xstate.raise');
}

/** The start of the same timer with another delay. */
function withDelay<Action>(machine: AnyStateMachine, action: Action, factor: number): Action {
  const { delay } = action as TimerStart;
  const right = typeof delay === 'string' ? (machine.implementations.delays[delay] as Delay) : delay;
  const wrong = typeof right === 'number' ? right * factor : (...given: never) => right(...given) * factor;
  // An action of XState is a function whose properties say what it does.
  return Object.assign(() => {}, action, { delay: wrong });
}

/** The guards or actions that are given a constant: a text, a number, or yes and no. */
function constantsOf(parts: readonly unknown[]): number[] {
  return [...parts.keys()].filter((index) => otherConstant(paramsOf(parts[index])) !== undefined);
}

function withOtherConstant<Part>(part: Part): Part {
  return { ...part, params: otherConstant(paramsOf(part)) };
}

function paramsOf(part: unknown): unknown {
  return (part as { readonly params?: unknown } | undefined)?.params;
}

/** Another value of the same type; undefined for a function or an object, whose values the flow's own rows vary. */
function otherConstant(constant: unknown): unknown {
  if (typeof constant === 'string') return `not: ${constant}`;
  if (typeof constant === 'number') return constant + 1;
  return typeof constant === 'boolean' ? !constant : undefined;
}

function change<Key extends string, Part>(
  from: Readonly<Record<Key, readonly Part[]>>,
  key: Key,
  index: number,
  changed: (part: Part) => Part,
): void {
  Object.assign(from, { [key]: from[key].map((part, each) => (each === index ? changed(part) : part)) });
}

function drop<Key extends string>(from: Readonly<Record<Key, readonly unknown[]>>, key: Key, index: number): void {
  Object.assign(from, { [key]: from[key].filter((_, each) => each !== index) });
}

function transitionOf(machine: AnyStateMachine, name: string): AnyTransitionDefinition {
  const definition = allTransitions(machine).get(name);
  if (definition === undefined) throw new Error(`no transition ${name}`);
  return definition;
}

/** The name of an action or a guard; the timers of a state are raised events with an id. */
function nameOf(part: unknown): string {
  const { id } = (part ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : typeOf(part);
}

function typeOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type } = (part ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : 'a function';
}
