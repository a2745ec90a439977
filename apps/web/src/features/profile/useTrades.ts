import type { Api } from '../../api/api.ts';
import { fetchTrades, type Trade } from '../../api/trades.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/**
 * POST /tradess of the person signed in (PROF-4). They are loaded as a whole, page after page, because the table filters, sorts and
 * exports all of them.
 */
export function useTrades(): QueryState<readonly Trade[]> {
  return useApiQuery(tradesQuery(useServices().api, useUser()._id));
}

/** The read of `useTrades`. */
export function tradesQuery(api: Api, user: string): ApiQuery<readonly Trade[]> {
  return { key: queryKeys.trades(user), load: (signal) => fetchTrades(api, user, signal) };
}
