/** Whose turn it is: the first page's, the second one's, or both at once. */
export type Turn = '1' | '2' | '=';

/** The maximum number of random turns; afterwards the pages alternate. */
export const MAX_TURNS = 24;

/** Turns in a random order. If both pages wait for a call, the server often answers both at once. */
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
