import { TradesPage } from './TradesPage.tsx';

/** `/trade-center`: the trades alone (ROUTE-2). */
export function TradeCenterScreen() {
  return <TradesPage />;
}
