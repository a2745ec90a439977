import { describe, expect, it } from 'vitest';
import { adaId, bankWithdrawal } from '../testing/samples.ts';
import { openAttempt, toCall } from './rules.ts';

const context = { user: adaId, withdrawal: bankWithdrawal._id, attempt: null, message: '' };

describe('cancelWithdraw rules', () => {
  it('[WD-5] names the withdrawal and its owner, under the id of this attempt', () => {
    expect(toCall({ ...context, ...openAttempt(context, 'try-1') })).toEqual({
      _id: bankWithdrawal._id,
      user: adaId,
      attemptId: 'try-1',
    });
  });

  it('[WD-5] a cancellation that was not confirmed is a programming error', () => {
    expect(() => toCall(context)).toThrow('No cancellation was confirmed.');
  });
});
