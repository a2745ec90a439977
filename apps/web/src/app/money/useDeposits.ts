import type { Deposit, FetchDepositsCall, PortSignal } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchDeposits } from '../../api/deposits.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

/** The port by which a flow looks up the outcome of a lost answer in the history (DEP-4, PAY-2). */
export function depositsPort(api: Api) {
  return (call: FetchDepositsCall, signal: PortSignal) => fetchDeposits(api, call, signal);
}

/**
 * The deposits of the person signed in, newest first (DEP-1, DEP-4, ROUTE-8). `staleTime` is as in `useApiQuery`. They are loaded
 * as a whole, page after page, because the table sorts and exports all of them.
 */
export function useDeposits(times: { readonly staleTime?: number } = {}): QueryState<readonly Deposit[]> {
  return useApiQuery({ ...depositsQuery(useServices().api, useUser()._id), ...times });
}

/** The read of `useDeposits`. */
export function depositsQuery(api: Api, user: string): ApiQuery<readonly Deposit[]> {
  return { key: queryKeys.deposits(user), load: (signal) => fetchDeposits(api, { user }, signal) };
}
