/** The languages that the app speaks (SET-2). */
export const languages = ['en', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}

/** The first language of the reader that the app speaks, English where there is none. `preferred` are BCP 47 tags. */
export function languageFor(preferred: readonly string[]): Language {
  return preferred.map(languageOf).find(isLanguage) ?? 'en';
}

/** The reader's own form of a language for dates and numbers, or a common one. */
export function localeFor(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => languageOf(tag) === language) ?? COMMON[language];
}

const COMMON: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES', ar: 'ar-AE' };

/** '' for what is no tag. */
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}
