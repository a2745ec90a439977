import { loadFailures } from '@keel/flows';
import { fetchLatestEntries, type StatementEntry } from '../../api/statement.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';

/** The number of entries that fit on the dashboard. */
export const SHOWN = 5;
/** The number of requested entries: each shown entry may have a payout, which is not shown as its own line. */
const REQUESTED_COUNT = 2 * SHOWN;

const useQuery = collectionHook<readonly StatementEntry[]>(loadFailures.other);

/** The newest entries behind the balance, reloaded when money moves (HONEST-6). */
export function useLatestEntries(): QueryState<readonly StatementEntry[]> {
  const { api } = useServices();
  const entries = useQuery((signal) => fetchLatestEntries(api, REQUESTED_COUNT, signal));
  // A transfer of profit is reported as a change of the investment.
  useStale('investment', entries.refresh);
  useStale('withdrawals', entries.refresh);
  return entries;
}
