import { useSyncExternalStore } from 'react';
import type { Language } from '../../app/i18n/locale.ts';
import { useServices } from '../../app/services/services.ts';
import type { Translated } from '../../words/Translated.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const all: Readonly<Record<Language, Translated<typeof en>>> = { en, es, ar };

/** The texts of the drawer in the reader's language. Kept in this folder, so that a live portal never loads them. */
export function useWords(): Translated<typeof en> {
  const { languageStore } = useServices();
  const { language } = useSyncExternalStore(languageStore.subscribe, languageStore.get);
  return all[language];
}
