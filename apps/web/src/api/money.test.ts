import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromWire, centsToWire } from './money.ts';

describe('money on the wire', () => {
  it.each([
    ['2000.00', 200_000],
    ['0.05', 5],
    ['12.5', 1250],
    ['-3.10', -310],
    [2000, 200_000],
    ['999999999999.99', 99_999_999_999_999],
  ])('[API-2] reads %s as %d cents', (text, cents) => {
    expect(centsFromWire(text)).toBe(cents);
  });

  it.each(['', '1e3', '1,000.00', '1.234', 'NaN', ' 1', '--1'])('[API-2] refuses %j', (text) => {
    expect(() => centsFromWire(text)).toThrow('Not an amount of the contract');
  });

  it('[API-2] reads back every amount it wrote', () => {
    const amount = integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });
    assert(
      property(amount, (cents) => {
        expect(centsFromWire(centsToWire(cents))).toBe(cents);
      }),
    );
  });
});
