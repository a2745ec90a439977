import type { Messages } from '@keel/ui';

/** The languages that @keel/ui speaks besides the English that it brings (SET-2). */
const CATALOGUES: Readonly<Record<string, () => Promise<Messages>>> = {
  es: async () => (await import('@keel/ui/messages/es')).es,
  ar: async () => (await import('@keel/ui/messages/ar')).ar,
};

/**
 * The components' own words in the language of a BCP 47 locale, loaded on demand; `undefined` where that is English.
 * Awaited before the first paint, which would be English otherwise.
 */
export async function loadComponentMessages(locale: string): Promise<Messages | undefined> {
  return CATALOGUES[new Intl.Locale(locale).language]?.();
}
