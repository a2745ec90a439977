import { type Clock, HOUR } from '../clock.ts';
import type { Market, Quotes } from './Market.ts';
import { simulate } from './simulate.ts';
import { SNAPSHOT } from './snapshot.ts';

/** The market without a source: made once an hour, the same for everybody. */
export function simulatedMarket(clock: Clock): Market {
  let made: Quotes | undefined;
  return () => {
    const hour = Math.floor(clock().getTime() / HOUR) * HOUR;
    if (made?.asOf.getTime() !== hour) {
      const asOf = new Date(hour);
      made = { rows: simulate(SNAPSHOT, asOf), source: 'simulated', asOf };
    }
    return made;
  };
}
