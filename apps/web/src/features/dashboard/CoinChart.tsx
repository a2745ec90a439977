import { simulatedPrices } from '@keel/flows';
import {
  Badge,
  Button,
  Card,
  CoinMark,
  Heading,
  Inline,
  PercentChange,
  PriceChart,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@keel/ui';
import { lazy, useState } from 'react';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { PageBoundary } from '../../app/routing/PageBoundary.tsx';
import { type ChartRange, useCoinPrices } from './useCoinPrices.ts';
import { useWords } from './words.ts';

const CoinPicker = lazy(async () => ({ default: (await import('./CoinPicker.tsx')).CoinPicker }));

const RANGES: readonly ChartRange[] = ['day', 'week', 'month', 'quarter', 'year'];

/**
 * The price of one of the 100 largest coins over a range, and its change in 24 hours (CHART-1, MARKET-2). Only the
 * chosen coin is fetched; the list of all is loaded when somebody opens the picker.
 */
export function CoinChart() {
  const words = useWords();
  const translate = useTranslate();
  const [chosen, setChosen] = useState('bitcoin');
  const [isChoosing, setChoosing] = useState(false);
  const [range, setRange] = useState<ChartRange>('week');
  const { coin, points, source, isLoading, hasFailed, staleSince, refresh } = useCoinPrices(chosen, range);
  // The chart has the change of its range.
  const hasOtherRange = range !== 'day';

  return (
    <Card>
      <Stack gap="3">
        <PriceChart
          label={coin?.name ?? words.chart}
          {...((coin !== null || isChoosing) && {
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
          points={points}
          period={words.chartRanges[range].name}
          staleSince={staleSince}
          isLoading={isLoading}
          error={hasFailed ? (refresh ? words.rangeFailed : words.chartFailed) : null}
          {...(refresh && { onRetry: refresh, emptyNote: words.noRange })}
          controls={
            <SegmentedControl
              label={words.range}
              options={RANGES.map((value) => ({ value, ...words.chartRanges[value] }))}
              value={range}
              onChange={(value) => setRange(value as ChartRange)}
            />
          }
        />
        {coin !== null && (hasOtherRange || source === 'simulated') && (
          <Inline gap="2">
            {hasOtherRange && (
              <>
                <Text tone="muted">{words.change24h}</Text>
                <PercentChange points={coin.change24h} />
              </>
            )}
            {source === 'simulated' && <Badge>{translate(simulatedPrices)}</Badge>}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
