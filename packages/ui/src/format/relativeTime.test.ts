import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [59 * SECOND, 'en-US', 'now'],
  [MINUTE, 'en-US', '1 minute ago'],
  [HOUR - 1, 'en-US', '59 minutes ago'],
  [2 * HOUR, 'es-ES', 'hace 2 horas'],
  [DAY - 1, 'en-US', '23 hours ago'],
  [DAY, 'en-US', 'yesterday'],
  [3 * DAY, 'ar', 'قبل 3 أيام'],
  [7 * DAY, 'en-US', 'Nov 13, 2026'],
  // A clock that is ahead.
  [-MINUTE, 'en-US', 'now'],
])('[CONST-1] a time %s ms ago in %s is %s', (age, locale, text) => {
  expect(relativeTime(NOW - age, NOW, locale)).toBe(text);
});

it.each([['yesterday'], [Number.NaN]])('[CONST-1] shows --- for %s', (moment) => {
  expect(relativeTime(moment, NOW, 'en-US')).toBe('---');
});
