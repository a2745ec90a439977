import { loadFailures } from '@keel/flows';
import { fetchStatement, type StatementEntry } from '../../api/statement.ts';
import { collectionHook, type Loaded } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';

const useLoaded = collectionHook<readonly StatementEntry[]>(loadFailures.other);

/** Every ledger entry behind the balance, newest first (HONEST-6). */
export function useStatement(): Loaded<readonly StatementEntry[]> {
  const { api } = useServices();
  return useLoaded((signal) => fetchStatement(api, signal));
}
