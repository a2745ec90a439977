import { type Investment, loadFailures } from '@keel/flows';
import { fetchInvestment } from '../../api/investments.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook, type Loaded } from '../../app/useCollection.tsx';
import { useUser } from '../../app/useUser.ts';

const useLoaded = collectionHook<Investment>(loadFailures.investmentData);

/** GET /investment/{id} of the person signed in. */
export function useInvestment(): Loaded<Investment> {
  const { api } = useServices();
  const { _id } = useUser();
  return useLoaded((signal) => fetchInvestment(api, _id, signal));
}
