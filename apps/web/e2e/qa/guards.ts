import { allStates, allTransitions } from '@keel/flows/testing';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import type { Inspected } from './inspect/Inspected.ts';

/** An outcome of a guard, e.g. `isOpen: true`. */
export type GuardOutcome = `${string}: ${boolean}`;

/** Names of the guards of a machine. */
export function guardsOf(machine: AnyStateMachine): readonly string[] {
  const all = [...allTransitions(machine).values()].flatMap((each) => guardOf(each) ?? []);
  return [...new Set(all)];
}

/**
 * The outcomes of a machine's guards, from what the page told of it: a transition that was taken had a true guard, and those
 * written before it for the same event had false ones. Where an event took none of them, all of them were false.
 */
export function outcomesIn(machine: AnyStateMachine, all: readonly Inspected[]): ReadonlySet<GuardOutcome> {
  const groups = groupsOf(machine);
  const mine = all.filter(({ flow }) => flow === machine.id);
  const actors = Map.groupBy(mine, ({ actor }) => actor).values();
  return new Set([...actors].flatMap((told) => outcomesOfActor(groups, told)));
}

/** The transitions of a state for one event, in the order in which their guards are asked. */
interface Group {
  readonly node: AnyStateNode;
  readonly event: string;
  readonly isEventless: boolean;
  readonly names: readonly string[];
  /** The guard of each; null for none. */
  readonly guards: readonly (string | null)[];
}

function groupsOf(machine: AnyStateMachine): readonly Group[] {
  const names = new Map([...allTransitions(machine)].map(([name, definition]) => [definition, name]));
  return allStates(machine).flatMap((node) => {
    const written: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]];
    return written.map(([event, definitions]) => ({
      node,
      event,
      isEventless: event === '',
      names: definitions.map((each) => names.get(each) ?? ''),
      guards: definitions.map(guardOf),
    }));
  });
}

function outcomesOfActor(groups: readonly Group[], told: readonly Inspected[]): GuardOutcome[] {
  let value: StateValue | null = null;
  return told.flatMap((each) => {
    if (each.type === 'started') return [];
    const before = value;
    value = each.value;
    if (each.type === 'transition') return transitionOutcomes(groups, each, before);
    // The flow has settled, so no transition without an event was open to it.
    return each.status === 'active' ? settledOutcomes(groups, each.value) : [];
  });
}

function settledOutcomes(groups: readonly Group[], value: StateValue): GuardOutcome[] {
  return groups.filter(({ node, isEventless }) => isEventless && isIn(node, value)).flatMap(allFalse);
}

function transitionOutcomes(
  groups: readonly Group[],
  { event, taken }: Extract<Inspected, { type: 'transition' }>,
  before: StateValue | null,
): GuardOutcome[] {
  const took = groups.filter(({ names }) => names.some((name) => taken.includes(name)));
  const asked = took.flatMap(({ names, guards }) => {
    const at = names.findIndex((name) => taken.includes(name));
    return guards.slice(0, at + 1).flatMap((guard, index) => (guard === null ? [] : outcome(guard, index === at)));
  });
  // What follows by itself is told with the event that it followed.
  if (before === null || took.some(({ isEventless }) => isEventless)) return asked;
  const refused = groups.filter(
    (group) => group.event === event && isIn(group.node, before) && !took.some((each) => isWithin(each, group)),
  );
  return [...asked, ...refused.flatMap(allFalse)];
}

function allFalse({ guards }: Group): GuardOutcome[] {
  return guards.flatMap((guard) => (guard === null ? [] : outcome(guard, false)));
}

function outcome(guard: string, isTrue: boolean): GuardOutcome[] {
  return [`${guard}: ${isTrue}`];
}

/** A state below another one, or the same: its transitions are asked first. */
function isWithin({ node: { path } }: Group, { node }: Group): boolean {
  return node.path.every((key, index) => path[index] === key);
}

function isIn(node: AnyStateNode, value: StateValue): boolean {
  return isAt(value, node.path);
}

function isAt(value: StateValue, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  if (typeof value === 'string') return value === first && rest.length === 0;
  const inner = value[first];
  return inner !== undefined && isAt(inner, rest);
}

/** A guard is written with its name, alone or with parameters. */
function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (typeof guard === 'string') return guard;
  const { type } = (guard ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : null;
}
