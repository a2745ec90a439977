/** The same things in an order that nobody can foresee: the browser's own random source, without a leaning to any. */
export function shuffled<Item>(
  items: readonly Item[],
  random: (below: number) => number = randomBelow,
): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const moved = mixed[last] as Item;
    mixed[last] = mixed[other] as Item;
    mixed[other] = moved;
  }
  return mixed;
}

/** A whole number from 0 and below `below`, which is at most 65,536. */
function randomBelow(below: number): number {
  // What is left over above the last whole multiple would make small numbers likelier.
  const limit = Math.floor(65_536 / below) * below;
  const drawn = new Uint16Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? limit) >= limit);
  return (drawn[0] ?? 0) % below;
}
