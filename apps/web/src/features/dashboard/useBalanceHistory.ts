import { useState } from 'react';
import type { Api } from '../../api/api.ts';
import { type BalancePoint, type BalanceRange, fetchBalanceHistory } from '../../api/statement.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** The available balance over time, and the range that is shown. */
export interface BalanceHistory extends QueryState<readonly BalancePoint[]> {
  readonly range: BalanceRange;
  readonly setRange: (range: BalanceRange) => void;
}

const FIRST_RANGE: BalanceRange = 'month';

/** GET /balance-history of the person signed in. While another range is loading, the points of the last one stay. */
export function useBalanceHistory(): BalanceHistory {
  const [range, setRange] = useState<BalanceRange>(FIRST_RANGE);
  const query = useApiQuery(balanceHistoryQuery(useServices().api, useUser()._id, range));
  const [last, setLast] = useState(query.data);
  if (query.data !== null && query.data !== last) setLast(query.data);
  return { ...query, data: query.data ?? (query.isLoading ? last : null), range, setRange };
}

/** The read of `useBalanceHistory`, by default of the range that it shows first. */
export function balanceHistoryQuery(
  api: Api,
  user: string,
  range: BalanceRange = FIRST_RANGE,
): ApiQuery<readonly BalancePoint[]> {
  return { key: queryKeys.balanceHistory(user, range), load: (signal) => fetchBalanceHistory(api, range, signal) };
}
