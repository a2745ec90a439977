import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allStates } from './coverage.ts';

/** Faults of a chart that a reader may miss: each is a sentence. */
export function chartFaults(machine: AnyStateMachine): string[] {
  return allStates(machine)
    .filter((state) => state !== machine.root)
    .flatMap((state) => [
      ...(typeof state.meta?.doc === 'string' ? [] : [`${state.id} has no meta.doc`]),
      ...state.invoke.flatMap((invoked) => invokeFaults(state, invoked)),
    ]);
}

function invokeFaults(state: AnyStateNode, { id, src }: AnyStateNode['invoke'][number]): string[] {
  const events = state.ownEvents;
  return [
    ...(id === src
      ? []
      : [`${state.id} invokes ${typeof src === 'string' ? src : 'a logic of its own'} under another id`]),
    ...(events.includes(`xstate.done.actor.${id}`) ? [] : [`${state.id} ignores the answer of ${id}`]),
    ...(events.includes(`xstate.error.actor.${id}`) ? [] : [`${state.id} has no onError for ${id}`]),
    ...(events.some((type) => type.startsWith('xstate.after.requestTimeout')) ? [] : [`${state.id} waits for ever`]),
  ];
}
