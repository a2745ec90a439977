/**
 * A whole number from 0 up to but not including `below`, all equally likely.
 *
 * @param below from 1 to 65,536
 * @param random bytes from the browser's random source, never from `Math.random`
 */
export function randomBelow(below: number, random: (length: number) => Uint8Array): number {
  // Values above the last whole multiple would make small numbers more likely, so they are discarded.
  const unbiasedLimit = 65_536 - (65_536 % below);
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const drawn = high * 256 + low;
    if (drawn < unbiasedLimit) return drawn % below;
  }
}
