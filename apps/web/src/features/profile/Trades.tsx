import { Button, DownloadIcon, TradesTable } from '@keel/ui';
import { centsToWire } from '../../api/money.ts';
import type { Trade } from '../../api/trades.ts';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import type { Loaded } from '../../app/useCollection.tsx';
import { toCsv } from '../../platform/csv.ts';
import { download } from '../../platform/download.ts';
import { useWords } from './words.ts';

/** 'My Trades' with filter, order and a file of all rows (PROF-1, PROF-2). */
export function Trades({ trades: { data, isLoading, refresh } }: { trades: Loaded<readonly Trade[]> }) {
  const words = useWords();
  const isMissing = data === null && !isLoading;

  function save(rows: readonly Trade[]): void {
    const { id, date, pair, profit, loss } = words.columns;
    const lines = rows.map((row) => [
      row.id,
      row.date,
      row.pair,
      centsToWire(row.profitCents),
      centsToWire(row.lossCents),
    ]);
    download(words.csvName, 'text/csv', toCsv([id, date, pair, profit, loss], lines));
  }

  return (
    <TradesTable
      rows={data ?? []}
      isLoading={isLoading}
      isHidden={useHiddenAmounts()}
      error={isMissing ? words.tradesFailed : null}
      onRetry={refresh}
      tools={
        data !== null &&
        data.length > 0 && (
          <Button size="sm" tone="neutral" appearance="soft" iconStart={<DownloadIcon />} onPress={() => save(data)}>
            {words.csv}
          </Button>
        )
      }
    />
  );
}
