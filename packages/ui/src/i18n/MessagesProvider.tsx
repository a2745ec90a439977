import { createContext, type ReactNode } from 'react';
import type { Messages } from './Messages.ts';

/** `null`: the English texts that each component includes. */
export const MessagesContext = createContext<Messages | null>(null);

export interface MessagesProviderProps {
  /** The catalogue of the language, e.g. `es` of `@keel/ui/messages/es`. @default English, which needs none */
  messages?: Messages | undefined;
  /** The part of the app that shows the texts. */
  children: ReactNode;
}

/**
 * Provides the texts of the components below it in another language (SET-2). Use it together with an I18nProvider of
 * the same language; load the catalogue before the first paint, which would be in English otherwise.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages ?? null}>{children}</MessagesContext>;
}
