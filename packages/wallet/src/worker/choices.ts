import { randomBelow } from './randomBelow.ts';

/** The number of words to choose from at a position. */
const CHOICES = 6;

/** The source of the choices. */
interface ChoiceSource {
  readonly phrase: readonly string[];
  /** The requested positions of the phrase, starting at 1. */
  readonly positions: readonly number[];
  /** The whole word list, which is much longer than the choices. */
  readonly list: readonly string[];
}

/**
 * For each requested position, its word among five others, in an order that reveals nothing (WALLET-1). None of the
 * others is in the phrase, and none occurs twice.
 *
 * @param random bytes from the browser's random source, never from `Math.random`
 */
export function drawChoices(
  { phrase, positions, list }: ChoiceSource,
  random: (length: number) => Uint8Array,
): readonly (readonly string[])[] {
  const used = new Set(phrase);
  return positions.map((position) => {
    const others: string[] = [];
    while (others.length < CHOICES - 1) {
      const word = list[randomBelow(list.length, random)] ?? '';
      if (used.has(word)) continue;
      used.add(word);
      others.push(word);
    }
    return others.toSpliced(randomBelow(CHOICES, random), 0, phrase[position - 1] ?? '');
  });
}
