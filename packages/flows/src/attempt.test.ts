import { describe, expect, it } from 'vitest';
import { attemptFor, isDone, isSettled } from './attempt.ts';
import { refusal, success } from './testing/samples.ts';

const order = { amount: 100, method: 'bank', address: null };
const open = { id: 'try-1', order };

describe('attempt', () => {
  it('[DEP-4 WD-5] the same order continues under the id of the open attempt', () => {
    expect(attemptFor(open, { address: null, method: 'bank', amount: 100 }, 'try-2')).toBe(open);
  });

  it.each([
    [null, order],
    [open, { ...order, amount: 101 }],
    [open, { ...order, address: '' }],
    [open, { amount: 100, method: 'bank' }],
    [open, { ...order, note: undefined }],
  ])('[DEP-4 WD-5] a different order is a new attempt: %#', (last, next) => {
    expect(attemptFor<object>(last, next, 'try-2')).toEqual({ id: 'try-2', order: next });
  });

  it.each([
    [refusal(200), true],
    [refusal(300), true],
    [refusal(404), true],
    [refusal(409), false],
    [{ ...refusal(409), code: 'idempotency_in_progress' }, false],
    [{ ...refusal(409), code: 'wrong_state' }, true],
    [refusal(422), true],
    [refusal(499), true],
    [refusal(500), false],
    [refusal(503), false],
    [success(null, true), false],
  ])('[DEP-4 WD-5] recognises the refusals that end an attempt: %#', (reply, ends) => {
    expect(isSettled(reply)).toBe(ends);
  });

  it.each([
    [success({}, true), true],
    [success({}), true],
    [{ ...success({}), body: null }, false],
    [success([]), false],
    [success({}, false), false],
    [refusal(404), false],
  ])('[ERR-1] recognises a success without data: %#', (reply, done) => {
    expect(isDone(reply)).toBe(done);
  });
});
