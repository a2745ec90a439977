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
 * The outcomes of a machine's guards, derived from the page's reports. The guard of a taken transition was true, and
 * the guards of the transitions before it for the same event were false. If an event took no transition, all guards for
 * it were false.
 */
export function outcomesIn(machine: AnyStateMachine, all: readonly Inspected[]): ReadonlySet<GuardOutcome> {
  const groups = groupsOf(machine);
  const ofFlow = all.filter(({ flow }) => flow === machine.id);
  const actors = Map.groupBy(ofFlow, ({ actor }) => actor).values();
  return new Set([...actors].flatMap((reports) => outcomesOfActor(groups, reports)));
}

/** The transitions of a state for one event, in the order in which their guards are evaluated. */
interface Group {
  readonly node: AnyStateNode;
  readonly event: string;
  readonly isEventless: boolean;
  readonly names: readonly string[];
  /** The guard of each transition; null if it has none. */
  readonly guards: readonly (string | null)[];
}

function groupsOf(machine: AnyStateMachine): readonly Group[] {
  const names = new Map([...allTransitions(machine)].map(([name, definition]) => [definition, name]));
  return allStates(machine).flatMap((node) => {
    const byEvent: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]];
    return byEvent.map(([event, definitions]) => ({
      node,
      event,
      isEventless: event === '',
      names: definitions.map((each) => names.get(each) ?? ''),
      guards: definitions.map(guardOf),
    }));
  });
}

function outcomesOfActor(groups: readonly Group[], reports: readonly Inspected[]): GuardOutcome[] {
  let value: StateValue | null = null;
  return reports.flatMap((each) => {
    if (each.type === 'started' || each.type === 'emitted') return [];
    const before = value;
    value = each.value;
    if (each.type === 'transition') return transitionOutcomes(groups, each, before);
    // The flow is stable, so the guards of all eventless transitions of its state are false.
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
  const takenGroups = groups.filter(({ names }) => names.some((name) => taken.includes(name)));
  const evaluated = takenGroups.flatMap(({ names, guards }) => {
    const at = names.findIndex((name) => taken.includes(name));
    return guards.slice(0, at + 1).flatMap((guard, index) => (guard === null ? [] : outcome(guard, index === at)));
  });
  // An eventless transition is reported with the event before it.
  if (before === null || takenGroups.some(({ isEventless }) => isEventless)) return evaluated;
  const refused = groups.filter(
    (group) => group.event === event && isIn(group.node, before) && !takenGroups.some((each) => isWithin(each, group)),
  );
  return [...evaluated, ...refused.flatMap(allFalse)];
}

function allFalse({ guards }: Group): GuardOutcome[] {
  return guards.flatMap((guard) => (guard === null ? [] : outcome(guard, false)));
}

function outcome(guard: string, isTrue: boolean): GuardOutcome[] {
  return [`${guard}: ${isTrue}`];
}

/** Whether a state is the other one or inside it: its transitions are tried first. */
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

/** The name of a guard, which may have parameters. */
function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (typeof guard === 'string') return guard;
  const { type } = (guard ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : null;
}
