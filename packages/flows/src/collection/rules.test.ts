import { describe, expect, it } from 'vitest';
import { noon, refusal, success } from '../testing/samples.ts';
import { refusal as refusalOf, setData } from './rules.ts';
import type { CollectionContext } from './types.ts';

const failureText = 'Failed to fetch plans';
const context: CollectionContext<unknown> = { data: null, fetchedAt: null, failureText, message: '' };

describe('collection rules', () => {
  it.each([[['row']], [[]], [{ total: 0 }]])('[DASH-7] stores %j with its time, and closes the modal', (data) => {
    expect(setData({ ...success(data), at: noon + 1 })).toEqual({ data, fetchedAt: noon + 1, message: '' });
  });

  it('[DASH-7] an answer without data is never stored', () => {
    expect(() => setData(refusal(404))).toThrow(TypeError);
  });

  it.each([
    [refusal(404), 'words of 404'],
    [refusal(300), 'words of 300'],
    [refusal(500), 'words of 500'],
    [refusal(500, ''), failureText],
    [refusal(200, 'Closed'), 'Closed'],
    [refusal(200, ''), failureText],
    [{ ...success(null), text: 'All well' }, failureText],
    [{ ...success(null, true), text: 'All well' }, failureText],
    [{ ...success(['row']), status: 201, text: 'Made' }, 'Made'],
  ])('[DASH-8 ERR-1] for %j the message is %j', (reply, words) => {
    expect(refusalOf(context, reply)).toBe(words);
  });
});
