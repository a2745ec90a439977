import { describe, expect, it } from 'vitest';
import { languageFor, localeFor } from './locale.ts';

describe('the language of the app', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['fr-FR', 'ar-EG'], 'ar'],
    [['fr-FR'], 'en'],
    [['not a tag'], 'en'],
    [[], 'en'],
  ] as const)('[SET-2] is for a reader of %j %s', (preferred, language) => {
    expect(languageFor(preferred)).toBe(language);
  });

  it('[SET-2] keeps the reader’s own form of it for dates and numbers', () => {
    expect(localeFor('en', ['fr-FR', 'en-GB'])).toBe('en-GB');
    expect(localeFor('ar', ['en-GB'])).toBe('ar-AE');
  });
});
