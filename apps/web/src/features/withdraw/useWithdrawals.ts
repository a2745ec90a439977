import { loadFailures, type Withdrawal } from '@keel/flows';
import { fetchWithdrawals } from '../../api/withdrawals.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

const useQuery = collectionHook<readonly Withdrawal[]>(loadFailures.withdrawals);

/** The withdrawals of the person signed in, newest first; reloaded when one changes (WD-1, WD-5). */
export function useWithdrawals(): QueryState<readonly Withdrawal[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  const withdrawals = useQuery((signal) => fetchWithdrawals(api, { user }, signal));
  useStale('withdrawals', withdrawals.refresh);
  return withdrawals;
}
