import { TradesTable } from '@keel/ui';
import { centsToWire } from '../../api/money.ts';
import type { Trade } from '../../api/trades.ts';
import { CsvButton } from '../../app/data/CsvButton.tsx';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useServices } from '../../app/services/services.ts';
import { toCsv } from '../../platform/csv.ts';
import { useWords } from './words.ts';

/** 'My Trades' with filter, sorting and export of all rows (PROF-1, PROF-2). */
export function Trades({ trades: { data, isLoading, refresh } }: { trades: QueryState<readonly Trade[]> }) {
  const words = useWords();
  const { api } = useServices();
  const { exportCsv } = useAppWords();
  const isMissing = data === null && !isLoading;

  function csvOf(rows: readonly Trade[]): string {
    const { id, date, pair, profit, loss } = words.columns;
    const lines = rows.map((row) => [
      row.id,
      row.date,
      row.pair,
      centsToWire(row.profitCents),
      centsToWire(row.lossCents),
    ]);
    return toCsv([id, date, pair, profit, loss], lines);
  }

  return (
    <TradesTable
      now={api.now()}
      rows={data ?? []}
      isLoading={isLoading}
      isHidden={useHiddenAmounts()}
      error={isMissing ? words.tradesFailed : null}
      onRetry={refresh}
      tools={
        <CsvButton
          label={exportCsv}
          fileName={words.csvName}
          isEmpty={data === null || data.length === 0}
          text={() => csvOf(data ?? [])}
        />
      }
    />
  );
}
