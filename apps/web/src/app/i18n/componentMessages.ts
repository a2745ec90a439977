import type { Messages } from '@keel/ui';

/** The languages of @keel/ui besides its built-in English (SET-2). */
const CATALOGUES: Readonly<Record<string, () => Promise<Messages>>> = {
  es: async () => (await import('@keel/ui/messages/es')).es,
  ar: async () => (await import('@keel/ui/messages/ar')).ar,
};

/**
 * The translations of the components for a BCP 47 locale, loaded on demand; `undefined` for English.
 * Awaited before the first paint, which would be English otherwise.
 */
export async function loadComponentMessages(locale: string): Promise<Messages | undefined> {
  return CATALOGUES[new Intl.Locale(locale).language]?.();
}
