import { loadFailures } from '@keel/flows';
import { fetchTrades, type Trade } from '../../api/trades.ts';
import { collectionHook, type Loaded } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

const useLoaded = collectionHook<readonly Trade[]>(loadFailures.other);

/** POST /tradess of the person signed in, anew when the server says that there is another. */
export function useTrades(): Loaded<readonly Trade[]> {
  const { api } = useServices();
  const { _id } = useUser();
  const trades = useLoaded((signal) => fetchTrades(api, _id, signal));
  useStale('trades', trades.refresh);
  return trades;
}
