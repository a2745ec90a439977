import { describe, expect, it } from 'vitest';
import { languageFor, localeFor } from './locale.ts';

describe('the language of the app', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['fr-FR', 'ar-EG'], 'ar'],
    [['fr-FR'], 'en'],
    [['not a tag'], 'en'],
    [[], 'en'],
  ] as const)('[SET-2] for a reader of %j is %s', (preferred, language) => {
    expect(languageFor(preferred)).toBe(language);
  });

  it("[SET-2] keeps the reader's regional form for dates and numbers", () => {
    expect(localeFor('en', ['fr-FR', 'en-GB'])).toBe('en-GB');
    expect(localeFor('es', ['en-GB'])).toBe('es-ES');
  });

  it.each([['ar-EG'], ['ar-SA-u-nu-arab'], ['en-GB']])(
    '[SET-2] uses Latin digits in Arabic for a reader of %s (P-56)',
    (tag) => {
      const locale = localeFor('ar', [tag]);
      expect(new Intl.NumberFormat(locale).format(2000.5)).toBe('2,000.5');
      expect(new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(0)).toMatch(/[0-9]:[0-9]{2}/);
    },
  );
});
