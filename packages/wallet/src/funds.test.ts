import { expect, it } from 'vitest';
import { checkFunds, type Funds } from './index.ts';

const native: Funds = { chain: 'ethereum', isToken: false, amount: 90n, balance: 100n, fee: 10n, nativeBalance: 100n };
const token: Funds = { ...native, isToken: true, amount: 100n, nativeBalance: 10n };
const sol: Funds = {
  chain: 'solana',
  isToken: false,
  amount: 1_000_000n,
  balance: 10_000_000n,
  fee: 5_000n,
  nativeBalance: 10_000_000n,
  recipientBalance: 0n,
  rentExempt: 890_880n,
};

it.each<[string, Funds, ReturnType<typeof checkFunds>]>([
  ['amount and fee to the last unit', native, null],
  ['more than there is', { ...native, amount: 101n }, 'aboveBalance'],
  ['the fee one unit too much', { ...native, fee: 11n }, 'feeAboveBalance'],
  ['a fee above the whole balance', { ...native, amount: 1n, fee: 500n }, 'feeAboveBalance'],
  ['a fee above what this wallet pays', { ...native, fee: 10n ** 18n }, 'feeTooHigh'],
  ['a fee above what this wallet pays, for a token', { ...token, fee: 10n ** 18n }, 'feeTooHigh'],
  ['all of a token, with just enough for the fee', token, null],
  ['more of a token than there is', { ...token, amount: 101n }, 'aboveBalance'],
  ['a token without native coin for the fee', { ...token, fee: 11n }, 'noCoinForFee'],
  ['SOL to a new account', sol, null],
  ['too little SOL to open an account with', { ...sol, amount: 890_879n }, 'belowRent'],
  ['just enough SOL to open an account with', { ...sol, amount: 890_880n }, null],
  ['a little SOL to an account that is open', { ...sol, amount: 1n, recipientBalance: 890_880n }, null],
  ['all of the SOL', { ...sol, amount: 9_995_000n }, null],
  ['almost all of the SOL', { ...sol, amount: 9_994_999n }, 'leavesTooLittle'],
  ['USDT on Solana that leaves too little SOL', { ...sol, isToken: true, fee: 9_500_000n }, 'leavesTooLittle'],
  ['USDT on Solana', { ...sol, isToken: true, amount: 1n, fee: 2_044_280n }, null],
])('[WALLET-5] %s', (_, funds, problem) => {
  expect(checkFunds(funds)).toBe(problem);
});
