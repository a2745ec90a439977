import { describe, expect, it } from 'vitest';
import { currencyRows, findCurrencies, worldCurrencies } from './currencies.ts';

const ALL = worldCurrencies();
const codes = (typed: string, locale = 'en-US') =>
  findCurrencies(currencyRows(ALL, locale), typed).map(({ option }) => option.code);

describe('currencies', () => {
  it('[CUR-1] there are about 160', () => {
    expect(ALL.length).toBeGreaterThan(150);
    expect(ALL).toContainEqual({ code: 'JPY', name: 'Japanese Yen' });
  });

  it.each([
    ['eur', 'en-US', 'EUR'],
    ['Japanese', 'en-US', 'JPY'],
    ['yen jap', 'es-ES', 'JPY'],
    ['日本円', 'en-US', 'JPY'],
    ['zloty', 'en-US', 'PLN'],
    ['درهم إماراتي', 'en-US', 'AED'],
    [' USD ', 'en-US', 'USD'],
  ])('[CUR-1] a search for %j in %s finds %s first', (typed, locale, code) => {
    expect(codes(typed, locale)[0]).toBe(code);
  });

  it('[CUR-1] an empty search finds all, nonsense finds none', () => {
    expect(codes('')).toHaveLength(ALL.length);
    expect(codes('zzzz')).toEqual([]);
  });

  it.each(['', '?', 'EURO', 'QQQ'])('keeps the given name for an unknown code %j, or none', (code) => {
    const rows = currencyRows([{ code, name: 'Given' }], 'en');
    expect(rows.map(({ name }) => name)).toEqual(code === '' ? [] : ['Given']);
  });

  it('contains no currency twice', () => {
    expect(currencyRows([...ALL, ...ALL], 'en')).toHaveLength(ALL.length);
  });
});
