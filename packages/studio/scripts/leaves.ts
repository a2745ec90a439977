import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { allStates } from '../../flows/src/testing/coverage.ts';

/** The states of a machine that have no states inside. */
export function leavesOf(machine: AnyStateMachine): AnyStateNode[] {
  return allStates(machine).filter(isLeaf);
}

/** The leaf that a state value stands for. No flow has parallel states. */
export function leafAt(node: AnyStateNode, value: StateValue): AnyStateNode {
  const [key = '', inner = {}] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? []);
  const next = node.states[key];
  if (next === undefined) throw new Error(`${node.id} has no state '${key}'`);
  return isLeaf(next) ? next : leafAt(next, inner);
}

function isLeaf({ states }: AnyStateNode): boolean {
  return Object.keys(states).length === 0;
}
