import { describe, expect, it } from 'vitest';
import { price } from './price.ts';

describe('price', () => {
  it.each([
    [96412.18, '$96,412.18'],
    [1, '$1.00'],
    [0, '$0.00'],
    [0.37, '$0.37'],
    [0.5, '$0.50'],
    [0.2512, '$0.2512'],
    [0.00001234, '$0.00001234'],
    [0.9999, '$0.9999'],
    [0.99998, '$1.00'],
    [0.000012345678, '$0.00001235'],
  ])('[TICK-1] formats %s as %s', (value, text) => {
    expect(price(value, 'USD', 'en-US')).toBe(text);
  });

  it('[CONST-1] keeps the minus sign before US$ in right-to-left text', () => {
    expect(price(96412.18, 'USD', 'ar-AE')).toMatch(/US\$\u200e$/);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, -1])('shows --- for %s', (value) => {
    expect(price(value, 'USD', 'en-US')).toBe('---');
  });

  it('shows --- for an invalid currency', () => {
    expect(price(1, '', 'en-US')).toBe('---');
  });
});
