import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates, allTransitions } from '../testing/coverage.ts';
import { textOf } from '../testing/stableText.ts';
import { hashOf } from './hash.ts';

/**
 * The version of a machine: a hash of its chart. It changes with the states, their tags, the events, targets, guards
 * and actions of transitions by name, the calls, and the delays. It does not change with texts, descriptions or the
 * bodies of guards and actions, and it is the same in a minified build.
 */
export function flowVersionOf(machine: AnyStateMachine): string {
  const cached = versions.get(machine);
  if (cached !== undefined) return cached;
  const transitions = [...allTransitions(machine)].map(([name, { target, guard, actions, reenter }]) => [
    name,
    target?.map(({ id }) => id),
    typeName(guard),
    actions.map(typeName),
    reenter,
  ]);
  const version = hashOf(textOf([allStates(machine).map(stateOf), transitions, machine.implementations.delays]));
  versions.set(machine, version);
  return version;
}

const versions = new WeakMap<object, string>();

function stateOf({ id, type, initial, tags, invoke, entry, exit, history }: AnyStateNode): unknown {
  return [
    id,
    type,
    initial?.target.map((target) => target.id),
    tags,
    invoke.map((each) => [each.id, typeof each.src === 'string' ? each.src : 'inline']),
    entry.map(typeName),
    exit.map(typeName),
    history,
  ];
}

/** The name of a guard or an action; an inline function, e.g. of `assign`, has the name of its kind. */
function typeName(named: unknown): string | null {
  if (typeof named === 'string') return named;
  if (named === undefined || named === null) return null;
  return 'type' in Object(named) ? String((named as { readonly type: unknown }).type) : 'inline';
}
