import { randomBelow } from './randomBelow.ts';

/**
 * This many different positions from 1 to `words`, in ascending order; all sets are equally likely (WALLET-1).
 *
 * @param random bytes from the browser's random source, never from `Math.random`
 */
export function pickPositions(words: number, count: number, random: (length: number) => Uint8Array): readonly number[] {
  const picked = new Set<number>();
  while (picked.size < Math.min(count, words)) picked.add(randomBelow(words, random) + 1);
  return [...picked].toSorted((a, b) => a - b);
}
