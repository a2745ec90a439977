import { describe, expect, it } from 'vitest';
import { countryOptions } from './countries.ts';

const LIST = [
  { code: 'ES', name: 'Spain' },
  { code: 'DE', name: 'Germany' },
];

describe('countryOptions', () => {
  it('[SIGNUP-1] submits the name from the list and shows the localised one, sorted by that', () => {
    expect(countryOptions(LIST, 'es-ES').map(({ value, label }) => [value, label])).toEqual([
      ['Germany', 'Alemania'],
      ['Spain', 'España'],
    ]);
  });

  it('[SIGNUP-1] finds a country by code, submitted name and native name', () => {
    expect(countryOptions(LIST, 'ar-AE').find(({ value }) => value === 'Germany')?.keywords).toBe(
      'DE Germany Deutschland',
    );
  });

  it.each(['', '??', 'DEU', 'QQ'])('keeps the given name for an unknown code %j', (code) => {
    expect(countryOptions([{ code, name: 'Elsewhere' }], 'en')[0]?.label).toBe('Elsewhere');
  });

  it('[KYC-3] contains no country twice', () => {
    expect(countryOptions([...LIST, ...LIST], 'en')).toHaveLength(2);
  });
});
