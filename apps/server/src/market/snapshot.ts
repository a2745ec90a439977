import snapshot from './snapshot.json' with { type: 'json' };

/** A coin of the snapshot that the simulated market starts from. */
export interface Coin {
  /** As CoinGecko names it. */
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars, about. */
  readonly price: number;
  /** Coins in circulation, about. */
  readonly supply: number;
  /** How far the simulated price wanders: 0.1 is about a tenth up or down. */
  readonly swing: number;
  /** Whose walk it takes: its own id, or that of the coin it stands for. */
  readonly walk: string;
}

/** Pegged coins stay at their price; the others wander. */
const SWING = { stable: 0.0008, usual: 0.08 } as const;

const FOLLOWS: Readonly<Record<string, string>> = snapshot.follows;
const STABLE = new Set<string>(snapshot.stable);

/** The coins, largest market cap first on the day that the file names. */
export const SNAPSHOT: readonly Coin[] = snapshot.coins.map(([id, symbol, name, price, supply]) => ({
  id: String(id),
  symbol: String(symbol),
  name: String(name),
  price: Number(price),
  supply: Number(supply),
  swing: STABLE.has(String(id)) ? SWING.stable : SWING.usual,
  walk: FOLLOWS[String(id)] ?? String(id),
}));
