import { type Investment, routes } from '@keel/flows';
import { InvestmentPanel } from '@keel/ui';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';

interface OngoingInvestmentProps {
  readonly investment: Investment | null;
  readonly isLoading: boolean;
}

/** The current investment; '---' in each row if none is active (DASH-5). */
export function OngoingInvestment({ investment, isLoading }: OngoingInvestmentProps) {
  const active = investment?.isActive ? investment : null;
  return (
    <InvestmentPanel
      plan={active?.investmentPlan ?? null}
      amountCents={active?.amount ?? null}
      date={active?.date ?? null}
      profitCents={active?.profit ?? null}
      transactHref={routes.fundAccount}
      isLoading={isLoading}
      isHidden={useHiddenAmounts()}
    />
  );
}
