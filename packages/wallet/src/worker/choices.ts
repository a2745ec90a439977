import { randomBelow } from './randomBelow.ts';

/** How many words stand at a position to choose from. */
const CHOICES = 6;

/** What the choices are drawn from. */
interface ChoiceSource {
  readonly phrase: readonly string[];
  /** Which words of the phrase are asked for, the first being 1. */
  readonly positions: readonly number[];
  /** All words there are; many more than are drawn. */
  readonly list: readonly string[];
}

/**
 * For each position that is asked for, its word among five others, in an order that tells nothing (WALLET-1). None of the
 * others is in the phrase, and none is there twice.
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
