import { loadFailures } from '@keel/flows';
import { fetchTrades, type Trade } from '../../api/trades.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

const useQuery = collectionHook<readonly Trade[]>(loadFailures.other);

/** POST /tradess of the person signed in; reloaded when the server reports a new trade. */
export function useTrades(): QueryState<readonly Trade[]> {
  const { api } = useServices();
  const { _id } = useUser();
  const trades = useQuery((signal) => fetchTrades(api, _id, signal));
  useStale('trades', trades.refresh);
  return trades;
}
