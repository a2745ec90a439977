import { describe, expect, it } from 'vitest';
import { date } from './date.ts';
import { money, moneyParts } from './money.ts';
import { percent } from './percent.ts';

describe('money', () => {
  it.each([
    [1248050, 'USD', 'en-US', '$12,480.50'],
    [1248050, 'EUR', 'es-ES', '12.480,50\u00a0€'],
    [0, 'USD', 'en-US', '$0.00'],
    [-0, 'USD', 'en-US', '$0.00'],
    [5, 'USD', 'en-US', '$0.05'],
    [-2240, 'USD', 'en-US', '\u2212$22.40'],
    [-5, 'USD', 'en-US', '\u2212$0.05'],
    [900719925474099312345n, 'USD', 'en-US', '$9,007,199,254,740,993,123.45'],
  ])('[CONST-1] %s of %s in %s is %s', (cents, currency, locale, text) => {
    expect(money(cents, currency, locale)).toBe(text);
  });

  it('[CONST-1] keeps the minus sign before US$ in right-to-left text', () => {
    expect(money(1248050, 'USD', 'ar-AE')).toMatch(/\u200fUS\$\u200e$/);
    expect(money(-2240, 'USD', 'ar-AE')).toMatch(/\u221222\.40\u00a0\u200fUS\$\u200e$/);
    expect(money(1248050, 'USD', 'es-ES')).not.toMatch(/\u200e/);
  });

  it('shows a plus sign on request, but not on zero', () => {
    expect(money(18412, 'USD', 'en-US', { isSigned: true })).toBe('+$184.12');
    expect(money(0, 'USD', 'en-US', { isSigned: true })).toBe('$0.00');
  });

  it.each([
    ['not a number', Number.NaN, 'USD', 'en'],
    ['endless', Number.POSITIVE_INFINITY, 'USD', 'en'],
    ['half a cent', 0.5, 'USD', 'en'],
    ['beyond what a number holds', Number.MAX_SAFE_INTEGER + 1, 'USD', 'en'],
    ['no currency', 100, '', 'en'],
    ['no locale', 100, 'USD', 'x'],
  ])('shows --- for %s', (_case, cents, currency, locale) => {
    expect(money(cents, currency, locale)).toBe('---');
  });

  it('separates the decimals from the rest, wherever the currency symbol stands', () => {
    expect(moneyParts(1248050, 'USD', 'en-US')).toEqual([
      { kind: 'main', text: '$12,480' },
      { kind: 'fraction', text: '.50' },
    ]);
    expect(moneyParts(1248050, 'EUR', 'es-ES')).toEqual([
      { kind: 'main', text: '12.480' },
      { kind: 'fraction', text: ',50' },
      { kind: 'main', text: '\u00a0€' },
    ]);
  });

  it.each(['en-US', 'es-ES', 'ar-AE', 'ar-EG', 'fr-CH', 'fa-IR', 'hi-IN', 'de-AT'])(
    '[CONST-1] in %s the joined parts of every currency equal its text',
    (locale) => {
      for (const currency of Intl.supportedValuesOf('currency')) {
        for (const cents of [-123_456_789, -1, 0, 5, 100_000_000_000_000_000_000n]) {
          const parts = moneyParts(cents, currency, locale).map(({ text }) => text);
          expect(money(cents, currency, locale), `${cents} ${currency}`).toBe(parts.join(''));
        }
      }
    },
  );
});

describe('percent', () => {
  it.each([
    [1.42, 'en-US', '+1.42%'],
    [-0.63, 'en-US', '\u22120.63%'],
    [0, 'en-US', '0.00%'],
    [8.34, 'es-ES', '+8,34\u00a0%'],
  ])('%s in %s is %s', (points, locale, text) => {
    expect(percent(points, locale, { isSigned: true })).toBe(text);
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])('shows --- for %s', (points) => {
    expect(percent(points, 'en')).toBe('---');
  });
});

describe('date', () => {
  const moment = '2026-11-18T22:30:00Z';

  it.each([
    ['en-US', 'Nov 18, 2026'],
    ['en-GB', '18 Nov 2026'],
    ['es-ES', '18 nov 2026'],
    ['ar-AE', '18 نوفمبر 2026'],
  ])('[CONST-1] has the format of %s', (locale, text) => {
    expect(date(moment, locale, { timeZone: 'UTC' })).toBe(text);
  });

  it("uses the reader's time zone, not the server's", () => {
    expect(date(moment, 'en-GB', { timeZone: 'Asia/Tokyo' })).toBe('19 Nov 2026');
  });

  it('formats the time alone', () => {
    expect(date(moment, 'en-GB', { timeZone: 'UTC', show: 'time' })).toBe('22:30');
  });

  it.each(['', 'yesterday', Number.NaN])('shows --- for %j', (impossible) => {
    expect(date(impossible, 'en')).toBe('---');
  });

  it('shows --- for an unknown time zone', () => {
    expect(date(moment, 'en', { timeZone: 'Nowhere/Else' })).toBe('---');
  });
});
