import { loadFailures, type Withdrawal } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchWithdrawals } from '../../api/withdrawals.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/**
 * The withdrawals of the person signed in, newest first (WD-1, WD-5). They are loaded as a whole, page after page, because the table
 * sorts and exports all of them.
 */
export function useWithdrawals(): QueryState<readonly Withdrawal[]> {
  return useApiQuery(withdrawalsQuery(useServices().api, useUser()._id));
}

/** The read of `useWithdrawals`. */
export function withdrawalsQuery(api: Api, user: string): ApiQuery<readonly Withdrawal[]> {
  return {
    key: queryKeys.withdrawals(user),
    load: (signal) => fetchWithdrawals(api, { user }, signal),
    failureText: loadFailures.withdrawals,
  };
}
