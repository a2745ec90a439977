import { type Clock, SECOND } from '../clock.ts';
import type { Market, Quotes } from './Market.ts';
import { simulate } from './simulate.ts';
import { SNAPSHOT } from './snapshot.ts';

/** The interval between price changes. */
const TICK_MS = 5 * SECOND;

/** The time of the prices that are current at a time. */
export function simulatedTick(now: Date): Date {
  return new Date(Math.floor(now.getTime() / TICK_MS) * TICK_MS);
}

/** The market without a source: computed on demand, at most once per tick, the same for everybody. */
export function simulatedMarket(clock: Clock): Market {
  let made: Quotes | undefined;
  return () => {
    const asOf = simulatedTick(clock());
    if (made?.asOf.getTime() !== asOf.getTime()) {
      made = { rows: simulate(SNAPSHOT, asOf), source: 'simulated', asOf };
    }
    return made;
  };
}
