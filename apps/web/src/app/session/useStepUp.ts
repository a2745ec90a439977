import { type ProofWay, stepUpMachine } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fetchProofWays, proveIdentity, signWithPasskey } from '../../api/factors.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useServices } from '../services/services.ts';

/** The step-up flow, as `StepUpForm` shows it. */
export type StepUpFlow = ActorRefFrom<typeof stepUpMachine>;

/**
 * Starts a step-up (PAYOUT-4).
 *
 * @param ways the proofs that this account can give; the server is asked when they are not known
 */
export function useStepUp(ways?: readonly ProofWay[]): StepUpFlow {
  const { api } = useServices();
  return useFlow(stepUpMachine, {
    ports: {
      fetchProofWays: (_, signal) => fetchProofWays(api, signal),
      usePasskey: (_, signal) => signWithPasskey(api, signal),
      proveIdentity: (call, signal) => proveIdentity(api, call, signal),
    },
    input: { ways },
  });
}

/** Calls `onProved` after each successful step-up. */
export function useOnProved(flow: StepUpFlow, onProved: () => void): void {
  const proved = useEffectEvent(onProved);
  useEffect(() => {
    const subscription = flow.on('proved', () => proved());
    return () => subscription.unsubscribe();
  }, [flow]);
}
