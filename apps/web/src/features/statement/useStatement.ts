import type { Api } from '../../api/api.ts';
import { fetchStatement, type StatementEntry } from '../../api/statement.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/**
 * Every ledger entry behind the balance, newest first (HONEST-6). They are loaded as a whole, page after page, because the table
 * sorts all of them.
 */
export function useStatement(): QueryState<readonly StatementEntry[]> {
  return useApiQuery(statementQuery(useServices().api, useUser()._id));
}

/** The read of `useStatement`. */
export function statementQuery(api: Api, user: string): ApiQuery<readonly StatementEntry[]> {
  return { key: queryKeys.statement(user), load: (signal) => fetchStatement(api, signal) };
}
