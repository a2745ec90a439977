import { useSyncExternalStore } from 'react';
import type { LanguageStore } from '../../../web/src/app/i18n/languageStore.ts';
import type { Language } from '../../../web/src/app/i18n/locale.ts';
import type { Translated } from '../../../web/src/words/Translated.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const all: Readonly<Record<Language, Translated<typeof en>>> = { en, es, ar };

/** The words of the playground in the language that the app has at the time. */
export function useWords(languageStore: LanguageStore): Translated<typeof en> {
  const { language } = useSyncExternalStore(languageStore.subscribe, languageStore.get);
  return all[language];
}
