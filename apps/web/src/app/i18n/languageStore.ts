import type { Messages } from '@keel/ui';
import type { KeyStore } from '../../platform/storage.ts';
import type { Catalogue } from '../../words/Catalogue.ts';
import { loadComponentMessages } from './componentMessages.ts';
import { isLanguage, type Language, languageFor, localeFor } from './locale.ts';

/** The current language of the app. */
export interface CurrentLanguage {
  readonly language: Language;
  /** BCP 47, for dates and numbers. */
  readonly locale: string;
  /** The app's translations; null is English. */
  readonly words: Catalogue | null;
  /** The components' translations; undefined is English. */
  readonly messages: Messages | undefined;
}

/** The language of this tab (SET-2), for `useSyncExternalStore`. */
export interface LanguageStore {
  readonly get: () => CurrentLanguage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the language of the last visit, or else the reader's. Await it before the first paint, or that is English. */
  restore(): Promise<void>;
  /** Changes the language and stores the choice. Rejects when the translations cannot be loaded; then nothing changes. */
  choose(language: Language): Promise<void>;
}

/** Each language is a file of its own, loaded when it is chosen. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogue | null>>> = {
  en: () => Promise.resolve(null),
  es: async () => (await import('../../words/es.ts')).es,
  ar: async () => (await import('../../words/ar.ts')).ar,
};

/** `preferred` are the reader's languages as BCP 47 tags, the best first. */
export function createLanguageStore(store: KeyStore, preferred: readonly string[]): LanguageStore {
  const listeners = new Set<() => void>();
  let current: CurrentLanguage = {
    language: 'en',
    locale: localeFor('en', preferred),
    words: null,
    messages: undefined,
  };

  async function load(language: Language): Promise<void> {
    const locale = localeFor(language, preferred);
    const [words, messages] = await Promise.all([catalogues[language](), loadComponentMessages(locale)]);
    current = { language, locale, words, messages };
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      const stored = store.get('language');
      return load(isLanguage(stored) ? stored : languageFor(preferred));
    },
    async choose(language) {
      await load(language);
      store.set('language', language);
    },
  };
}
