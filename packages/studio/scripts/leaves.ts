import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { allStates } from '../../flows/src/testing/coverage.ts';

/** The states of a machine without substates. */
export function leavesOf(machine: AnyStateMachine): AnyStateNode[] {
  return allStates(machine).filter(isLeaf);
}

/** The leaf of a state value. No flow has parallel states. */
export function leafAt(node: AnyStateNode, value: StateValue): AnyStateNode {
  const [key = '', inner = {}] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? []);
  const next = node.states[key];
  if (next === undefined) throw new Error(`${node.id} has no state '${key}'`);
  return isLeaf(next) ? next : leafAt(next, inner);
}

function isLeaf({ states }: AnyStateNode): boolean {
  return Object.keys(states).length === 0;
}
