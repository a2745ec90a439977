import { I18nProvider, MessagesProvider, useLocale } from '@keel/ui/providers';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { WordsContext } from '../app/i18n/createWordsHook.ts';
import type { LanguageStore } from '../app/i18n/languageStore.ts';
import { languageFor } from '../app/i18n/locale.ts';
import type { Answers } from './answers.ts';
import { play } from './play.ts';
import { storyWords } from './storyWords.ts';

interface ToolbarLanguageProps {
  store: LanguageStore;
  /** The answers of the story: their sentences change the language too. */
  answers: Answers;
  children: ReactNode;
}

/**
 * Shows a screen in the language of Storybook's toolbar, once its play is over. Storybook itself sets the document's
 * direction and language, and can also reverse only the layout. For stories only.
 */
export function ToolbarLanguage({ store, answers, children }: ToolbarLanguageProps) {
  const { locale: chosen } = useLocale();
  const isOver = useSyncExternalStore(play.subscribe, play.isOver);
  const language = isOver ? languageFor([chosen]) : 'en';
  useEffect(() => void store.choose(language), [store, language]);

  const { language: current, words, messages } = useSyncExternalStore(store.subscribe, store.get);
  // The catalogue is loaded on demand: until then, the language does not change.
  const locale = current === languageFor([chosen]) ? chosen : ENGLISH;
  return (
    <I18nProvider locale={locale}>
      <MessagesProvider messages={messages}>
        <WordsContext value={words && storyWords(words, answers)}>{children}</WordsContext>
      </MessagesProvider>
    </I18nProvider>
  );
}

const ENGLISH = 'en-US';
