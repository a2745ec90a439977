import { describe, expect, it } from 'vitest';
import { formatAmount, fromMinorUnits, readAmount, shortAmount, toMinorUnits, writeAmount } from './amount.ts';

const USD = { code: 'USD', decimals: 2 };
const ETH = { code: 'ETH', decimals: 18 };

describe('readAmount', () => {
  it.each([
    ['2000', 'en-US', '2000'],
    ['2,000.50', 'en-US', '2000.5'],
    ['12,34,567.8', 'en-IN', '1234567.8'],
    ['2.000,50', 'es-ES', '2000.5'],
    ['2\u202f000,50', 'fr-FR', '2000.5'],
    ['2’000.50', 'de-CH', '2000.5'],
    ['٢٬٠٠٠٫٥٠', 'ar-EG', '2000.5'],
    ['۲۰۰۰', 'en-US', '2000'],
    ['٢٠٠٠٫٥', 'ar-AE', '2000.5'],
    [' $2,000.00 ', 'en-US', '2000'],
    ['2000 usd', 'en-US', '2000'],
    ['\u200f2000\u200e', 'ar-AE', '2000'],
    ['007', 'en-US', '7'],
    ['.5', 'en-US', '0.5'],
    ['5.', 'en-US', '5'],
    ['1.500', 'en-US', '1.5'],
    ['0', 'en-US', '0'],
    ['99999999999999999999.99', 'en-US', '99999999999999999999.99'],
  ])('[DEP-3] reads %j in %s as %s', (typed, locale, amount) => {
    expect(readAmount(typed, USD, locale)).toEqual({ amount, problem: null });
  });

  it.each([
    ['abc', 'en-US'],
    ['NaN', 'en-US'],
    ['Infinity', 'en-US'],
    ['1e5', 'en-US'],
    ['0x10', 'en-US'],
    ['-5', 'en-US'],
    ['\u22125', 'en-US'],
    ['+5', 'en-US'],
    ['1,5', 'en-US'],
    ['1.5', 'es-ES'],
    ['1..5', 'en-US'],
    ['1,000,00', 'en-US'],
    ['.', 'en-US'],
    [',', 'en-US'],
  ])('[FIELD-1] %j in %s is not a number', (typed, locale) => {
    expect(readAmount(typed, USD, locale)).toEqual({ amount: '', problem: 'notANumber' });
  });

  it('[DEP-3] refuses more decimals than the unit has', () => {
    expect(readAmount('0.005', USD, 'en-US')).toEqual({ amount: '', problem: 'tooPrecise' });
    expect(readAmount('0.000000000000000001', ETH, 'en-US')).toEqual({ amount: '0.000000000000000001', problem: null });
  });

  it.each(['', '   ', '\u200e', '$', 'USD'])('reads no number from %j', (typed) => {
    expect(readAmount(typed, USD, 'en-US')).toEqual({ amount: '', problem: null });
  });

  it.each([Number.NaN, -1, 1.5, 1e9])('treats %s decimals as 2', (decimals) => {
    expect(readAmount('1.25', { code: 'USD', decimals }, 'en-US').amount).toBe('1.25');
    expect(readAmount('1.255', { code: 'USD', decimals }, 'en-US').problem).toBe('tooPrecise');
  });

  it('reads English separators if the locale is invalid', () => {
    expect(readAmount('1,234.5', USD, 'x').amount).toBe('1234.5');
  });
});

describe('writeAmount', () => {
  it.each([
    ['1234.5', 'en-US', '1234.5'],
    ['1234.5', 'es-ES', '1234,5'],
    ['abc', 'en-US', ''],
    ['-1', 'en-US', ''],
    ['NaN', 'en-US', ''],
  ])('[DEP-3] writes %j in %s as %j', (amount, locale, text) => {
    expect(writeAmount(amount, locale)).toBe(text);
  });

  it.each(['en-US', 'es-ES', 'ar-AE', 'ar-EG', 'fr-FR', 'de-CH'])(
    '[DEP-3] reads back what it wrote in %s',
    (locale) => {
      expect(readAmount(writeAmount('1234567.89', locale), USD, locale).amount).toBe('1234567.89');
    },
  );
});

describe('formatAmount', () => {
  it.each([
    ['1234.5', USD, 'en-US', '1,234.50\u00a0USD'],
    ['0.00000001', { code: 'BTC', decimals: 8 }, 'en-US', '0.00000001\u00a0BTC'],
    ['12345678901234567890.123456789012345678', ETH, 'en-US', '12,345,678,901,234,567,890.123456789012345678\u00a0ETH'],
    [null, USD, 'en-US', '---'],
    ['NaN', USD, 'en-US', '---'],
    ['1', USD, 'x', '---'],
  ])('[CONST-1] formats %j with its unit as %s', (amount, unit, locale, text) => {
    expect(formatAmount(amount, unit, locale)).toBe(text);
  });
});

describe('shortAmount', () => {
  it.each([
    ['500', USD, 'en-US', '$500'],
    ['10000', USD, 'en-US', '$10,000'],
    ['0.5', USD, 'en-US', '$0.50'],
    ['500', USD, 'es-ES', '500\u00a0$'],
    ['500', { code: 'JPY', decimals: 0 }, 'en-US', '¥500'],
    ['0.5', { code: 'BTC', decimals: 8 }, 'en-US', '0.5\u00a0BTC'],
    ['1', { code: '', decimals: 2 }, 'en-US', '1.00\u00a0'],
    ['NaN', USD, 'en-US', '---'],
    ['1', USD, 'x', '---'],
  ])('[DEP-3] labels %j of %j in %s as %s', (amount, unit, locale, text) => {
    expect(shortAmount(amount, unit, locale)).toBe(text);
  });
});

describe('minor units', () => {
  it.each([
    ['2000', 2, 200000n],
    ['0.05', 2, 5n],
    ['1.000000000000000001', 18, 1000000000000000001n],
    ['7', 0, 7n],
  ])('[DEP-3] converts %s with %d decimals to %d and back', (amount, decimals, units) => {
    expect(toMinorUnits(amount, decimals)).toBe(units);
    expect(fromMinorUnits(units, decimals)).toBe(amount);
  });

  it.each([
    ['', 2],
    ['NaN', 2],
    ['-1', 2],
    ['0.001', 2],
    ['0.5', 0],
  ])('has none for %j with %d decimals', (amount, decimals) => {
    expect(toMinorUnits(amount, decimals)).toBeNull();
  });

  it('does not go below zero', () => {
    expect(fromMinorUnits(-1n, 2)).toBe('');
  });
});
