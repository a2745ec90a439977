/**
 * What the market data calls the coins that the desk trades, by their asset. A symbol is not the name of one coin alone: whoever
 * lists another coin under it could set the price (DESK-1).
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

/** The coin of an asset of the wire; undefined where the desk knows none. */
export function coinIdOf(asset: string): CoinId | undefined {
  return Object.hasOwn(COIN_IDS, asset) ? COIN_IDS[asset as keyof typeof COIN_IDS] : undefined;
}
