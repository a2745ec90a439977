import { Skeleton, Split, Stack } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import type { PageReads } from '../../app/routing/pageOf.tsx';
import { useServices } from '../../app/services/services.ts';
import { useGetStarted } from '../../app/session/getStarted.ts';
import { useUser } from '../../app/session/useUser.ts';
import { readWallet } from '../../app/wallet/readWallet.ts';
import { AvailableBalance } from './AvailableBalance.tsx';
import { getStartedSteps } from './getStartedSteps.ts';
import { MissingFigures } from './MissingFigures.tsx';
import { StatCards } from './StatCards.tsx';
import { balanceHistoryQuery, useBalanceHistory } from './useBalanceHistory.ts';
import { depositPlansQuery, useDepositPlans } from './useDepositPlans.ts';
import { investmentQuery, useInvestment } from './useInvestment.ts';
import { latestEntriesQuery, useLatestEntries } from './useLatestEntries.ts';

/** Loaded after the first paint: people look at the balance first. */
const CoinChart = lazyOptional(async () => (await import('./CoinChart.tsx')).CoinChart);

/** Loaded after the first paint: it is below the figures. */
const OngoingInvestment = lazy(async () => ({ default: (await import('./OngoingInvestment.tsx')).OngoingInvestment }));

/** Loaded on demand: most accounts have none. */
const DepositPlans = lazy(async () => ({ default: (await import('./DepositPlans.tsx')).DepositPlans }));

/** Loaded on demand: only new accounts have it. */
const GetStarted = lazy(async () => ({ default: (await import('./GetStarted.tsx')).GetStarted }));

/** About the height of the checklist with so many steps, so that little moves when it has loaded. */
const getStartedHeight = (steps: number) => `${9.8 + 3.56 * steps}rem`;

/** Loaded after the first paint: it is at the end of the page. */
const LatestActivity = lazy(async () => ({ default: (await import('./LatestActivity.tsx')).LatestActivity }));

/** `/invest` and `/portfolio` (DASH-1 to DASH-8, DASH-10, CHART-1, HONEST-6). */
export function DashboardScreen() {
  const investment = useInvestment();
  const plans = useDepositPlans();
  const entries = useLatestEntries();
  const history = useBalanceHistory();
  const user = useUser();
  const { store } = useServices();
  const [isDismissed] = useGetStarted();
  const wallet = readWallet(store);
  const hasWallet = wallet !== null && wallet.userId === user._id && wallet.seedphrase !== null;
  const steps = isDismissed ? [] : getStartedSteps(user, investment.data, hasWallet);
  const all = [investment, plans, entries, history];
  return (
    <Stack gap="5">
      <CurrencyNote />
      {steps.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={getStartedHeight(steps.length)} width="100%" />}>
          <GetStarted steps={steps} />
        </Suspense>
      )}
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

DashboardScreen.reads = ((api, user) => [
  investmentQuery(api, user),
  depositPlansQuery(api, user),
  latestEntriesQuery(api, user),
  balanceHistoryQuery(api, user),
]) satisfies PageReads;
