import { type Clock, DAY } from '../clock.ts';
import { PRICE_RANGES, type PriceHistory } from './PriceHistory.ts';
import { simulatedPrice } from './simulate.ts';
import { simulatedTick } from './simulatedMarket.ts';
import { SNAPSHOT } from './snapshot.ts';

/** Price histories without a source: the earlier prices of the simulated market (MARKET-2); none for another coin. */
export function simulatedPriceHistory(clock: Clock): PriceHistory {
  return (id, range) => {
    const asOf = simulatedTick(clock());
    const coin = SNAPSHOT.find((one) => one.id === id);
    if (coin === undefined) return { points: [], source: 'simulated', asOf };
    const { days, stepMs } = PRICE_RANGES[range];
    const steps = (days * DAY) / stepMs;
    const points = Array.from({ length: steps + 1 }, (_, at) => {
      const time = asOf.getTime() - (steps - at) * stepMs;
      return { time, price: simulatedPrice(coin, time) };
    });
    return { points, source: 'simulated', asOf };
  };
}
