import { randomBelow } from './randomBelow.ts';

/**
 * So many different positions from 1 to `words`, in rising order, all sets being equally likely (WALLET-1).
 *
 * @param random bytes from the browser's random source, never from `Math.random`
 */
export function pickPositions(words: number, count: number, random: (length: number) => Uint8Array): readonly number[] {
  const picked = new Set<number>();
  while (picked.size < Math.min(count, words)) picked.add(randomBelow(words, random) + 1);
  return [...picked].toSorted((a, b) => a - b);
}
