import type { PageReads } from '../../app/routing/pageOf.tsx';
import { TradesPage } from './TradesPage.tsx';
import { tradesQuery } from './useTrades.ts';

/** `/trade-center`: only the trades (ROUTE-2). */
export function TradeCenterScreen() {
  return <TradesPage />;
}

TradeCenterScreen.reads = ((api, user) => [tradesQuery(api, user)]) satisfies PageReads;
