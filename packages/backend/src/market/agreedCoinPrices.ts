import type { CoinId } from './coinIds.ts';
import type { CoinPrice, CoinPrices } from './coinPrices.ts';

interface Options {
  /** The source whose prices are used. */
  readonly source: CoinPrices;
  /** The source that has to agree with them. */
  readonly check: CoinPrices;
  /** Maximum difference of both prices, in basis points. */
  readonly bandBps: number;
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Prices on which two sources agree, so that a single wrong or compromised source cannot set a price (M-9). A coin
 * without a current price in one of them has no price. A disagreement is logged once, until they agree again.
 */
export function agreedCoinPrices({ source, check, bandBps, warn }: Options): CoinPrices {
  const disagreeing = new Set<CoinId>();
  return async (coin) => {
    const [price, other] = await Promise.all([source(coin), check(coin)]);
    if (!price || !other) return undefined;
    if (isNear(price, other, bandBps)) {
      if (disagreeing.delete(coin)) warn({ coin }, 'the two sources agree on a price again');
      return price;
    }
    if (!disagreeing.has(coin)) {
      disagreeing.add(coin);
      const prices = { source: dollars(price), check: dollars(other) };
      warn({ coin, ...prices }, 'the two sources do not agree on a price, and the desk does not trade at it');
    }
    return undefined;
  };
}

function isNear({ usd: one }: CoinPrice, { usd: other }: CoinPrice, bandBps: number): boolean {
  const between = one > other ? one - other : other - one;
  return between * 10_000n <= (one < other ? one : other) * BigInt(bandBps);
}

function dollars({ usd }: CoinPrice): number {
  return Number(usd) / 1e8;
}
