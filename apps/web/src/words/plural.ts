/**
 * The plural categories of each language of the app (CLDR): a language that lacks one of its forms does not compile.
 */
interface Categories {
  readonly en: 'one' | 'other';
  readonly es: 'one' | 'many' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/**
 * Formats the numbers in the app's sentences: Arabic has Latin digits, as everywhere in the app (docs/decisions/0022).
 */
const LOCALES: Readonly<Record<keyof Categories, string>> = { en: 'en', es: 'es', ar: 'ar-u-nu-latn' };

/**
 * Creates a sentence that agrees with a number, by the rules of its language (`Intl.PluralRules`). `#` in a form stands
 * for the number, formatted for the language.
 *
 * @example
 * plural('en', { one: '# deposit', other: '# deposits' })(2) // '2 deposits'
 */
export function plural<Language extends keyof Categories>(
  language: Language,
  forms: Readonly<Record<Categories[Language], string>>,
): (count: number) => string {
  const rules = new Intl.PluralRules(LOCALES[language]);
  const number = new Intl.NumberFormat(LOCALES[language]);
  return (count) => {
    // The language has only categories for which it must have a form.
    const category = rules.select(count) as Categories[Language];
    return forms[category].replace('#', number.format(count));
  };
}
