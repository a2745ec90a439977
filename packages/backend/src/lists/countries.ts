import type { Option } from '@keel/contract';
import countryList from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countryList.registerLocale(english);

/** All countries of ISO 3166 with code and English name, ordered by name. */
export const COUNTRIES: readonly Option[] = Object.entries(countryList.getNames('en', { select: 'official' }))
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

const NAMES = new Set(COUNTRIES.map(({ name }) => name));

/** Whether a text is the English name of a country of the list. */
export function isCountry(name: string): boolean {
  return NAMES.has(name);
}
