import { use } from 'react';
import type { Messages } from './Messages.ts';
import { MessagesContext } from './MessagesProvider.tsx';

/**
 * The words of one component in the language of the nearest MessagesProvider, else the English that it brings:
 * `useMessages('Spinner', en.Spinner).label`.
 */
export function useMessages<Name extends keyof Messages>(component: Name, english: Messages[Name]): Messages[Name] {
  return use(MessagesContext)?.[component] ?? english;
}
