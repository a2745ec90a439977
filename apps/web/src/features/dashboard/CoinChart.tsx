import { type Coin, simulatedPrices } from '@keel/flows';
import {
  Badge,
  Button,
  Card,
  CoinMark,
  Heading,
  Inline,
  PercentChange,
  PriceChart,
  Skeleton,
  Stack,
  Text,
} from '@keel/ui';
import { lazy, useState } from 'react';
import { useSay } from '../../app/i18n/wordsHook.ts';
import { EVERY_FIVE_MINUTES, useMarketFeed } from '../../app/money/market.ts';
import { PageBoundary } from '../../app/routing/PageBoundary.tsx';
import { useWords } from './words.ts';

const CoinPicker = lazy(async () => ({ default: (await import('./CoinPicker.tsx')).CoinPicker }));

const HOUR_MS = 3_600_000;

/**
 * The price of one of the 100 largest coins over 7 days, and its change in 24 hours (CHART-1, MARKET-2). Only the
 * chosen coin is fetched; the list of all is loaded when somebody opens the picker.
 */
export function CoinChart() {
  const words = useWords();
  const say = useSay();
  const [chosen, setChosen] = useState('bitcoin');
  const [isChoosing, setChoosing] = useState(false);
  const { data, isStale } = useMarketFeed('line', { coin: chosen, pollEvery: EVERY_FIVE_MINUTES });
  const coin = data?.coins.find(({ id }) => id === chosen);

  return (
    <Card>
      <Stack gap="3">
        <PriceChart
          label={coin?.name ?? words.chart}
          {...((coin !== undefined || isChoosing) && {
            picker: isChoosing ? (
              <PageBoundary level={2} fallback={<Skeleton height="3rem" />}>
                <CoinPicker value={chosen} onChange={setChosen} />
              </PageBoundary>
            ) : (
              <Inline gap="3" align="center">
                <CoinMark of={coin?.symbol ?? ''} imageUrl={coin?.image ?? null} />
                <Heading level={2} size="title3">
                  {coin?.name}
                </Heading>
                <Button size="sm" tone="neutral" appearance="soft" onPress={() => setChoosing(true)}>
                  {words.chooseCoin}
                </Button>
              </Inline>
            ),
          })}
          points={coin === undefined ? [] : pointsOf(coin, data?.asOf ?? 0)}
          staleSince={isStale ? (data?.asOf ?? null) : null}
          isLoading={data === null && !isStale}
          error={data === null && isStale ? words.chartFailed : null}
        />
        {coin !== undefined && (
          <Inline gap="2">
            <Text tone="muted">{words.change24h}</Text>
            <PercentChange points={coin.change24h} />
            {data?.source === 'simulated' && <Badge>{say(simulatedPrices)}</Badge>}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** The source has one price for each hour; the last one is the current price. */
function pointsOf({ sparkline = [] }: Coin, asOf: number) {
  return sparkline.map((price, index) => ({ time: asOf - (sparkline.length - 1 - index) * HOUR_MS, price }));
}
