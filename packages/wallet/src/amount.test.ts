import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AMOUNT_WORDS, amountText, readAmount } from './index.ts';

it.each([
  ['1', 18, 1_000_000_000_000_000_000n],
  ['0.000000000000000001', 18, 1n],
  ['1.5', 6, 1_500_000n],
  ['  2.50 ', 8, 250_000_000n],
  ['.5', 8, 50_000_000n],
  ['5.', 8, 500_000_000n],
  ['007', 0, 7n],
  ['0.10000000', 1, 1n],
  ['21000000', 8, 2_100_000_000_000_000n],
])('[WALLET-5] reads %s with %i decimals as %s smallest units', (typed, decimals, units) => {
  expect(readAmount(typed, decimals)).toEqual({ kind: 'amount', units });
});

it.each([
  ['', 8, 'empty'],
  ['   ', 8, 'empty'],
  ['.', 8, 'notANumber'],
  ['ten', 8, 'notANumber'],
  ['-1', 8, 'notANumber'],
  ['+1', 8, 'notANumber'],
  ['1e3', 8, 'notANumber'],
  ['0x10', 8, 'notANumber'],
  ['1,5', 8, 'notANumber'],
  ['1,500.00', 8, 'notANumber'],
  ['1 500', 8, 'notANumber'],
  ['1.2.3', 8, 'notANumber'],
  ['NaN', 8, 'notANumber'],
  ['Infinity', 8, 'notANumber'],
  ['١', 8, 'notANumber'],
  ['0', 8, 'zero'],
  ['0.000', 8, 'zero'],
  ['1.000000001', 8, 'tooManyDecimals'],
  // 6 decimals on Ethereum, 18 on BNB Smart Chain: the same text is right on one of them only.
  ['1.0000001', 6, 'tooManyDecimals'],
  ['0.5', 0, 'tooManyDecimals'],
  ['9'.repeat(78), 0, 'tooLarge'],
  ['1'.repeat(100_000), 18, 'tooLarge'],
])('[WALLET-5] %.20s with %i decimals is refused: %s', (typed, decimals, reason) => {
  expect(readAmount(typed, decimals)).toEqual({ kind: 'invalid', reason });
});

it('[WALLET-5] the largest amount of a token contract still fits', () => {
  expect(readAmount((2n ** 256n - 1n).toString(), 0)).toEqual({ kind: 'amount', units: 2n ** 256n - 1n });
  expect(readAmount((2n ** 256n).toString(), 0)).toEqual({ kind: 'invalid', reason: 'tooLarge' });
});

it('[WALLET-5] reads back what it formatted, for any amount and any number of decimals', () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n });
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 24 }), (amount, decimals) => {
      expect(readAmount(amountText(amount, decimals), decimals)).toEqual({ kind: 'amount', units: amount });
    }),
  );
});

it.each([
  [0n, 8, '0'],
  [1n, 8, '0.00000001'],
  [150_000_000n, 8, '1.5'],
  [-1n, 2, '-0.01'],
  [12n, 0, '12'],
])('[WALLET-5] formats %s with %i decimals as %s', (units, decimals, text) => {
  expect(amountText(units, decimals)).toBe(text);
});

it('[WALLET-5] each reason has a different message', () => {
  const words = Object.values(AMOUNT_WORDS);
  expect(new Set(words).size).toBe(words.length);
});
