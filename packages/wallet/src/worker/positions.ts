/**
 * So many different positions from 1 to `words`, in rising order, all sets being equally likely (WALLET-1).
 *
 * @param random bytes from the browser's random source, never from `Math.random`
 */
export function pickPositions(words: number, count: number, random: (length: number) => Uint8Array): readonly number[] {
  const picked = new Set<number>();
  // Bytes above the last whole multiple are thrown away: their remainder would favour the first words.
  const fair = 256 - (256 % words);
  while (picked.size < Math.min(count, words)) {
    const byte = random(1)[0] ?? fair;
    if (byte < fair) picked.add((byte % words) + 1);
  }
  return [...picked].toSorted((a, b) => a - b);
}
