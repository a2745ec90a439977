import { createContext, type ReactNode } from 'react';
import type { Messages } from './Messages.ts';

/** `null`: the English that each component brings with it. */
export const MessagesContext = createContext<Messages | null>(null);

export interface MessagesProviderProps {
  /** The catalogue of the language, e.g. `es` of `@keel/ui/messages/es`. @default English, which needs none */
  messages?: Messages | undefined;
  children: ReactNode;
}

/**
 * Gives the components below it their words in another language (SET-2). Stands beside the I18nProvider of the same
 * language; load the catalogue before the first paint, or that paint is English.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages ?? null}>{children}</MessagesContext>;
}
