import type { SelectOption } from '../../components/Select/types.ts';

/** A country of the operator's list. */
export interface CountryOption {
  /** ISO 3166, two letters. */
  code: string;
  /** The submitted name. */
  name: string;
}

/**
 * The countries as options in the reader's language and order, found by the submitted name, the code and the native
 * name.
 */
export function countryOptions(countries: readonly CountryOption[], locale: string): readonly SelectOption[] {
  const byName = new Map(
    countries.map(({ code, name }) => {
      const label = regionName(code, locale) ?? name;
      const keywords = [code, name, regionName(code, nativeLanguage(code))].filter(Boolean).join(' ');
      return [name, { value: name, label, keywords }];
    }),
  );
  const order = new Intl.Collator(locale);
  return [...byName.values()].toSorted((one, other) => order.compare(one.label, other.label));
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** undefined for an invalid code. */
function regionName(code: string, locale: string): string | undefined {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  displayNames.set(locale, names);
  return /^[A-Z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined;
}

/** The most common language of a country, by Intl's table of likely subtags. */
function nativeLanguage(code: string): string {
  return /^[A-Z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).maximize().language : 'en';
}
