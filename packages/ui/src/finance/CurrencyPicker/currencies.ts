import { normalize } from '../../components/ComboBox/search.ts';

/** A currency of the operator's list. */
export interface CurrencyOption {
  /** ISO 4217, three letters. */
  code: string;
  /** Its English name, which is submitted. */
  name: string;
}

/** A currency as a row of the list. */
export interface CurrencyRow {
  option: CurrencyOption;
  /** Its name in the reader's language. */
  name: string;
  /** Its search terms: code and names; its native name is one too, see `findCurrencies`. */
  text: string;
}

/** The currencies that this system knows, about 160 (CUR-1). */
export function worldCurrencies(): readonly CurrencyOption[] {
  return Intl.supportedValuesOf('currency').map((code) => ({ code, name: nameOf(code, 'en') ?? code }));
}

/** The rows in the reader's language and order; a currency without a code is left out. */
export function currencyRows(options: readonly CurrencyOption[], locale: string): readonly CurrencyRow[] {
  const byCode = new Map(
    options
      .filter(({ code }) => code !== '')
      .map((option) => {
        const name = nameOf(option.code, locale) ?? option.name;
        return [option.code, { option, name, text: normalize(`${option.code} ${name} ${option.name}`) }];
      }),
  );
  const order = new Intl.Collator(locale);
  return [...byCode.values()].toSorted((one, other) => order.compare(one.name, other.name));
}

/**
 * The rows that match the typed text; those whose code starts with it come first. Native names are used if they have
 * been computed; if nothing matches, all of them are computed.
 */
export function findCurrencies(rows: readonly CurrencyRow[], typed: string): readonly CurrencyRow[] {
  const query = normalize(typed);
  const matches = ({ text, option: { code } }: CurrencyRow) =>
    text.includes(query) || (nativeNames.get(code) ?? '').includes(query);
  let found = rows.filter(matches);
  if (found.length === 0) {
    for (const { option } of rows) loadNativeName(option.code);
    found = rows.filter(matches);
  }
  const isByCode = ({ text }: CurrencyRow) => text.startsWith(query);
  return [...found.filter(isByCode), ...found.filter((row) => !isByCode(row))];
}

/** Native names by code, normalized for comparison. */
const nativeNames = new Map<string, string>();

/**
 * Computes the name of a currency in its own country's language. The first time takes as long as everything else of its
 * row together.
 */
export function loadNativeName(code: string): void {
  if (!nativeNames.has(code)) nativeNames.set(code, normalize(nameOf(code, nativeLanguage(code)) ?? ''));
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** undefined for an invalid currency. */
export function nameOf(code: string, locale: string): string | undefined {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  displayNames.set(locale, names);
  return /^[A-Z]{3}$/i.test(code) ? names.of(code.toUpperCase()) : undefined;
}

/** The first two letters of a currency code are its country; Intl knows its most common language. */
function nativeLanguage(code: string): string {
  return /^[A-WYZ][A-Z]{2}$/.test(code) ? new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language : 'en';
}
