import type { DepositType, HeldRate } from '@keel/contract';
import { after, MINUTE } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import type { Quotes } from '../../market/Market.ts';
import type { Cents } from '../../money.ts';

/** PAYOUT-6: how long the coin amount of a deposit is held, in ms. */
export const HELD_MS = 15 * MINUTE;

/** Decimals of a rate in US dollars. */
const RATE_DECIMALS = 8;
/** Units of a rate that make a cent. */
const UNITS_PER_CENT = 10n ** BigInt(RATE_DECIMALS - 2);

interface Coin {
  /** Its id in the market data, because symbols are not unique. */
  readonly marketId: string;
  /** Decimals of the requested amount. */
  readonly decimals: number;
}

const ethereum: Coin = { marketId: 'ethereum', decimals: 8 };
const tether: Coin = { marketId: 'tether', decimals: 2 };

/** The coin of each method; null if it is not paid in a coin. The app uses the same decimals for its estimates. */
const COINS: Readonly<Record<DepositType, Coin | null>> = {
  Bitcoin: { marketId: 'bitcoin', decimals: 8 },
  Etheruem: ethereum,
  Ethereum: ethereum,
  Xrp: { marketId: 'ripple', decimals: 6 },
  Solana: { marketId: 'solana', decimals: 6 },
  'Usdt(solana)': tether,
  Usdt: tether,
  'Usdt Erc20': tether,
  'Usdt Trc20': tether,
  Bnb: { marketId: 'binancecoin', decimals: 6 },
  Dodge: { marketId: 'dogecoin', decimals: 4 },
  Gcash: null,
};

/** The columns of a deposit's rate: all or none of them are null. */
export interface RateColumns {
  /** US dollars for one coin, decimal text. */
  readonly coin_rate: string | null;
  /** Decimal text. */
  readonly coin_amount: string | null;
  readonly rate_as_of: Date | null;
  readonly rate_held_until: Date | null;
}

export const NO_RATE: RateColumns = { coin_rate: null, coin_amount: null, rate_as_of: null, rate_held_until: null };

/** Whether a method is paid in a coin. */
export function isPaidInCoin(type: DepositType): boolean {
  return COINS[type] !== null;
}

/**
 * PAYOUT-6: the current rate and the coin amount at it, rounded up to the last requested decimal. All null if there is
 * no current price: live mode holds neither an old nor a simulated one.
 */
export function holdRate(
  { type, cents, now }: { readonly type: DepositType; readonly cents: Cents; readonly now: Date },
  { rows, source, asOf }: Quotes,
  { mode }: Pick<Config, 'mode'>,
): RateColumns {
  const coin = COINS[type];
  const isCurrent = mode === 'demo' ? source !== 'stale' : source === 'live' || source === 'cache';
  const price = coin && isCurrent ? (rows.find(({ id }) => id === coin.marketId)?.current_price ?? null) : null;
  if (!coin || price === null) return NO_RATE;
  const rate = BigInt(price.toFixed(RATE_DECIMALS).replace('.', ''));
  if (rate <= 0n) return NO_RATE;
  const exact = cents * UNITS_PER_CENT * 10n ** BigInt(coin.decimals);
  return {
    coin_rate: decimalText(rate, RATE_DECIMALS),
    coin_amount: decimalText((exact + rate - 1n) / rate, coin.decimals),
    rate_as_of: asOf,
    rate_held_until: after(now, HELD_MS),
  };
}

/** The rate of a deposit in the contract; null if it has none. */
export function toHeldRate({ coin_rate, coin_amount, rate_as_of, rate_held_until }: RateColumns): HeldRate | null {
  if (coin_rate === null || coin_amount === null || rate_as_of === null || rate_held_until === null) return null;
  return {
    coinAmount: coin_amount,
    rate: coin_rate,
    asOf: rate_as_of.toISOString(),
    heldUntil: rate_held_until.toISOString(),
  };
}

/** Formats units as decimal text without trailing zeros. */
function decimalText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
