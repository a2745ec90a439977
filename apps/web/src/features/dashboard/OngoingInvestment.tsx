import { type Investment, routes } from '@keel/flows';
import { InvestmentPanel } from '@keel/ui';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useNow } from '../../app/time/useNow.ts';

interface OngoingInvestmentProps {
  readonly investment: Investment | null;
  readonly isLoading: boolean;
}

/** The current investment; '---' in each row if none is active (DASH-5). The term is shown if one was agreed. */
export function OngoingInvestment({ investment, isLoading }: OngoingInvestmentProps) {
  const active = investment?.isActive ? investment : null;
  return (
    <InvestmentPanel
      plan={active?.investmentPlan ?? null}
      amountCents={active?.amount ?? null}
      date={active?.date ?? null}
      profitCents={active?.profit ?? null}
      endDate={active?.endDate ?? null}
      now={useNow(false)}
      transactHref={routes.fundAccount}
      isLoading={isLoading}
      isHidden={useHiddenAmounts()}
    />
  );
}
