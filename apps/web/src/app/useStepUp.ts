import { fulfil, type ProofWay, stepUpMachine } from '@keel/flows';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fetchProofWays, proveIdentity } from '../api/factors.ts';
import { useServices } from './services.ts';

/** The flow that asks who is there, as `StepUpForm` shows it. */
export type StepUpFlow = ActorRefFrom<typeof stepUpMachine>;

interface StepUp {
  /** The ways that the account has, where they are known. @default asked of the server */
  readonly ways?: readonly ProofWay[] | undefined;
  /** Does what needs the proof. Called again at each later press. */
  readonly onProved: () => void;
}

/** Starts the question who is there (PAYOUT-4). */
export function useStepUp({ ways, onProved }: StepUp): StepUpFlow {
  const { api } = useServices();
  const flow = useActorRef(
    stepUpMachine.provide({
      actors: {
        fetchProofWays: fulfil((_, signal) => fetchProofWays(api, signal)),
        proveIdentity: fulfil((call, signal) => proveIdentity(api, call, signal)),
      },
    }),
    { input: { ways } },
  );
  const proved = useEffectEvent(onProved);
  useEffect(() => {
    const { unsubscribe } = flow.on('proved', () => proved());
    return unsubscribe;
  }, [flow]);
  return flow;
}
