import { type Clock, SECOND } from '../clock.ts';
import type { Market, Quotes } from './Market.ts';
import { simulate } from './simulate.ts';
import { SNAPSHOT } from './snapshot.ts';

/** The interval between price changes. */
const TICK_MS = 5 * SECOND;

/** The market without a source: computed on demand, at most once per tick, the same for everybody. */
export function simulatedMarket(clock: Clock): Market {
  let made: Quotes | undefined;
  return () => {
    const tick = Math.floor(clock().getTime() / TICK_MS) * TICK_MS;
    if (made?.asOf.getTime() !== tick) {
      const asOf = new Date(tick);
      made = { rows: simulate(SNAPSHOT, asOf), source: 'simulated', asOf };
    }
    return made;
  };
}
