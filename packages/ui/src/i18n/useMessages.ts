import { use } from 'react';
import type { Messages } from './Messages.ts';
import { MessagesContext } from './MessagesProvider.tsx';

/**
 * The texts of one component in the language of the nearest MessagesProvider, otherwise the English ones that it
 * includes: `useMessages('Spinner', en.Spinner).label`.
 */
export function useMessages<Name extends keyof Messages>(component: Name, english: Messages[Name]): Messages[Name] {
  return use(MessagesContext)?.[component] ?? english;
}
