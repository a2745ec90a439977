import { plain } from '../ComboBox/search.ts';
import type { SelectOption } from './types.ts';

/** Letters that come within so much of each other are one word, in ms. */
const ONE_WORD = 1000;

/** What was typed so far on a closed Select, and when. */
export interface Typed {
  readonly text: string;
  /** ms, of the clock of the events. */
  readonly at: number;
}

/** The option that begins with what is typed, and what is typed now; null where the key is no letter or finds none. */
export function typeAhead(
  options: readonly SelectOption[],
  before: Typed,
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
): { readonly typed: Typed; readonly found: SelectOption | undefined } | null {
  const isNew = timeStamp - before.at > ONE_WORD;
  // A space opens the list, unless it stands in a word.
  if (!/^.$/u.test(key) || (key === ' ' && isNew)) return null;
  const text = (isNew ? '' : before.text) + key;
  return { typed: { text, at: timeStamp }, found: options.find(({ label }) => plain(label).startsWith(plain(text))) };
}
