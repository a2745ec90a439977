import { expect, it } from 'vitest';
import { shortId } from './shortId.ts';

it('[DEP-6] a short id keeps the first 8 characters and enough of the end to distinguish ids of the same minute', () => {
  const [one, other] = ['0190f7c2-d001-7000-8000-00000000a1b2', '0190f7c2-d009-7000-8000-00000000c3d4'].map(shortId);
  expect(one).toBe('0190f7c2…a1b2');
  expect(other).toBe('0190f7c2…c3d4');
});

it.each([
  ['', '---'],
  ['  ', '---'],
  [' 1042 ', '1042'],
  ['123456789012', '123456789012'],
])('[DEP-6] shortens %j to %s', (id, shown) => {
  expect(shortId(id)).toBe(shown);
});
