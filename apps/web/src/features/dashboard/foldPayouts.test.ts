import { expect, it } from 'vitest';
import { foldPayouts } from './foldPayouts.ts';

const entry = { id: '1', date: '2026-11-20T11:00:00Z', description: '', amount: 0, balance: 100_000, reference: null };
const heldEntry = { ...entry, id: '2', description: 'Withdrawal to bank, held', amount: -15_000, reference: 'w1' };
const paid = { ...entry, id: '3', description: 'Withdrawal to bank, paid out', reference: 'w1' };
const deposit = { ...entry, id: '4', description: 'Deposit by Bitcoin', amount: 200_000, reference: 'd1' };

it('[HONEST-6] a payout of $0.00 is shown as the state of the withdrawal that held the amount (P-12)', () => {
  expect(foldPayouts([paid, deposit, heldEntry])).toEqual([
    deposit,
    { ...heldEntry, description: 'Withdrawal to bank, paid out' },
  ]);
});

it('[HONEST-6] one without its withdrawal among the entries is left out (P-12)', () => {
  expect(foldPayouts([paid, deposit])).toEqual([deposit]);
});
