import { expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { cleanCode, isCode } from './rules.ts';

it.each([
  ['', ''],
  ['0417', '0417'],
  ['12 34', '1234'],
  [' 1-2-3-4 ', '1234'],
  ['12345', '1234'],
  ['Your code is 0417.', '0417'],
  ['abcd', ''],
  ['١٢٣٤', ''],
])('[VERIFY-1] of %j the field keeps %j', (typed, kept) => {
  expect(cleanCode(typed)).toBe(kept);
});

it.each([
  ['0000', true],
  ['000', false],
  ['00000', false],
  ['000a', false],
  ['0000\n', false],
])('[VERIFY-1] %j is a complete code: %j', (typed, is) => {
  expect(isCode(new Secret(typed))).toBe(is);
});
