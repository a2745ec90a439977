import { fetchStatement, type StatementEntry } from '../../api/statement.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/**
 * Every ledger entry behind the balance, newest first (HONEST-6). They are loaded as a whole, page after page, because the table
 * sorts all of them.
 */
export function useStatement(): QueryState<readonly StatementEntry[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({ key: queryKeys.statement(user), load: (signal) => fetchStatement(api, signal) });
}
