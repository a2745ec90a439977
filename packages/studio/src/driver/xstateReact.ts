/**
 * Storybook loads this instead of `@xstate/react` (.storybook/storyModules.ts): the real module, except that a screen
 * which starts the flow that its story drives gets the driven one.
 */
import { useActorRef as useOwnActorRef } from '@xstate/react';
import { use, useEffect } from 'react';
import { type ActorOptions, type ActorRefFrom, type AnyStateMachine, createMachine } from 'xstate';
import { DrivenFlowContext } from './DrivenFlowContext.ts';

// biome-ignore lint/performance/noReExportAll: it stands for the whole module
export * from '@xstate/react';

/** Used instead of a machine whose flow is driven by the story. */
const idle = createMachine({});

/** Like `useActorRef` of `@xstate/react`, for the machines of the flows. */
export function useActorRef<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
): ActorRefFrom<Machine> {
  const driven = use(DrivenFlowContext);
  const isDriven = driven?.id === machine.id;
  const ownActor = useOwnActorRef<AnyStateMachine>(isDriven ? idle : machine, isDriven ? {} : options);
  useEffect(() => {
    if (isDriven) driven.begin();
  }, [isDriven, driven]);
  return (isDriven ? driven.actor : ownActor) as ActorRefFrom<Machine>;
}
