import type { AnyMachineSnapshot } from 'xstate';

/** The id of the flow's current leaf. No flow has parallel states. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  // oxlint-disable-next-line no-underscore-dangle -- XState has no public list of the states that a snapshot is in
  const nodes = (snapshot as { readonly _nodes: readonly { id: string; states: object }[] })._nodes;
  return nodes.find(({ states }) => Object.keys(states).length === 0)?.id ?? '';
}
