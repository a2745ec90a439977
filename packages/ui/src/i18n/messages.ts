import { ar } from './messages/ar.ts';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';

/** The catalogues by language (SET-2). */
const CATALOGUES = new Map<string, Messages>(Object.entries({ en, es, ar }));

/** The catalogue for a BCP 47 locale; English where the language has none. */
export function messagesFor(locale: string): Messages {
  return CATALOGUES.get(locale.split('-')[0]?.toLowerCase() ?? '') ?? en;
}
