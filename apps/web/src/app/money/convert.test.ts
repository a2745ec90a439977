import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';

const rate = (currency: string, perDollar: number) => ({ currency, perDollar, asOf: null, isSimulated: false });

describe('an amount in another currency', () => {
  it.each([
    ['to a cent', 'EUR', 0.8613, 12_345, 10_633],
    ['of nothing', 'EUR', 0.8613, 0, 0],
    ['that is negative', 'EUR', 0.8613, -12_345, -10_633],
    ['to a whole unit, in a currency without decimals', 'JPY', 152.3, 1_001, 152_500],
    ['to 2 decimals, in a currency with 3', 'KWD', 0.3066, 10_001, 3_066],
  ])('[CUR-2] is rounded %s', (_what, currency, perDollar, cents, expected) => {
    expect(convert(cents, rate(currency, perDollar))).toBe(expected);
  });
});
