import snapshot from './snapshot.json' with { type: 'json' };

/** A coin of the snapshot on which the simulated market is based. */
export interface Coin {
  /** The CoinGecko id. */
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Approximate price in US dollars. */
  readonly price: number;
  /** Approximate number of coins in circulation. */
  readonly supply: number;
  /** How far the simulated price varies: 0.1 is about a tenth up or down. */
  readonly swing: number;
  /** The seed of its noise: its own id, or that of the coin it represents. */
  readonly walk: string;
}

/** Pegged coins keep their price; all others vary. */
const SWING = { stable: 0.0008, usual: 0.08 } as const;

const FOLLOWS: Readonly<Record<string, string>> = snapshot.follows;
const STABLE = new Set<string>(snapshot.stable);

/** The coins, ordered by market cap on the day of the file. */
export const SNAPSHOT: readonly Coin[] = snapshot.coins.map(([id, symbol, name, price, supply]) => ({
  id: String(id),
  symbol: String(symbol),
  name: String(name),
  price: Number(price),
  supply: Number(supply),
  swing: STABLE.has(String(id)) ? SWING.stable : SWING.usual,
  walk: FOLLOWS[String(id)] ?? String(id),
}));
