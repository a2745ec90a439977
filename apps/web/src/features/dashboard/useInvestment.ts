import { type Investment, loadFailures } from '@keel/flows';
import { fetchInvestment } from '../../api/investments.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook, type Loaded } from '../../app/useCollection.tsx';
import { useStale } from '../../app/useStale.ts';
import { useUser } from '../../app/useUser.ts';

const useLoaded = collectionHook<Investment>(loadFailures.investmentData);

/** GET /investment/{id} of the person signed in; loaded anew when it changes (DASH-6). */
export function useInvestment(): Loaded<Investment> {
  const { api } = useServices();
  const { _id } = useUser();
  const investment = useLoaded((signal) => fetchInvestment(api, _id, signal));
  useStale('investment', investment.refresh);
  return investment;
}
