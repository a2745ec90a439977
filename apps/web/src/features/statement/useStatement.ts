import { loadFailures } from '@keel/flows';
import { fetchStatement, type StatementEntry } from '../../api/statement.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';

const useQuery = collectionHook<readonly StatementEntry[]>(loadFailures.other);

/** Every ledger entry behind the balance, newest first (HONEST-6). */
export function useStatement(): QueryState<readonly StatementEntry[]> {
  const { api } = useServices();
  return useQuery((signal) => fetchStatement(api, signal));
}
