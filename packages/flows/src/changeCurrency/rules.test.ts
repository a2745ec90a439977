import { describe, expect, it } from 'vitest';
import { ada, adaId, refusal, success } from '../testing/samples.ts';
import { isChanged, isPicked, isUnchanged, toCall } from './rules.ts';
import type { Currency } from './types.ts';

const context = (picked: Currency | null) => ({ user: adaId, currency: 'USD', picked, message: '' });

describe('changeCurrency rules', () => {
  it.each([
    [null, false, false],
    [{ name: 'Euro', code: 'EUR' }, true, false],
    [{ name: 'US Dollar', code: 'USD' }, true, true],
  ])('[CUR-1] recognises a choice: %#', (picked, isThere, isSame) => {
    expect([isPicked(context(picked)), isUnchanged(context(picked))]).toEqual([isThere, isSame]);
  });

  it.each([
    [success(ada, true), true],
    [success({} as typeof ada, true), false],
    [success({ ...ada, currency: undefined as unknown as string }, true), false],
    [success(ada, false), false],
    [{ ...success(ada), body: null }, false],
    [refusal(422), false],
  ])('[CUR-1] only an answer with the updated user counts as a change: %#', (reply, changed) => {
    expect(isChanged(reply)).toBe(changed);
  });

  it('[CUR-1] a call without a choice is a programming error', () => {
    expect(() => toCall(context(null))).toThrow('check it with isPicked first');
  });
});
