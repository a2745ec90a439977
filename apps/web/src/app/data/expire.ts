import type { OperationId } from '@keel/contract';
import type { HistoryStale } from '@keel/flows';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What has changed: a list, the balance or the plan of the account, or the coin prices. */
export type Change = HistoryStale['list'] | 'trades' | 'user' | 'prices';

/** The reads whose answers contain what has changed. */
const affected: Readonly<Record<Change, readonly OperationId[]>> = {
  deposits: ['listDeposits', 'getInvestment', 'listHandlers', 'getStatement', 'getBalanceHistory'],
  withdrawals: ['listWithdrawals', 'getStatement', 'getBalanceHistory'],
  // A transfer of profit is reported as a change of the investment.
  investment: ['getInvestment', 'listHandlers', 'getStatement', 'getBalanceHistory'],
  trades: ['listTrades', 'getInvestment', 'getStatement', 'getBalanceHistory'],
  user: ['listPlans', 'getStatement', 'getBalanceHistory'],
  prices: ['listMarkets', 'getPriceHistory'],
};

/**
 * Marks the reads of these changes as out of date, all reads without any. Those on the page are loaded again, the others when they
 * are shown next (DEP-4, WD-5, PUSH-6).
 */
export function expire(queryClient: QueryClient, changes?: readonly Change[]): void {
  const operations: readonly unknown[] | undefined = changes?.flatMap((change) => affected[change]);
  restart(queryClient, ({ queryKey }) => operations?.includes(queryKey[0]) ?? true);
}

/**
 * Loads the reads again, also those that are being loaded: the pending answer may be from before the change. The library restarts a
 * refresh by itself, but waits for a first answer, so that only those are cancelled here: a cancelled refresh would show its
 * earlier answer as current for a moment.
 */
export function restart(queryClient: QueryClient, predicate: (query: Query) => boolean): void {
  const isFirst = (query: Query) => query.state.data === undefined && predicate(query);
  void queryClient.cancelQueries({ predicate: isFirst }).then(() => queryClient.invalidateQueries({ predicate }));
}
