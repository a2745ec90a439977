import { type ReactNode, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import { ChartIcon } from '../../components/Icon/icons.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { date } from '../../format/date.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import { Price } from '../Price/Price.tsx';
import { price as formatPrice } from '../Price/price.ts';
import { changeOf } from '../Sparkline/line.ts';
import { PeriodTable } from './PeriodTable.tsx';
import { Plot } from './Plot.tsx';
import * as styles from './PriceChart.css.ts';
import { Scroller } from './Scroller.tsx';
import { type PricePoint, samplesOf } from './series.ts';

export interface PriceChartProps extends RootProps {
  /** The subject: 'Bitcoin'. It names the chart, and is its heading unless there is a `picker`. */
  label: string;
  /** A picker of the coin instead of the heading: a Select or a ComboBox. */
  picker?: ReactNode;
  /** The heading level. @default 2 */
  level?: HeadingProps['level'];
  /** Prices over a range, such as hourly ones over 7 days, in any order; invalid ones are left out. */
  points: readonly PricePoint[];
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The time span as text. @default '7 days' in the reader's language */
  period?: string;
  /**
   * When the prices were last updated, in ms, if they are stale: they are shown and marked (TICK-3). @default they are
   * fresh
   */
  staleSince?: number | null;
  /** Shows a skeleton as high as the chart, unless there are points. @default false */
  isLoading?: boolean;
  /** The flow's error message if the prices could not be loaded; shown instead of the curve if there are no points. @default none */
  error?: string | null;
  /** If given, the error has a retry button. */
  onRetry?: () => void;
  /** Why there are no points, although nothing failed. @default a sentence that prices will appear once there are any */
  emptyNote?: ReactNode;
  /** A SegmentedControl with the ranges. */
  controls?: ReactNode;
}

/**
 * The price of a coin over time, with a crosshair for pointer and keyboard, its high and low, and a table of the same
 * data (CHART-1). Only the change has the colour of its direction, which it says in text too.
 */
export function PriceChart({
  label,
  picker,
  level = 2,
  points,
  currency = 'USD',
  period,
  staleSince = null,
  isLoading = false,
  error = null,
  onRetry,
  emptyNote,
  controls,
  ...element
}: PriceChartProps) {
  const { locale } = useLocale();
  const messages = useMessages('PriceChart', en.PriceChart);
  const [isTable, setTable] = useState(false);
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const samples = useMemo(() => samplesOf(points), [points]);
  const isDrawable = samples.length > 1;
  // The number of points may have decreased since the crosshair was set.
  const at = requestedIndex === null || !isDrawable ? null : Math.min(requestedIndex, samples.length - 1);
  const prices = samples.map(({ price }) => price);
  const shown = samples.at(at ?? -1);
  const change = changeOf(at === null ? prices : prices.slice(0, at + 1));

  return (
    <section {...element} aria-label={label} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.reading}>
          {picker ?? (
            <Heading level={level} size="title3">
              {label}
            </Heading>
          )}
          {isLoading && !isDrawable ? (
            <SkeletonGroup label={messages.loading}>
              <Skeleton text="title1" width="12rem" />
              <Skeleton width="8rem" />
            </SkeletonGroup>
          ) : (
            <>
              <p className={styles.price}>
                <Price value={shown?.price ?? null} currency={currency} />
              </p>
              <p className={styles.change}>
                <PercentChange points={change} />{' '}
                <span>
                  {at === null || !shown ? (period ?? messages.period) : date(shown.time, locale, { show: 'dateTime' })}
                </span>
              </p>
            </>
          )}
        </div>
        {staleSince !== null && (
          <Badge tone="warning">{messages.stale(date(staleSince, locale, { show: 'dateTime' }))}</Badge>
        )}
      </div>
      {isDrawable && !isTable && (
        <Plot
          samples={samples}
          label={label}
          textOf={(value) => formatPrice(value, currency, locale)}
          at={at}
          onAt={setRequestedIndex}
        />
      )}
      {isDrawable && isTable && (
        <Scroller>
          <PeriodTable samples={samples} label={label} currency={currency} />
        </Scroller>
      )}
      {!isDrawable && isLoading && <Skeleton height={styles.WAITING} shape="block" />}
      {!isDrawable && !isLoading && (
        <div className={styles.state}>
          {error === null ? (
            <EmptyState icon={<ChartIcon />} title={messages.empty}>
              {emptyNote ?? messages.emptyNote}
            </EmptyState>
          ) : (
            <ErrorState title={error} {...(onRetry && { onRetry })} />
          )}
        </div>
      )}
      {(isDrawable || isLoading || controls !== undefined) && (
        <div className={styles.tools}>
          {controls}
          {(isDrawable || isLoading) && (
            <span className={styles.toggle}>
              <Button tone="neutral" appearance="ghost" size="sm" onPress={() => setTable(!isTable)}>
                {isTable ? messages.showChart : messages.showTable}
              </Button>
            </span>
          )}
        </div>
      )}
    </section>
  );
}
