import type { Transaction } from '@keel/flows';
import { expect, it } from 'vitest';
import { newTransactions } from './refreshUser.ts';

const transaction = (id: string): Transaction => ({
  id,
  kind: 'deposit',
  date: '2026-11-24T12:00:00.000Z',
  amount: 2500,
  method: 'Bitcoin',
  status: 'Pending',
});

it('[SESS-1] a refresh adds the transactions that the session lacks, the oldest first', () => {
  const [first, second, third] = [transaction('1'), transaction('2'), transaction('3')];
  expect(newTransactions([first], [third, second, first])).toEqual([second, third]);
  expect(newTransactions([], [])).toEqual([]);
});
