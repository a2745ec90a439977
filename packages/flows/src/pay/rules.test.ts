import { describe, expect, it } from 'vitest';
import { adaId, bitcoinDeposit, starterDepositId, success } from '../testing/samples.ts';
import { findDeposit, isMarked, isOpen, openAttempt, setPaid, startPay, toCall } from './rules.ts';

const { depositId, amount, type, status, paid, date } = bitcoinDeposit;
const order = { depositId, amount, type, status, paid };
const deposit = { ...order, date, held: null };
const start = startPay({ user: adaId, deposit, depositId: null });
const empty = startPay({ user: adaId, deposit: null, depositId: starterDepositId });

describe('pay rules', () => {
  it.each([
    ['unPaid', 'Paid'],
    ['Paid', 'unPaid'],
  ] as const)('[PAY-2] in state %s it sends %s', (now, expected) => {
    const context = { ...start, deposit: { ...deposit, paid: now } };
    expect(toCall({ ...context, ...openAttempt(context, 'try-1') })).toEqual({
      ...order,
      paid: expected,
      attemptId: 'try-1',
    });
  });

  it.each([
    ['pending', true],
    ['confirmed', false],
    ['declined', false],
  ] as const)('[DEP-5] a %s deposit can be marked as paid: %j', (now, can) => {
    expect(isOpen({ ...start, deposit: { ...deposit, status: now } })).toBe(can);
  });

  it('[ROUTE-8] nothing can be marked without a deposit', () => {
    expect(isOpen(empty)).toBe(false);
    expect(setPaid(empty, success({ paid: 'Paid' } as const, true))).toEqual({ deposit: null, attempt: null });
    expect(isMarked(start, success([bitcoinDeposit], true))).toBe(false);
  });

  it('[ROUTE-8] the deposit of the page is found by its id, with the details the page shows', () => {
    expect(findDeposit(empty, [bitcoinDeposit])).toEqual(deposit);
    expect(findDeposit(empty, [{ ...bitcoinDeposit, depositId: 'other' }])).toBeNull();
  });

  it('[ROUTE-8] navigation state of a deposit other than the one in the address is not shown (P-1)', () => {
    expect(startPay({ user: adaId, deposit, depositId: 'other' })).toMatchObject({ deposit: null, depositId: 'other' });
    expect(startPay({ user: adaId, deposit, depositId })).toMatchObject({ deposit, depositId });
  });

  it('[PAY-2] marking without a deposit is a programming error', () => {
    expect(() => openAttempt(empty, 'try-1')).toThrow('There is no deposit to pay.');
    expect(() => toCall(start)).toThrow('Pay Now was not pressed.');
  });
});
