import { deskPrice, quantityFor } from '@keel/backend/desk/deskPrice.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const TERMS = { feeBps: 50, spreadBps: 100 };
/** One hundred-millionth of a coin, in units of 10^-18. */
const STEP = 10n ** 10n;

it('[WALLET-7] a price so small that its rate is 0 sells nothing for an amount, and does not search for ever', () => {
  expect(deskPrice('sell', STEP, 1n, TERMS).rate).toBe(0n);
  expect(quantityFor('sell', 100n, 1n, TERMS, STEP)).toBe(0n);
  expect(quantityFor('buy', 100n, 0n, TERMS, STEP)).toBe(0n);
});

it('[WALLET-7] a quantity for an amount costs at most the amount, and one step more costs too much', () => {
  const type = fc.constantFrom('buy' as const, 'sell' as const);
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
  const market = fc.bigInt({ min: 1n, max: 10n ** 13n });
  fc.assert(
    fc.property(type, amount, market, (side, most, price) => {
      const quantity = quantityFor(side, most, price, TERMS, STEP);
      const fits = (tried: bigint) => deskPrice(side, tried, price, TERMS).amount <= most;
      const hasRate = deskPrice(side, STEP, price, TERMS).rate > 0n;
      expect(quantity === 0n || fits(quantity)).toBe(true);
      expect(hasRate && fits(quantity + STEP)).toBe(false);
    }),
  );
});
