import { normalize } from '../ComboBox/search.ts';
import type { Command } from './types.ts';

/** Whether each typed word is part of the label or the keywords, in any order, ignoring case and accents. */
export function matchesCommand({ label, keywords = '' }: Pick<Command, 'label' | 'keywords'>, typed: string): boolean {
  const text = normalize(`${label} ${keywords}`);
  return normalize(typed)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
