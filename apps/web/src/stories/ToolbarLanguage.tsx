import { I18nProvider, MessagesProvider, useLocale } from '@keel/ui/providers';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { languageFor } from '../app/i18n/locale.ts';
import type { SpeechStore } from '../app/i18n/speech.ts';
import { WordsContext } from '../app/i18n/wordsHook.ts';
import type { Answers } from './answers.ts';
import { play } from './play.ts';
import { storyWords } from './storyWords.ts';

interface ToolbarLanguageProps {
  speech: SpeechStore;
  /** Of the story: their sentences change the language too. */
  answers: Answers;
  children: ReactNode;
}

/**
 * A screen in the language that Storybook's toolbar chooses, once its play is over. Direction and language of the document
 * are set by Storybook itself, which can also turn the layout alone round. For stories only.
 */
export function ToolbarLanguage({ speech, answers, children }: ToolbarLanguageProps) {
  const { locale: chosen } = useLocale();
  const isOver = useSyncExternalStore(play.subscribe, play.isOver);
  const language = isOver ? languageFor([chosen]) : 'en';
  useEffect(() => void speech.choose(language), [speech, language]);

  const { language: spoken, words, messages } = useSyncExternalStore(speech.subscribe, speech.get);
  // The catalogue is loaded on demand: until it is there, everything stays in the language that it is in.
  const locale = spoken === languageFor([chosen]) ? chosen : ENGLISH;
  return (
    <I18nProvider locale={locale}>
      <MessagesProvider messages={messages}>
        <WordsContext value={words && storyWords(words, answers)}>{children}</WordsContext>
      </MessagesProvider>
    </I18nProvider>
  );
}

const ENGLISH = 'en-US';
