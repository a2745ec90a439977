import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { allStates, allTransitions } from './coverage.ts';
import type { Prepare } from './harness.ts';

/**
 * What a mutant has wrong: a transition leads elsewhere, a guard says the opposite, or something is not done - an action
 * of a transition, on entering or on leaving a state, or the start of a timer - or a state has lost a tag.
 */
export type MutantKind = 'targets' | 'guards' | 'actions' | 'tags';

/** Every kind of fault. */
export const mutantKinds = ['targets', 'guards', 'actions', 'tags'] as const satisfies readonly MutantKind[];

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
};

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
