import { I18nProvider, MessagesProvider, useLocale } from '@keel/ui/providers';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { WordsContext } from './createWordsHook.ts';
import type { LanguageStore } from './languageStore.ts';

/** Provides the language of the tab: texts, dates, numbers and direction (SET-2). */
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

/** Sets language and direction on the document, since overlays are rendered outside of the app's root. */
function DocumentLanguage() {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = new Intl.Locale(locale).baseName;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}
