import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state of a machine, the root first. */
export function allStates(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Every transition of a machine, each guarded alternative separately, under a name that says where it is defined. */
export function allTransitions(machine: AnyStateMachine): Map<string, AnyTransitionDefinition> {
  return new Map(allStates(machine).flatMap(transitionsOf));
}

/** Names of the transitions that were taken. */
export function namesOf(machine: AnyStateMachine, taken: ReadonlySet<AnyTransitionDefinition>): string[] {
  return [...allTransitions(machine)].filter(([, definition]) => taken.has(definition)).map(([name]) => name);
}

function transitionsOf(node: AnyStateNode): [string, AnyTransitionDefinition][] {
  const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['always', node.always ?? []]];
  return groups.flatMap(([event, definitions]) =>
    definitions.map((definition, index): [string, AnyTransitionDefinition] => [
      `${node.id} ${event} ${index + 1}/${definitions.length}`,
      definition,
    ]),
  );
}
