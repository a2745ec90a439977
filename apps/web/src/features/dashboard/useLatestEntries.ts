import type { Api } from '../../api/api.ts';
import { fetchLatestEntries, type StatementEntry } from '../../api/statement.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** The number of entries that fit on the dashboard. */
export const ENTRIES_ON_DASHBOARD = 5;
/** The number of requested entries: each shown entry may have a payout, which is not shown as its own line. */
const REQUESTED_COUNT = 2 * ENTRIES_ON_DASHBOARD;

/** The newest entries behind the balance (HONEST-6). */
export function useLatestEntries(): QueryState<readonly StatementEntry[]> {
  return useApiQuery(latestEntriesQuery(useServices().api, useUser()._id));
}

/** The read of `useLatestEntries`. */
export function latestEntriesQuery(api: Api, user: string): ApiQuery<readonly StatementEntry[]> {
  return { key: queryKeys.latestEntries(user), load: (signal) => fetchLatestEntries(api, REQUESTED_COUNT, signal) };
}
