import { loadFailures } from '@keel/flows';
import { fetchLatestEntries, type StatementEntry } from '../../api/statement.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';

/** As many as the dashboard has room for. */
export const SHOWN = 5;
/** Asked for: each of those shown may have a payout beside it, which is no line of its own. */
const ASKED = 2 * SHOWN;

const useQuery = collectionHook<readonly StatementEntry[]>(loadFailures.other);

/** The newest entries behind the balance, loaded anew when money moves (HONEST-6). */
export function useLatestEntries(): QueryState<readonly StatementEntry[]> {
  const { api } = useServices();
  const entries = useQuery((signal) => fetchLatestEntries(api, ASKED, signal));
  // A transfer of profit is reported as a change of the investment.
  useStale('investment', entries.refresh);
  useStale('withdrawals', entries.refresh);
  return entries;
}
