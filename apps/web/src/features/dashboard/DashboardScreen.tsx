import { Skeleton, Split, Stack } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { InDollars } from '../../app/money/InDollars.tsx';
import { AvailableBalance } from './AvailableBalance.tsx';
import { MissingFigures } from './MissingFigures.tsx';
import { StatCards } from './StatCards.tsx';
import { useBalanceHistory } from './useBalanceHistory.ts';
import { useDepositPlans } from './useDepositPlans.ts';
import { useInvestment } from './useInvestment.ts';
import { useLatestEntries } from './useLatestEntries.ts';

/** Loaded after the first paint: people look at the balance first. */
const CoinChart = lazyOptional(async () => (await import('./CoinChart.tsx')).CoinChart);

/** Loaded after the first paint: it is below the figures. */
const OngoingInvestment = lazy(async () => ({ default: (await import('./OngoingInvestment.tsx')).OngoingInvestment }));

/** Loaded on demand: most accounts have none. */
const DepositPlans = lazy(async () => ({ default: (await import('./DepositPlans.tsx')).DepositPlans }));

/** Loaded after the first paint: it is at the end of the page. */
const LatestActivity = lazy(async () => ({ default: (await import('./LatestActivity.tsx')).LatestActivity }));

/** `/invest` and `/portfolio` (DASH-1 to DASH-8, CHART-1, HONEST-6). */
export function DashboardScreen() {
  const investment = useInvestment();
  const plans = useDepositPlans();
  const entries = useLatestEntries();
  const history = useBalanceHistory();
  const all = [investment, plans, entries, history];
  return (
    <Stack gap="5">
      <InDollars />
      <StaleNote of={all}>
        <Split
          aside={
            <Suspense fallback={<Skeleton shape="block" height="24rem" width="100%" />}>
              <CoinChart />
            </Suspense>
          }
        >
          <AvailableBalance history={history} />
        </Split>
      </StaleNote>
      <MissingFigures of={[investment, plans]} />
      <StatCards investment={investment.data} isLoading={investment.isLoading} />
      <Suspense fallback={null}>
        <DepositPlans plans={plans.data} isLoading={plans.isLoading} />
      </Suspense>
      <Split
        aside={
          <Suspense fallback={<Skeleton shape="block" height="18rem" width="100%" />}>
            <OngoingInvestment investment={investment.data} isLoading={investment.isLoading} />
          </Suspense>
        }
      >
        <Suspense fallback={<Skeleton shape="block" height="24rem" width="100%" />}>
          <LatestActivity entries={entries} />
        </Suspense>
      </Split>
      <LoadFailureMessage of={all} />
    </Stack>
  );
}
