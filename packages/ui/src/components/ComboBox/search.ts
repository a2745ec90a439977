import type { SelectOption } from '../Select/types.ts';

/** Normalizes text for comparison: no case, no accents, no spaces at the ends. */
export const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Searches options by any part of the label or keywords, ignoring case and accents. */
export function search(options: readonly SelectOption[]) {
  const texts = new Map(options.map(({ label, keywords = '' }) => [label, normalize(`${label} ${keywords}`)]));
  return {
    /** Whether the option with this label matches the search. */
    matches: (label: string, typed: string) => (texts.get(label) ?? normalize(label)).includes(normalize(typed)),
    /** The value of the option whose whole label was typed, for example by autofill; null for none. */
    exact: (typed: string) => options.find(({ label }) => normalize(label) === normalize(typed))?.value ?? null,
  };
}
