import { type Coin, simulatedPrices } from '@keel/flows';
import { Badge, Box, Card, ComboBox, Inline, PercentChange, PriceChart, Stack, Text } from '@keel/ui';
import { useState } from 'react';
import { useMarketFeed } from '../../app/market.ts';
import { useSay } from '../../app/wordsHook.ts';
import { useWords } from './words.ts';

/** The chart's feed holds 7 days by the hour: once in five minutes is fresh enough, in ms. */
const POLL_EVERY = 300_000;
const HOUR_MS = 3_600_000;

/** The price of one of the 100 largest coins over 7 days, and its change in 24 hours (CHART-1, MARKET-2). */
export function CoinChart() {
  const words = useWords();
  const say = useSay();
  const { data, isStale } = useMarketFeed('chart', POLL_EVERY);
  const [chosen, setChosen] = useState('bitcoin');
  const coins = data?.coins ?? [];
  const coin = coins.find(({ id }) => id === chosen) ?? coins[0];

  return (
    <Card>
      <Stack gap="3">
        <PriceChart
          label={coin?.name ?? words.chart}
          {...(coin !== undefined && {
            picker: (
              // A box of its own, which the chart can set apart from the price below.
              <Box>
                <ComboBox
                  label={words.coin}
                  options={coins.map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }))}
                  value={coin.id}
                  onChange={setChosen}
                />
              </Box>
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

/** The source gives an hour a price, the last one that of now. */
function pointsOf({ sparkline = [] }: Coin, asOf: number) {
  return sparkline.map((price, index) => ({ time: asOf - (sparkline.length - 1 - index) * HOUR_MS, price }));
}
