import { type Investment, loadFailures } from '@keel/flows';
import { fetchInvestment } from '../../api/investments.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useStale } from '../../app/data/useStale.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

const useQuery = collectionHook<Investment>(loadFailures.investmentData);

/** GET /investment/{id} of the person signed in; reloaded when it changes (DASH-6). */
export function useInvestment(): QueryState<Investment> {
  const { api } = useServices();
  const { _id } = useUser();
  const investment = useQuery((signal) => fetchInvestment(api, _id, signal));
  useStale('investment', investment.refresh);
  return investment;
}
