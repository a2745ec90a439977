import type { Cents, MarketData } from '@keel/flows';
import { amountText, type NetworkKind } from '@keel/wallet';
import type { Holding } from './chain/ChainPort.ts';

/** The market data's coin of an asset, by its symbol. */
const MARKET_IDS: Readonly<Record<string, string>> = {
  ETH: 'ethereum',
  BNB: 'binancecoin',
  BTC: 'bitcoin',
  DOGE: 'dogecoin',
  SOL: 'solana',
  USDT: 'tether',
  USDC: 'usd-coin',
};

/** The market's coin of an asset; undefined if it has no price. */
export function coinOf(market: MarketData | null, asset: string) {
  return market?.coins.find(({ id }) => id === MARKET_IDS[asset]);
}

/** The displayed value of a holding; undefined on a test network, whose coins are worth nothing (WALLET-8). */
export function shownWorthOf(
  market: MarketData | null,
  network: NetworkKind,
  holding: Holding,
): Cents | null | undefined {
  return network === 'test' ? undefined : worthOf(market, holding);
}

/**
 * The value of a holding at the market price; null if the price is not known. For display only: prices are never added
 * to money.
 */
export function worthOf(market: MarketData | null, { asset, units, decimals }: Holding): Cents | null {
  if (units === 0n) return 0;
  const price = coinOf(market, asset)?.price;
  if (price === undefined || price === null) return null;
  const cents = Math.round(Number(amountText(units, decimals)) * price * 100);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** A fee of a fraction of a cent is not free. */
export function isBelowCent(cents: Cents, units: bigint): boolean {
  return cents === 0 && units > 0n;
}
