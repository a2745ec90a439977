import { expect, it } from 'vitest';
import { maxOf } from './maxOf.ts';

it.each([
  ['a coin, less its fee', 1_500_000n, 300_000n, '1.2'],
  ['a token, whose fee is paid in another coin', 1_500_000n, null, '1.5'],
  ['nothing', 0n, null, null],
  ['less than the fee', 200n, 300n, null],
])('[WALLET-5] the most of %s (W-38)', (_, units, fee, most) => {
  expect(maxOf({ asset: 'X', units, decimals: 6 }, fee)).toBe(most);
});
