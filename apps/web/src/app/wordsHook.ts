import { createContext, use } from 'react';
import type { Catalogue } from '../words/Catalogue.ts';

/** The words of the chosen language; null is the English that each feature brings with it. */
export const WordsContext = createContext<Catalogue | null>(null);

/** Makes the hook that reads a feature's words in the chosen language. Call it once, in the feature's words.ts. */
export function wordsHook<Name extends Exclude<keyof Catalogue, 'say' | 'answer' | 'notices'>>(
  name: Name,
  en: Catalogue[Name],
): () => Catalogue[Name] {
  return function useWords() {
    return use(WordsContext)?.[name] ?? en;
  };
}

/** Says what a flow said in the chosen language; the server's words came in it, and stay as they are. */
export function useSay(): (sentence: string) => string {
  return use(WordsContext)?.say ?? asItCame;
}

const asItCame = (sentence: string) => sentence;
