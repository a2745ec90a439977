import type { Quote } from '@keel/contract';
import { PRICE_DECIMALS } from '../market/priceUnits.ts';
import type { Cents } from '../money.ts';
import { UNITS_PER_CENT } from './price.ts';

/** The desk's terms, in basis points. */
export interface Terms {
  readonly feeBps: number;
  readonly spreadBps: number;
}

/** The price of a purchase, or the proceeds of a sale. */
export interface Priced {
  /** US dollars for one coin, in units of 10^-8: the market rate plus (buying) or minus (selling) the spread. */
  readonly rate: bigint;
  readonly fee: Cents;
  /** Including the fee when buying, after the fee when selling. */
  readonly amount: Cents;
}

const WHOLE = 10_000n;

/**
 * The desk's price of a quantity. Fractions of a cent are rounded in favour of the desk, so that no investor gains by
 * rounding.
 * @param quantity in units of 10^-18
 * @param market US dollars for one, in units of 10^-8
 */
export function deskPrice(type: Quote['type'], quantity: bigint, market: bigint, { feeBps, spreadBps }: Terms): Priced {
  const up = type === 'buy';
  const rate = up
    ? divided(market * (WHOLE + BigInt(spreadBps)), WHOLE, true)
    : divided(market * (WHOLE - BigInt(spreadBps)), WHOLE, false);
  const gross = divided(quantity * rate, UNITS_PER_CENT, up);
  const fee = divided(gross * BigInt(feeBps), WHOLE, true);
  return { rate, fee, amount: up ? gross + fee : gross - fee };
}

/**
 * The largest quantity in units of 10^-18, in whole steps, whose price is at most an amount; 0 if even one step costs
 * more.
 * @param step the smallest difference between quantities, in units of 10^-18
 */
export function quantityFor(type: Quote['type'], most: Cents, market: bigint, terms: Terms, step: bigint): bigint {
  // At a rate of 0, which is also a tiny price less the spread, every quantity would cost nothing.
  if (deskPrice(type, step, market, terms).rate <= 0n) return 0n;
  const fits = (steps: bigint) => deskPrice(type, steps * step, market, terms).amount <= most;
  let [fitting, tooMany] = [0n, 1n];
  while (fits(tooMany)) [fitting, tooMany] = [tooMany, tooMany * 2n];
  while (tooMany - fitting > 1n) {
    const middle = (fitting + tooMany) / 2n;
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting * step;
}

/** Formats a rate for the wire. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(PRICE_DECIMALS + 1, '0');
  return trimmed(digits.slice(0, -PRICE_DECIMALS), digits.slice(-PRICE_DECIMALS));
}

/** Formats basis points as percent for the wire. */
export function percentText(bps: number): string {
  const digits = bps.toString().padStart(3, '0');
  return trimmed(digits.slice(0, -2), digits.slice(-2));
}

function trimmed(whole: string, fraction: string): string {
  const significant = fraction.replace(/0+$/, '');
  return significant === '' ? whole : `${whole}.${significant}`;
}

function divided(amount: bigint, by: bigint, up: boolean): bigint {
  return up ? (amount + by - 1n) / by : amount / by;
}
