import { plain } from '../../components/ComboBox/search.ts';

/** A currency of the operator's list. */
export interface CurrencyOption {
  /** ISO 4217, three letters. */
  code: string;
  /** Its English name, as it is sent. */
  name: string;
}

/** A currency as a row of the list. */
export interface CurrencyRow {
  option: CurrencyOption;
  /** Its name in the reader's language. */
  name: string;
  /** What finds it: code and names; its native name does too, see `findCurrencies`. */
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
        return [option.code, { option, name, text: plain(`${option.code} ${name} ${option.name}`) }];
      }),
  );
  const order = new Intl.Collator(locale);
  return [...byCode.values()].toSorted((one, other) => order.compare(one.name, other.name));
}

/**
 * The rows that hold what was typed: those whose code begins with it first. Native names count as far as they are
 * known; where nothing is found, all of them are asked for.
 */
export function findCurrencies(rows: readonly CurrencyRow[], typed: string): readonly CurrencyRow[] {
  const query = plain(typed);
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

/** Native names by code, as they are compared. */
const nativeNames = new Map<string, string>();

/** Asks for the name of a currency where it is at home. The first time costs as much as all else of its row together. */
export function loadNativeName(code: string): void {
  if (!nativeNames.has(code)) nativeNames.set(code, plain(nameOf(code, nativeLanguage(code)) ?? ''));
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** Undefined for what is no currency. */
export function nameOf(code: string, locale: string): string | undefined {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  displayNames.set(locale, names);
  return /^[A-Z]{3}$/i.test(code) ? names.of(code.toUpperCase()) : undefined;
}

/** The first two letters of a currency are its country's; Intl knows what most people speak there. */
function nativeLanguage(code: string): string {
  return /^[A-WYZ][A-Z]{2}$/.test(code) ? new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language : 'en';
}
