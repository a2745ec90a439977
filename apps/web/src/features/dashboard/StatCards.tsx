import type { Cents, Investment } from '@keel/flows';
import { Balance, PercentChange, SampleTag, StatCard, StatRow } from '@keel/ui';
import { type ReactNode, Suspense } from 'react';
import type { Site } from '../../api/options.ts';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { Converted } from '../../app/money/Converted.tsx';
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
 * The four figures under the balance (DASH-2). Figures without real data are marked, and one tag says that they are samples
 * (DASH-3, HONEST-2).
 */
export function StatCards({ investment, isLoading }: StatCardsProps) {
  const words = useWords();
  const { figures } = useSite();
  const referral = percent(figures?.referralBonusPercent, investment?.referralBonus);
  const deposited = percent(figures?.totalDepositPercent, investment?.totalDeposit);
  const traders = figures?.liveTraders;
  const hasSample = referral.isSample || deposited.isSample || (traders?.shown && traders.source === null);
  return (
    <StatRow note={hasSample && <SampleTag>{words.sampleFigures}</SampleTag>}>
      <StatCard
        appearance="plain"
        label={words.totalProfit}
        isLoading={isLoading}
        value={<Amount cents={investment?.totalProfit} />}
        change={<Beside cents={investment?.totalProfit} />}
        action={investment && <TransferFunds profit={investment.totalProfit} />}
      />
      <StatCard
        appearance="plain"
        label={words.referralBonus}
        isLoading={isLoading}
        value={<Amount cents={investment?.referralBonus} />}
        change={<Beside cents={investment?.referralBonus}>{referral.change}</Beside>}
        isSample={referral.isSample}
      />
      <StatCard
        appearance="plain"
        label={words.totalDeposit}
        isLoading={isLoading}
        value={<Amount cents={investment?.totalDeposit} />}
        change={<Beside cents={investment?.totalDeposit}>{deposited.change}</Beside>}
        isSample={deposited.isSample}
      />
      {traders?.shown && (
        <Suspense fallback={<StatCard appearance="plain" label={words.liveTraders} value={null} isLoading />}>
          <LiveTraders />
        </Suspense>
      )}
    </StatRow>
  );
}

function Amount({ cents }: { cents: Cents | undefined }) {
  return <Balance size="md" cents={cents ?? null} isHidden={useHiddenAmounts()} />;
}

/** What stands with an amount: its approximate value in another currency (CUR-2), and its change. */
function Beside({ cents = null, children }: { cents: Cents | null | undefined; children?: ReactNode }) {
  return (
    <>
      <Converted cents={cents} />
      {children}
    </>
  );
}

type Figure = Site['figures']['liveTraders'];

/** The percentage beside an amount, a sample unless the operator named its source. There is none for an amount of zero. */
function percent(figure: Figure | undefined, amount: Cents | undefined) {
  if (!figure?.shown || !amount) return { change: null, isSample: false };
  return { change: <PercentChange points={Number(figure.value)} />, isSample: figure.source === null };
}
