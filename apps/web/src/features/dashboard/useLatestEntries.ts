import { fetchLatestEntries, type StatementEntry } from '../../api/statement.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** The number of entries that fit on the dashboard. */
export const SHOWN = 5;
/** The number of requested entries: each shown entry may have a payout, which is not shown as its own line. */
const REQUESTED_COUNT = 2 * SHOWN;

/** The newest entries behind the balance (HONEST-6). */
export function useLatestEntries(): QueryState<readonly StatementEntry[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.latestEntries(user),
    load: (signal) => fetchLatestEntries(api, REQUESTED_COUNT, signal),
  });
}
