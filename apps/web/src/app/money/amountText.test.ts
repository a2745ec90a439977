import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCents, amountText } from './amountText.ts';

describe('the text of an amount', () => {
  it.each([
    [200_000, '2000'],
    [1250, '12.5'],
    [5, '0.05'],
    [0, '0'],
    [10_000, '100'],
    [null, ''],
  ])('[DEP-3] writes %j cents as %j', (cents, text) => {
    expect(amountText(cents)).toBe(text);
  });

  it.each(['9999999999999', 'x', '1.234'])('[DEP-3] %j is not an amount', (text) => {
    expect(amountCents(text)).toBeNull();
  });

  it('[DEP-3] reads back every amount it wrote', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        expect(amountCents(amountText(cents))).toBe(cents);
      }),
    );
  });
});
