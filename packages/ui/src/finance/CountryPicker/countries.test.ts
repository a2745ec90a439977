import { describe, expect, it } from 'vitest';
import { countryOptions } from './countries.ts';

const LIST = [
  { code: 'ES', name: 'Spain' },
  { code: 'DE', name: 'Germany' },
];

describe('countryOptions', () => {
  it('[SIGNUP-1] sends the name of the list and shows the one of the reader, in their order', () => {
    expect(countryOptions(LIST, 'es-ES').map(({ value, label }) => [value, label])).toEqual([
      ['Germany', 'Alemania'],
      ['Spain', 'España'],
    ]);
  });

  it('[SIGNUP-1] is found by code, sent name and native name', () => {
    expect(countryOptions(LIST, 'ar-AE').find(({ value }) => value === 'Germany')?.keywords).toBe(
      'DE Germany Deutschland',
    );
  });

  it.each(['', '??', 'DEU', 'QQ'])('keeps the given name for the code %j', (code) => {
    expect(countryOptions([{ code, name: 'Elsewhere' }], 'en')[0]?.label).toBe('Elsewhere');
  });

  it('[KYC-3] lists no country twice', () => {
    expect(countryOptions([...LIST, ...LIST], 'en')).toHaveLength(2);
  });
});
