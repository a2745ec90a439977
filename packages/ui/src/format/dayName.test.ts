import { expect, it } from 'vitest';
import { dayName } from './dayName.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

it.each([
  [at(20, 0), 'en-US', 'Today'],
  [at(20, 23), 'es-ES', 'Hoy'],
  [at(20, 12), 'ar', 'اليوم'],
  [at(19, 23), 'en-US', 'Yesterday'],
  [at(19, 0), 'es-ES', 'Ayer'],
  [at(19, 12), 'ar', 'أمس'],
  [at(18, 23), 'en-US', 'Nov 18, 2026'],
  [at(21, 0), 'en-US', 'Nov 21, 2026'],
])('[CONST-2] at noon of November 20, the day of %s in %s is %s', (moment, locale, name) => {
  expect(dayName(moment, locale, at(20, 12))).toBe(name);
});

it('[CONST-2] shows --- for an invalid time', () => {
  expect(dayName('soon', 'en-US', at(20, 12))).toBe('---');
});
