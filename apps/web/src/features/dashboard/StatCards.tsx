import type { Cents, Investment } from '@keel/flows';
import { Balance, Grid, PercentChange, SampleTag, StatCard } from '@keel/ui';
import { Suspense } from 'react';
import type { Site } from '../../api/options.ts';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useSite } from '../../app/services/site.ts';
import { TransferFunds } from './TransferFunds.tsx';
import { useWords } from './words.ts';

/** Updates by itself, so it is not part of the loading state. */
const LiveTraders = lazyOptional(async () => (await import('./LiveTraders.tsx')).LiveTraders);

interface StatCardsProps {
  readonly investment: Investment | null;
  readonly isLoading: boolean;
}

/**
 * The four figures under the balance (DASH-2). A figure without real data is tagged as a sample or not shown (DASH-3,
 * HONEST-2).
 */
export function StatCards({ investment, isLoading }: StatCardsProps) {
  const words = useWords();
  const { figures } = useSite();
  return (
    <Grid columns={4} minWidth={150}>
      <StatCard
        label={words.totalProfit}
        isLoading={isLoading}
        value={<Amount cents={investment?.totalProfit} />}
        action={investment && <TransferFunds profit={investment.totalProfit} />}
      />
      <StatCard
        label={words.referralBonus}
        isLoading={isLoading}
        value={<Amount cents={investment?.referralBonus} />}
        {...percent(figures?.referralBonusPercent, investment?.referralBonus)}
      />
      <StatCard
        label={words.totalDeposit}
        isLoading={isLoading}
        value={<Amount cents={investment?.totalDeposit} />}
        {...percent(figures?.totalDepositPercent, investment?.totalDeposit)}
      />
      {figures?.liveTraders.shown && (
        <Suspense fallback={<StatCard label={words.liveTraders} value={null} isLoading />}>
          <LiveTraders />
        </Suspense>
      )}
    </Grid>
  );
}

function Amount({ cents }: { cents: Cents | undefined }) {
  return <Balance size="md" cents={cents ?? null} isHidden={useHiddenAmounts()} />;
}

type Figure = Site['figures']['liveTraders'];

/**
 * The percentage beside an amount, marked 'Sample' unless the operator named its source. There is none for an amount of
 * zero.
 */
function percent(figure: Figure | undefined, amount: Cents | undefined) {
  if (!figure?.shown || !amount) return {};
  const change = <PercentChange points={Number(figure.value)} />;
  return figure.source === null ? { change, tag: <SampleTag /> } : { change };
}
