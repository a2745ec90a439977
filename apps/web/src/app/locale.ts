/** The reader's own form of English for dates and numbers; plain English for all whose language the app lacks. */
export function appLocale(language: string): string {
  return /^en\b/i.test(language) ? language : 'en-US';
}
