/**
 * The market data ids of the coins that the desk trades, by asset. Symbols are not unique: somebody could list another
 * coin under the same symbol and so set the price (DESK-1).
 */
export const COIN_IDS = {
  ETH: 'ethereum',
  BNB: 'binancecoin',
  BTC: 'bitcoin',
  SOL: 'solana',
  USDT: 'tether',
} as const;

/** A coin in the market data. */
export type CoinId = (typeof COIN_IDS)[keyof typeof COIN_IDS];

/** The coin of an asset of the wire; undefined if the desk does not trade it. */
export function coinIdOf(asset: string): CoinId | undefined {
  return Object.hasOwn(COIN_IDS, asset) ? COIN_IDS[asset as keyof typeof COIN_IDS] : undefined;
}
