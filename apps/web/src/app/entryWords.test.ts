import { expect, it } from 'vitest';
import { entryWords } from './entryWords.ts';
import { en } from './words.ts';

it.each([
  ['Deposit by Etheruem', 'Deposit by Ethereum'],
  ['Deposit by Dodge', 'Deposit by Dogecoin'],
  ['Deposit by Usdt(solana)', 'Deposit by USDT (Solana)'],
  ['Withdrawal to etherium, held', 'Withdrawal to Ethereum, held'],
  ['Withdrawal to bank, paid out', 'Withdrawal to Bank, paid out'],
])('[HONEST-6, DEP-2, WD-1] %s is shown as %s', (wire, shown) => {
  expect(entryWords(wire, en.withdrawMethods)).toBe(shown);
});

it.each(['', 'Correction', 'Deposit by constructor', 'Withdrawal to constructor, held', 'Order to buy ETH, held'])(
  '[HONEST-6] %j stays as it came',
  (wire) => {
    expect(entryWords(wire, en.withdrawMethods)).toBe(wire);
  },
);
