import { useLocale } from 'react-aria-components/I18nProvider';
import type { Messages } from './messages/en.ts';
import { messagesFor } from './messages.ts';

/** The words of one component in the language of the nearest I18nProvider: `useMessages('Spinner').label`. */
export function useMessages<Name extends keyof Messages>(component: Name): Messages[Name] {
  return messagesFor(useLocale().locale)[component];
}
