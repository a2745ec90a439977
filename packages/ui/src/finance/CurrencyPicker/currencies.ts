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
  /** What finds it: code, names, native name. */
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
        const native = nameOf(option.code, nativeLanguage(option.code)) ?? '';
        return [option.code, { option, name, text: plain(`${option.code} ${name} ${option.name} ${native}`) }];
      }),
  );
  const order = new Intl.Collator(locale);
  return [...byCode.values()].toSorted((one, other) => order.compare(one.name, other.name));
}

/** The rows that hold what was typed: those whose code begins with it first. */
export function findCurrencies(rows: readonly CurrencyRow[], typed: string): readonly CurrencyRow[] {
  const wanted = plain(typed);
  const found = rows.filter(({ text }) => text.includes(wanted));
  const isByCode = ({ text }: CurrencyRow) => text.startsWith(wanted);
  return [...found.filter(isByCode), ...found.filter((row) => !isByCode(row))];
}

const made = new Map<string, Intl.DisplayNames>();

/** Undefined for what is no currency. */
export function nameOf(code: string, locale: string): string | undefined {
  const names = made.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  made.set(locale, names);
  return /^[A-Z]{3}$/i.test(code) ? names.of(code.toUpperCase()) : undefined;
}

/** The first two letters of a currency are its country's; Intl knows what most people speak there. */
function nativeLanguage(code: string): string {
  return /^[A-WYZ][A-Z]{2}$/.test(code) ? new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language : 'en';
}
