import { Grid, Stack } from '@keel/ui';
import { AvailableBalance } from './AvailableBalance.tsx';
import { DepositPlans } from './DepositPlans.tsx';
import { OngoingInvestment } from './OngoingInvestment.tsx';
import { StatCards } from './StatCards.tsx';
import { useInvestment } from './useInvestment.tsx';

/** `/invest` and `/portfolio` (DASH-1 to DASH-8). */
export function DashboardScreen() {
  const investment = useInvestment();
  return (
    <Stack gap="5">
      <AvailableBalance />
      <StatCards investment={investment.data} isLoading={investment.isLoading} />
      <Grid columns={2} minWidth={360}>
        <OngoingInvestment investment={investment.data} isLoading={investment.isLoading} />
        <DepositPlans />
      </Grid>
      {investment.modal}
    </Stack>
  );
}
