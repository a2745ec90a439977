import { createContext, use } from 'react';
import type { Catalogue } from '../../words/Catalogue.ts';

/** The translations of the chosen language; null is the English that each feature includes. */
export const WordsContext = createContext<Catalogue | null>(null);

/** Creates the hook that returns a feature's texts in the chosen language. Call it once, in the feature's words.ts. */
export function createWordsHook<Name extends Exclude<keyof Catalogue, 'translate' | 'answer' | 'notices'>>(
  name: Name,
  en: Catalogue[Name],
): () => Catalogue[Name] {
  return function useWords() {
    return use(WordsContext)?.[name] ?? en;
  };
}

/** Translates a flow's message to the chosen language; the server's messages are in that language already. */
export function useTranslate(): (sentence: string) => string {
  return use(WordsContext)?.translate ?? unchanged;
}

const unchanged = (sentence: string) => sentence;
