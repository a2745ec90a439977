import { simulatedPrices } from '@keel/flows';
import { Badge, TickerTape } from '@keel/ui';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useWords } from '../i18n/words.ts';
import type { Market } from '../money/market.ts';

/** The ticker above a page: the `most` largest coins and the source of their prices (TICK-1, TICK-3, MARKET-2). */
export function Ticker({ market: { data, isStale }, most }: { market: Market; most: number }) {
  const words = useWords();
  return (
    <section aria-label={words.ticker.region}>
      <TickerTape
        label={words.ticker.label}
        coins={data?.coins.slice(0, most) ?? []}
        isLoading={data === null && !isStale}
        source={<PriceSource isSimulated={data?.source === 'simulated'} isStale={data !== null && isStale} />}
      />
    </section>
  );
}

function PriceSource({ isSimulated, isStale }: { isSimulated: boolean; isStale: boolean }) {
  const words = useWords();
  const translate = useTranslate();
  return (
    <>
      {isSimulated && <Badge>{translate(simulatedPrices)}</Badge>}
      {isStale && <Badge tone="warning">{words.ticker.stale}</Badge>}
    </>
  );
}
