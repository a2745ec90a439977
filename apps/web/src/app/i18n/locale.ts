/** The languages that the app speaks (SET-2). */
export const languages = ['en', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language is named in itself, so that people find theirs without reading the current one. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ar: 'العربية' };

export function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}

/** The first language of the reader that the app speaks, English where there is none. `preferred` are BCP 47 tags. */
export function languageFor(preferred: readonly string[]): Language {
  return preferred.map(languageOf).find(isLanguage) ?? 'en';
}

/**
 * The reader's own form of a language for dates and numbers, or a common one. Arabic has Latin digits everywhere, in
 * whatever country: addresses, identifiers and the amounts of the chains have no others (docs/decisions/0022).
 */
export function localeFor(language: Language, preferred: readonly string[]): string {
  const locale = preferred.find((tag) => languageOf(tag) === language) ?? COMMON[language];
  return language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale;
}

const COMMON: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES', ar: 'ar-AE' };

/** '' if it is not a language tag. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}
