import { type Clock, DAY } from '../clock.ts';
import type { ExchangeRates } from './ExchangeRates.ts';

/** Made-up rates near those of 2026, for the demo. Other currencies have no rate there. */
const RATES: Readonly<Record<string, number>> = {
  AED: 3.67,
  AUD: 1.52,
  BRL: 5.4,
  CAD: 1.39,
  CHF: 0.81,
  CNY: 7.12,
  CZK: 21.1,
  DKK: 6.43,
  EUR: 0.86,
  GBP: 0.75,
  HKD: 7.78,
  IDR: 16500,
  ILS: 3.35,
  INR: 88.2,
  JPY: 152,
  KRW: 1420,
  MXN: 18.5,
  NGN: 1470,
  NOK: 10.1,
  NZD: 1.74,
  PLN: 3.66,
  SAR: 3.75,
  SEK: 9.45,
  SGD: 1.3,
  THB: 32.6,
  TRY: 41.9,
  ZAR: 17.3,
};

/** The rates without a source: always the same, dated the start of the day (CUR-2, MARKET-2). */
export function simulatedExchangeRates(clock: Clock): ExchangeRates {
  return () => ({
    rates: RATES,
    source: 'simulated',
    asOf: new Date(Math.floor(clock().getTime() / DAY) * DAY),
  });
}
