import { Box, Skeleton, Split, Stack } from '@keel/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { CreateTrade } from './CreateTrade.tsx';
import { useTrades } from './useTrades.ts';

// The table and its filter are the heavier half of the page.
const Trades = lazy(async () => ({ default: (await import('./Trades.tsx')).Trades }));

/** The trades of the account and the button to request one (PROF-1 to PROF-4). `aside` is shown beside them, and before them where there is one column. */
export function TradesPage({ aside }: { aside?: ReactNode }) {
  const trades = useTrades();
  const table = (
    <Suspense fallback={<Skeleton shape="block" height="24rem" width="100%" />}>
      <Trades trades={trades} />
    </Suspense>
  );
  return (
    <Stack gap="5">
      <CurrencyNote />
      <CreateTrade />
      <StaleNote of={[trades]}>
        {aside ? (
          <Split aside={aside} isAsideFirst>
            {table}
          </Split>
        ) : (
          table
        )}
      </StaleNote>
      {/* Space below the last row, so that it can be scrolled clear of a button that was dragged over the page. */}
      <Box paddingBlock="16" />
      <LoadFailureMessage of={[trades]} />
    </Stack>
  );
}
