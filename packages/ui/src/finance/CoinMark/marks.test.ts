import { expect, it } from 'vitest';
import { markOf } from './marks.ts';

it.each([
  ['BTC', 'bitcoin'],
  ['btc', 'bitcoin'],
  ['Etheruem', 'ethereum'],
  ['etherium', 'ethereum'],
  ['Usdt(solana)', 'tether'],
  ['USDT (Solana)', 'tether'],
  ['Usdt Trc20', 'tether'],
  ['USDC', 'usdc'],
  ['Dodge', 'dogecoin'],
  ['Dogecoin', 'dogecoin'],
  ['Gcash', 'gcash'],
  ['bank', 'bank'],
  ['cashapp', 'cashapp'],
  ['zelle', 'zelle'],
])('[DEP-2, WD-1] %s has the mark of %s (P-31)', (name, mark) => {
  expect(markOf(name)).toBe(mark);
});

it.each(['GCOIN', 'DAI', 'constructor', ''])('[DEP-2, WD-1] %j has no mark of its own (P-31)', (name) => {
  expect(markOf(name)).toBeNull();
});
