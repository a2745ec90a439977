import { type Deposit, loadFailures } from '@keel/flows';
import { fetchDeposits } from '../../api/deposits.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook, type Loaded } from '../../app/useCollection.tsx';
import { useStale } from '../../app/useStale.ts';
import { useUser } from '../../app/useUser.ts';

const useLoaded = collectionHook<readonly Deposit[]>(loadFailures.other);

/** The deposits of the person signed in, newest first; loaded anew when one changes (DEP-1, DEP-4). */
export function useDeposits(): Loaded<readonly Deposit[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  const deposits = useLoaded((signal) => fetchDeposits(api, { user }, signal));
  useStale('deposits', deposits.refresh);
  return deposits;
}
