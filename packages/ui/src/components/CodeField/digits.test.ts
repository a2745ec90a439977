import { describe, expect, it } from 'vitest';
import { digits } from './digits.ts';

describe('digits', () => {
  it.each([
    ['1234', '1234'],
    [' 12 34\n', '1234'],
    ['12-34', '1234'],
    ['123456', '1234'],
    ['code: 9', '9'],
    ['١٢٣٤', '1234'],
    ['۵۶۷۸', '5678'],
    ['abcd', ''],
    ['', ''],
  ])('[VERIFY-1] keeps the first four digits of %j', (text, kept) => {
    expect(digits(text, 4)).toBe(kept);
  });
});
