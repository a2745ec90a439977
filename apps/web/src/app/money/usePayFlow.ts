import { type Deposit, type PayInput, payMachine } from '@keel/flows';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createPay, holdRate } from '../../api/deposits.ts';
import type { QueryState } from '../data/useApiQuery.ts';
import { useIntents } from '../feedback/useIntents.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';
import { depositsPort, useDeposits } from './useDeposits.ts';

/** The flow that pays a deposit, and the deposits that it follows. */
export interface PayFlow {
  readonly flow: ActorRefFrom<typeof payMachine>;
  readonly deposits: QueryState<readonly Deposit[]>;
}

/**
 * Starts the flow of one deposit with the server's calls, and keeps it up to date (PAY-2, PAYOUT-6, ROUTE-8). `deposit` and
 * `depositId` are as in `PayInput`.
 */
export function usePayFlow({ deposit, depositId }: Omit<PayInput, 'user'>): PayFlow {
  const { api } = useServices();
  const { _id: user } = useUser();
  const deposits = useDeposits({ staleTime: 0 });
  const flow = useFlow(payMachine, {
    ports: {
      createPay: (call, signal) => createPay(api, call, signal),
      holdRate: (call, signal) => holdRate(api, call, signal),
      fetchDeposits: depositsPort(api),
    },
    input: { user, deposit, depositId },
  });
  useIntents(flow);
  const { data, isFetching, staleSince } = deposits;
  // A deposit that was just created is not in a list from before, which the cache may still have.
  const isCurrent = !isFetching && staleSince === null;
  useEffect(() => {
    if (data !== null && isCurrent) flow.send({ type: 'history.loaded', deposits: data });
  }, [flow, data, isCurrent]);
  return { flow, deposits };
}
