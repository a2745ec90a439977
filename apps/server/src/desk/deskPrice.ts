import type { Quote } from '@keel/contract';
import { PRICE_DECIMALS } from '../market/priceUnits.ts';
import type { Cents } from '../money.ts';
import { A_CENT } from './price.ts';

/** The desk's terms, in hundredths of a percent. */
export interface Terms {
  readonly feeBps: number;
  readonly spreadBps: number;
}

/** What something costs at the desk, or brings. */
export interface Priced {
  /** US dollars for one, in 10^-8: the market's rate, moved by the spread. */
  readonly rate: bigint;
  readonly fee: Cents;
  /** Paid with the fee in it, received without it. */
  readonly amount: Cents;
}

const WHOLE = 10_000n;

/**
 * The desk's price of a quantity, which is in 10^-18. Whatever does not come out even is rounded for the desk, so that
 * no rounding makes money.
 * @param market US dollars for one, in 10^-8
 */
export function deskPrice(type: Quote['type'], quantity: bigint, market: bigint, { feeBps, spreadBps }: Terms): Priced {
  const up = type === 'buy';
  const rate = up
    ? divided(market * (WHOLE + BigInt(spreadBps)), WHOLE, true)
    : divided(market * (WHOLE - BigInt(spreadBps)), WHOLE, false);
  const gross = divided(quantity * rate, A_CENT, up);
  const fee = divided(gross * BigInt(feeBps), WHOLE, true);
  return { rate, fee, amount: up ? gross + fee : gross - fee };
}

/**
 * The largest quantity, in 10^-18 and in whole steps, whose price is at most an amount; 0 where even one step costs more.
 * @param step the least that quantities differ by, in 10^-18
 */
export function quantityFor(type: Quote['type'], most: Cents, market: bigint, terms: Terms, step: bigint): bigint {
  // What costs nothing has no largest quantity.
  if (market <= 0n) return 0n;
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

/** A rate as the wire has it. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(PRICE_DECIMALS + 1, '0');
  return trimmed(digits.slice(0, -PRICE_DECIMALS), digits.slice(-PRICE_DECIMALS));
}

/** Hundredths of a percent as the wire has them. */
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
