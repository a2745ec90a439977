import { BalanceChart, SegmentedControl } from '@keel/ui';
import type { BalancePoint, BalanceRange } from '../../api/statement.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import type { BalanceHistory } from './useBalanceHistory.ts';
import { useWords } from './words.ts';

const RANGES: readonly BalanceRange[] = ['week', 'month', 'quarter', 'all'];

interface BalanceOverTimeProps {
  readonly history: BalanceHistory;
  /** Receives the point at the crosshair. */
  readonly onPointChange: (point: BalancePoint | null) => void;
}

/** The curve below the balance, from the ledger (HONEST-6). */
export function BalanceOverTime({ history, onPointChange }: BalanceOverTimeProps) {
  const words = useWords();
  const { data, isLoading, range, setRange, refresh } = history;
  return (
    <BalanceChart
      label={words.balanceHistory}
      points={data ?? []}
      onPointChange={onPointChange}
      isHidden={useHiddenAmounts()}
      isLoading={isLoading}
      error={data === null && !isLoading ? words.historyFailed : null}
      onRetry={refresh}
      emptyNote={words.noHistoryNote}
      controls={
        <SegmentedControl
          label={words.range}
          options={RANGES.map((value) => ({ value, ...words.ranges[value] }))}
          value={range}
          onChange={(value) => setRange(value as BalanceRange)}
        />
      }
    />
  );
}
