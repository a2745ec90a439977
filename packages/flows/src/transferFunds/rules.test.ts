import { describe, expect, it } from 'vitest';
import { ada, adasInvestment, refusal, success } from '../testing/samples.ts';
import { exceeds, hasAmount, isTransferred, openAttempt, startTransfer, toCall } from './rules.ts';
import type { Transferred } from './types.ts';

const start = startTransfer({ user: ada._id, profit: 12_000 });
const moved: Transferred = { investment: adasInvestment, user: ada };

describe('transferFunds rules', () => {
  it.each([
    [null, false, false],
    [0, false, false],
    [-1, false, false],
    [0.5, false, false],
    [Number.NaN, false, false],
    [1, true, false],
    [12_000, true, false],
    [12_001, true, true],
  ])('[DASH-6] of 12000 cents, %j: can be sent %j, exceeds the balance %j', (amount, can, isTooMuch) => {
    const context = { ...start, amount };
    expect([hasAmount(context), exceeds(context)]).toEqual([can, isTooMuch]);
  });

  it.each([
    [success(moved, true), true],
    [success({ ...moved, user: {} as never }, true), false],
    [success({ ...moved, investment: null as never }, true), false],
    [success({ ...moved, investment: {} as never }, true), false],
    [{ ...success(moved), body: null }, false],
    [refusal(422), false],
  ])('[DASH-6] recognises a transfer: %#', (reply, isMoved) => {
    expect(isTransferred(reply)).toBe(isMoved);
  });

  it('[DASH-6] submitting a form that was not checked is a programming error', () => {
    expect(() => openAttempt(start, 'try-1')).toThrow('check it with hasAmount first');
    expect(() => toCall(start)).toThrow('No transfer was submitted.');
  });
});
