import { fulfil, type ProofWay, stepUpMachine } from '@keel/flows';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fetchProofWays, proveIdentity, signWithPasskey } from '../api/factors.ts';
import { useServices } from './services.ts';

/** The flow that asks who is there, as `StepUpForm` shows it. */
export type StepUpFlow = ActorRefFrom<typeof stepUpMachine>;

/**
 * Starts the question who is there (PAYOUT-4). `ways` are those that the account has, where they are known; the server is
 * asked otherwise.
 */
export function useStepUp(ways?: readonly ProofWay[]): StepUpFlow {
  const { api } = useServices();
  return useActorRef(
    stepUpMachine.provide({
      actors: {
        fetchProofWays: fulfil((_, signal) => fetchProofWays(api, signal)),
        usePasskey: fulfil((_, signal) => signWithPasskey(api, signal)),
        proveIdentity: fulfil((call, signal) => proveIdentity(api, call, signal)),
      },
    }),
    { input: { ways } },
  );
}

/** Does what needs the proof once the server knows who is there, and again at each later press. */
export function useProved(flow: StepUpFlow, onProved: () => void): void {
  const proved = useEffectEvent(onProved);
  useEffect(() => {
    const subscription = flow.on('proved', () => proved());
    return () => subscription.unsubscribe();
  }, [flow]);
}
