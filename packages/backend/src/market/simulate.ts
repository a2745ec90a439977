import type { MarketRow } from '@keel/contract';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HOUR } from '../clock.ts';
import type { Coin } from './snapshot.ts';

const HOURS = 168;
/**
 * The layers of the noise: hours from one random value to the next, and the weight. The first one is visible on a
 * ticker, the last one in the chart of a year.
 */
const LAYERS = [
  { period: 1 / 120, weight: 0.005 },
  { period: 1, weight: 0.1 },
  { period: 6, weight: 0.2 },
  { period: 31, weight: 0.4 },
  { period: 173, weight: 1 },
  { period: 1499, weight: 1.5 },
] as const;

/**
 * A simulated market that is the same for everybody: a price depends only on the coin and the time. It adds layers of
 * smooth noise to the snapshot's price, so that it varies without drifting away. Every row says `simulated` (MARKET-2).
 */
export function simulate(coins: readonly Coin[], now: Date): MarketRow[] {
  const rows = coins.map((coin) => row(coin, now));
  return rows
    .toSorted((one, other) => (other.market_cap ?? 0) - (one.market_cap ?? 0))
    .map((each, at) => ({ ...each, market_cap_rank: at + 1 }));
}

function row(coin: Coin, now: Date): MarketRow {
  const hour = now.getTime() / HOUR;
  const seed = seedOf(coin.walk);
  const prices = Array.from({ length: HOURS + 1 }, (_, at) => priceAt(coin, seed, hour - HOURS + at));
  const price = prices.at(-1) ?? coin.price;
  const before = prices.at(-25) ?? price;
  const day = prices.slice(-25);
  const cap = price * coin.supply;
  const percent = rounded((price / before - 1) * 100, 4);
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: null,
    current_price: price,
    market_cap: Math.round(cap),
    market_cap_rank: null,
    fully_diluted_valuation: null,
    total_volume: Math.round(cap * (0.02 + 0.04 * noise(seedOf(`${coin.id} volume`), Math.floor(hour)))),
    high_24h: Math.max(...day),
    low_24h: Math.min(...day),
    price_change_24h: rounded(price - before, 8),
    price_change_percentage_24h: percent,
    market_cap_change_24h: Math.round(cap - before * coin.supply),
    market_cap_change_percentage_24h: percent,
    circulating_supply: coin.supply,
    total_supply: null,
    max_supply: null,
    ath: null,
    ath_change_percentage: null,
    ath_date: null,
    atl: null,
    atl_change_percentage: null,
    atl_date: null,
    roi: null,
    last_updated: now.toISOString(),
    sparkline_in_7d: { price: prices.slice(1) },
    price_change_percentage_24h_in_currency: percent,
    simulated: true,
  };
}

/** The price of a coin at a time, in ms since 1970. */
export function simulatedPrice(coin: Coin, time: number): number {
  return priceAt(coin, seedOf(coin.walk), time / HOUR);
}

function priceAt({ price, swing }: Coin, seed: number, hour: number): number {
  const offset = LAYERS.reduce((sum, { period, weight }, at) => sum + weight * layer(seed + at, hour / period), 0);
  return significant(price * Math.exp(swing * offset));
}

/** Smooth noise from -1 to 1: random at integers, interpolated in between. */
function layer(seed: number, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const eased = part * part * (3 - 2 * part);
  const [from, to] = [noise(seed, step), noise(seed, step + 1)];
  return 2 * (from + (to - from) * eased) - 1;
}

/**
 * Uniformly distributed from 0 to 1, the same for the same numbers on every machine (the mixing step of MurmurHash3).
 */
function noise(seed: number, step: number): number {
  let bits = Math.imul(seed ^ Math.imul(step, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** The FNV-1a hash. */
function seedOf(text: string): number {
  return utf8ToBytes(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
}

function significant(value: number): number {
  return Number(value.toPrecision(6));
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
