import { expect, it } from 'vitest';
import {
  amountText,
  CHAINS,
  type ChainId,
  FEE_CEILING_WORDS,
  FEE_CEILINGS,
  feeWarnings,
  isFeeTooHigh,
  medianOf,
} from './index.ts';

it.each(Object.keys(CHAINS) as ChainId[])(
  '[WALLET-5] %s: a fee above the ceiling is refused, and the message names the ceiling (W-3)',
  (chain) => {
    const ceiling = FEE_CEILINGS[chain];
    expect([isFeeTooHigh(chain, ceiling), isFeeTooHigh(chain, ceiling + 1n)]).toEqual([false, true]);
    const { symbol, decimals } = CHAINS[chain].native;
    expect(FEE_CEILING_WORDS[chain]).toContain(` ${amountText(ceiling, decimals)} ${symbol}`);
  },
);

it.each<[string, bigint, bigint, readonly string[]]>([
  ['a tenth of the amount', 100n, 10n, []],
  ['a little more than a tenth', 100n, 11n, ['shareOfAmount']],
  ['more than the amount', 1n, 10n, ['shareOfAmount']],
  ['nothing for nothing', 0n, 0n, []],
])('[WALLET-5] %s (W-3)', (_, amount, fee, warnings) => {
  expect(feeWarnings({ share: { amount, fee }, usual: null })).toEqual(warnings);
});

it.each<[string, bigint, readonly string[]]>([
  ['five times the median of recent blocks', 50n, []],
  ['more than five times the median', 51n, ['aboveUsual']],
])('[WALLET-5] %s (W-3)', (_, fee, warnings) => {
  expect(feeWarnings({ share: null, usual: { fee, median: 10n } })).toEqual(warnings);
});

it('[WALLET-5] a fee can be unusual in both ways, and without data there is no warning (W-3)', () => {
  const both = { share: { amount: 100n, fee: 60n }, usual: { fee: 60n, median: 10n } };
  expect(feeWarnings(both)).toEqual(['shareOfAmount', 'aboveUsual']);
  expect(feeWarnings({ share: null, usual: null })).toEqual([]);
});

it('[WALLET-5] the median of prices (W-3)', () => {
  expect([medianOf([]), medianOf([7n]), medianOf([9n, 1n, 5n]), medianOf([4n, 1n, 9n, 5n])]).toEqual([0n, 7n, 5n, 5n]);
});
