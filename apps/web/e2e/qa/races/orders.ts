/** Whose turn it is: the first page's, the second one's, or both at once. */
export type Turn = '1' | '2' | '=';

/** The most turns that are chosen at random; what remains is done in turn. */
export const MAX_TURNS = 24;

/** Turns in a random order. If both pages wait for a call, it is often at once that the server answers them. */
export function randomTurns(random: () => number): (areWaiting: boolean) => Turn {
  return (areWaiting) => {
    const chance = random();
    if (chance < (areWaiting ? 0.5 : 0.1)) return '=';
    return random() < 0.5 ? '1' : '2';
  };
}

/** Turns in a recorded order; afterwards one after the other. */
export function recordedTurns(order: string): () => Turn {
  const turns = order.split('');
  let isSecond = true;
  return () => {
    const next = turns.shift();
    if (next === '1' || next === '2' || next === '=') return next;
    isSecond = !isSecond;
    return isSecond ? '2' : '1';
  };
}

/** Orders that are easier to understand, in which a failure may occur too. */
export const simpleOrders: readonly string[] = ['1'.repeat(MAX_TURNS), '2'.repeat(MAX_TURNS), '='.repeat(MAX_TURNS)];
