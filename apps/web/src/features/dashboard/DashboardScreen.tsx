import { Grid, Stack } from '@keel/ui';
import { Failures } from '../../app/useCollection.tsx';
import { AvailableBalance } from './AvailableBalance.tsx';
import { DepositPlans } from './DepositPlans.tsx';
import { OngoingInvestment } from './OngoingInvestment.tsx';
import { StatCards } from './StatCards.tsx';
import { useDepositPlans } from './useDepositPlans.ts';
import { useInvestment } from './useInvestment.ts';

/** `/invest` and `/portfolio` (DASH-1 to DASH-8). */
export function DashboardScreen() {
  const investment = useInvestment();
  const plans = useDepositPlans();
  return (
    <Stack gap="5">
      <AvailableBalance />
      <StatCards investment={investment.data} isLoading={investment.isLoading} />
      <Grid columns={2} minWidth={360}>
        <OngoingInvestment investment={investment.data} isLoading={investment.isLoading} />
        <DepositPlans plans={plans.data} isLoading={plans.isLoading} />
      </Grid>
      <Failures of={[investment, plans]} />
    </Stack>
  );
}
