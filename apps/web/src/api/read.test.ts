import { expect, it } from 'vitest';
import { adasAccount, withdrawals } from '../stories/samples.ts';
import { readUser, readWithdrawal } from './read.ts';

it.each([null, '', undefined])('[SET-1] a user whose currency is %j gets dollars (P-69)', (currency) => {
  // Not what the contract says, but what an older server returned.
  const wire = { ...adasAccount.user, currency } as typeof adasAccount.user;
  expect(readUser(wire)).toMatchObject({ currency: 'USD', availableBalance: 125_050 });
});

it('[SET-1] a chosen currency is kept', () => {
  expect(readUser({ ...adasAccount.user, currency: 'EUR' }).currency).toBe('EUR');
});

it('[PAYOUT-2] a withdrawal stored before references existed has none', () => {
  for (const { reference: _, reason: __, ...wire } of withdrawals) {
    expect(readWithdrawal(wire as (typeof withdrawals)[number])).toMatchObject({ reference: null, reason: null });
  }
});
