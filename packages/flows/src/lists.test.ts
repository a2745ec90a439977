import { describe, expect, it } from 'vitest';
import { hasList } from './lists.ts';
import { refusal, success } from './testing/samples.ts';

describe('lists', () => {
  it.each([
    [success([{}], true), true],
    [success([], true), true],
    [{ ...success([{}]), body: null }, false],
    [success([7 as unknown as object]), false],
    [success({} as unknown as object[]), false],
    [refusal(404), false],
  ])('[ERR-1] recognises a list: %#', (reply, expected) => {
    expect(hasList(reply)).toBe(expected);
  });
});
