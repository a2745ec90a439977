import { TradesPage } from './TradesPage.tsx';

/** `/trade-center`: only the trades (ROUTE-2). */
export function TradeCenterScreen() {
  return <TradesPage />;
}
