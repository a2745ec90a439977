import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, 'zero 0'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few 3'],
  [11, 'many 11'],
  [100, 'other 100'],
  [1234, 'many 1,234'],
])('[SET-2] Arabic has a form for each of its six categories, in Latin digits: %i (C-13, P-56)', (count, text) => {
  const forms = { zero: 'zero #', one: 'one', two: 'two', few: 'few #', many: 'many #', other: 'other #' };
  expect(plural('ar', forms)(count)).toBe(text);
});

it('[SET-2] English and Spanish have the right form for each number (C-13)', () => {
  expect([1, 2].map(plural('en', { one: '# problem', other: '# problems' }))).toEqual(['1 problem', '2 problems']);
  const problems = plural('es', { one: '# problema', many: '# de problemas', other: '# problemas' });
  expect([1, 12_345].map(problems)).toEqual(['1 problema', '12.345 problemas']);
});
