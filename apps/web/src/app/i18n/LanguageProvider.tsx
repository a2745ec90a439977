import { I18nProvider, MessagesProvider, useLocale } from '@keel/ui/providers';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import type { LanguageStore } from './languageStore.ts';
import { WordsContext } from './wordsHook.ts';

/** Everything below it in the language of the tab, its dates, numbers and direction too (SET-2). */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  const { locale, words, messages } = useSyncExternalStore(store.subscribe, store.get);
  return (
    <I18nProvider locale={locale}>
      <MessagesProvider messages={messages}>
        <WordsContext value={words}>
          <DocumentLanguage />
          {children}
        </WordsContext>
      </MessagesProvider>
    </I18nProvider>
  );
}

/** Overlays stand beside the app, so the document itself says the language and the direction; digits are no part of it. */
function DocumentLanguage() {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = new Intl.Locale(locale).baseName;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}
