import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { COIN_IDS, type CoinId } from './coinIds.ts';
import type { CoinPrice, CoinPrices } from './coinPrices.ts';
import { PRICE_DECIMALS, priceUnits } from './priceUnits.ts';
import { askSource, UpstreamFault } from './upstream.ts';

/** Maximum age of a price, by the time that the source reports. */
const MAX_AGE_MS = MINUTE;
/** How long an answer is cached before the next request, and how long to wait after a failure. */
const REQUEST_EVERY_MS = 15 * SECOND;
/** Maximum pause if the source sends Retry-After. */
const MAX_PAUSE_MS = 15 * MINUTE;
/** A price that moved by more than this percentage is only used after a later reading confirms it. */
const JUMP_PERCENT = 5n;
const COINS: readonly CoinId[] = Object.values(COIN_IDS);

interface Options {
  readonly url: string;
  readonly key: string | null;
  /** The name of the source in the log. */
  readonly name: string;
  readonly clock: Clock;
  readonly warn: (facts: object, message: string) => void;
}

/** The state of one coin. */
interface Readings {
  readonly accepted: CoinPrice;
  /** An unconfirmed jump: while there is one, the coin has no price. */
  readonly jump: CoinPrice | undefined;
}

/**
 * Prices of a CoinGecko-compatible source, requested on demand and at most every 15 seconds, or after the time in
 * Retry-After, up to 15 minutes. A price is at most 60 seconds old by the time that the source reports. After a jump, a
 * price is only used once the next reading agrees with it, so that a single wrong reading affects no trade.
 */
export function liveCoinPrices({ url, key, name, clock, warn }: Options): CoinPrices {
  const known = new Map<CoinId, Readings>();
  let asking: Promise<void> | undefined;
  let nextRequestAt = 0;

  const refresh = async () => {
    let pause = REQUEST_EVERY_MS;
    try {
      for (const [coin, price] of read(await askSource(url, key, QUERY), clock())) {
        const { accepted, jump } = readingsWith(known.get(coin), price);
        if (jump) warn({ coin, from: accepted.asOf, to: jump.asOf }, 'a price jumped and waits to be confirmed');
        known.set(coin, { accepted, jump });
      }
    } catch (error) {
      const reason = error instanceof UpstreamFault ? error.message : 'no usable answer';
      const retryAfterMs = error instanceof UpstreamFault ? (error.retryAfter ?? 0) * SECOND : 0;
      pause = Math.max(pause, Math.min(retryAfterMs, MAX_PAUSE_MS));
      warn({ source: name, reason, pauseSeconds: pause / SECOND }, 'the source gave no prices for the desk');
    }
    nextRequestAt = clock().getTime() + pause;
  };

  return async (coin) => {
    if (clock().getTime() >= nextRequestAt) {
      asking ??= refresh().finally(() => {
        asking = undefined;
      });
    }
    await asking;
    const { accepted, jump } = known.get(coin) ?? {};
    if (!accepted || jump || clock().getTime() - accepted.asOf.getTime() > MAX_AGE_MS) return undefined;
    return accepted;
  };
}

const QUERY = `simple/price?ids=${COINS.join(',')}&vs_currencies=usd&include_last_updated_at=true&precision=${PRICE_DECIMALS}`;

/** Adds a reading to the state of a coin. A reading that is not newer is ignored. */
function readingsWith(known: Readings | undefined, price: CoinPrice): Readings {
  if (!known) return { accepted: price, jump: undefined };
  const { accepted, jump } = known;
  if (price.asOf <= (jump ?? accepted).asOf) return known;
  const isConfirmed = isNear(price, accepted) || (jump !== undefined && isNear(price, jump));
  return isConfirmed ? { accepted: price, jump: undefined } : { accepted, jump: price };
}

function isNear({ usd: one }: CoinPrice, { usd: other }: CoinPrice): boolean {
  const difference = one > other ? one - other : other - one;
  return difference * 100n <= other * JUMP_PERCENT;
}

/**
 * The prices of an answer. Prices that are not positive or have no time are ignored, and so are those in the future,
 * because every correct later price would be older.
 */
function read(answer: unknown, now: Date): [CoinId, CoinPrice][] {
  const latest = (now.getTime() + MAX_AGE_MS) / SECOND;
  return COINS.flatMap((coin): [CoinId, CoinPrice][] => {
    const { usd, last_updated_at: seconds } = recordOf(recordOf(answer)[coin]);
    if (typeof usd !== 'number' || !Number.isFinite(usd) || usd <= 0 || usd >= LARGEST) return [];
    if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds) || seconds > latest || seconds < 0) return [];
    const price = priceUnits(usd.toFixed(PRICE_DECIMALS));
    return price > 0n ? [[coin, { usd: price, asOf: new Date(seconds * SECOND), source: 'live' }]] : [];
  });
}

/** No coin costs that much; larger numbers are formatted with an exponent. */
const LARGEST = 1e12;

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
