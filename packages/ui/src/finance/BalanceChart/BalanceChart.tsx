import { type ReactNode, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { BalanceDrawing } from '../../components/EmptyState/drawings.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/types.ts';
import { date } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Money } from '../Money/Money.tsx';
import { Plot } from '../PriceChart/Plot.tsx';
import { toggle, tools, WAITING } from '../PriceChart/PriceChart.css.ts';
import { Scroller } from '../PriceChart/Scroller.tsx';
import { type Row, rowsOf, samplesOf } from '../PriceChart/series.ts';
import * as styles from './BalanceChart.css.ts';

/** A balance at a time. */
export interface BalancePoint {
  /** The time, in milliseconds since 1970. */
  readonly time: number;
  /** The balance, in hundredths of the currency. */
  readonly cents: number;
}

export interface BalanceChartProps extends RootProps {
  /** What is shown: 'Available balance over time'. The accessible name. */
  label: string;
  /** The balances in any order; invalid ones are left out. An empty state is shown for fewer than two. */
  points: readonly BalancePoint[];
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** Receives the point at the crosshair, null if there is none: the main figure of the screen shows its balance. */
  onPointChange?: (point: BalancePoint | null) => void;
  /** A SegmentedControl with the ranges. */
  controls?: ReactNode;
  /** Shows the curve without any amount. @default false */
  isHidden?: boolean;
  /** Shows a skeleton as high as the chart, unless there are points. @default false */
  isLoading?: boolean;
  /** The message if the balances could not be loaded; shown if there are no points. @default none */
  error?: string | null;
  /** If given, the error has a retry button. */
  onRetry?: () => void;
  /** What will appear here, for an account without a history. */
  emptyNote?: ReactNode;
}

/**
 * A balance over time, with a crosshair for pointer and keyboard, and a table of the same data. The curve is neutral: a deposit is
 * no gain, and a withdrawal no loss.
 */
export function BalanceChart({
  label,
  points,
  currency = 'USD',
  onPointChange,
  controls,
  isHidden = false,
  isLoading = false,
  error = null,
  onRetry,
  emptyNote,
  ...element
}: BalanceChartProps) {
  const { locale } = useLocale();
  const messages = useMessages('BalanceChart', en.BalanceChart);
  const hidden = useMessages('Balance', en.Balance).hidden;
  const [isTable, setTable] = useState(false);
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const samples = useMemo(() => samplesOf(points.map(({ time, cents }) => ({ time, price: cents }))), [points]);
  const isDrawable = samples.length > 1;
  // The number of points may have decreased since the crosshair was set.
  const at = requestedIndex === null || !isDrawable ? null : Math.min(requestedIndex, samples.length - 1);
  const moveTo = (index: number | null) => {
    setRequestedIndex(index);
    const sample = index === null ? undefined : samples[index];
    onPointChange?.(sample ? { time: sample.time, cents: sample.price } : null);
  };

  return (
    <section {...element} aria-label={label} className={styles.root}>
      {isDrawable && !isTable && (
        <Plot
          samples={samples}
          label={label}
          textOf={(cents) => (isHidden ? hidden : money(cents, currency, locale))}
          hasLabels={!isHidden}
          at={at}
          onAt={moveTo}
        />
      )}
      {isDrawable && isTable && (
        <Scroller>
          <Table
            caption={label}
            size="sm"
            rows={rowsOf(samples, 'day', locale).toReversed()}
            rowKey={({ time }) => time}
            columns={[
              {
                id: 'day',
                header: messages.day,
                value: ({ time }) => new Date(time),
                cell: ({ time }) => date(time, locale),
                isRowHeader: true,
              },
              balanceColumn(messages.balance, currency, isHidden),
            ]}
          />
        </Scroller>
      )}
      {!isDrawable && isLoading && (
        <SkeletonGroup label={messages.loading}>
          <Skeleton height={WAITING} shape="block" />
        </SkeletonGroup>
      )}
      {!isDrawable && !isLoading && error !== null && (
        <ErrorState level={2} title={error} {...(onRetry && { onRetry })} />
      )}
      {!isDrawable && !isLoading && error === null && (
        <EmptyState level={2} drawing={<BalanceDrawing />} title={messages.empty}>
          {emptyNote}
        </EmptyState>
      )}
      {(isDrawable || isLoading) && (
        <div className={tools}>
          {controls}
          {isDrawable && (
            <span className={toggle}>
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

const balanceColumn = (header: string, currency: string, isHidden: boolean): TableColumn<Row> => ({
  id: 'balance',
  header,
  value: ({ last }) => last,
  cell: ({ last }) => <Money cents={last} currency={currency} isHidden={isHidden} />,
  align: 'numeric',
});
