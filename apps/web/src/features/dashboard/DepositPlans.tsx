import { type DepositHandler, planNotice } from '@keel/flows';
import { DepositPlanCard, DepositPlanCardSkeleton, Grid, Heading, Stack } from '@keel/ui';
import { useTranslate } from '../../app/i18n/createWordsHook.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useWords } from './words.ts';

interface DepositPlansProps {
  readonly plans: readonly DepositHandler[] | null;
  readonly isLoading: boolean;
}

/** One card for each deposit plan (DASH-7); nothing if there is none. */
export function DepositPlans({ plans, isLoading }: DepositPlansProps) {
  const words = useWords();
  if (isLoading) return <DepositPlanCardSkeleton />;
  if (plans === null || plans.length === 0) return null;
  return (
    <Stack gap="4">
      <Heading level={2} size="title3">
        {words.depositPlans}
      </Heading>
      <Grid columns={3} minWidth={280}>
        {plans.map((plan, index) => (
          <Plan key={`${plan.startDate} ${index}`} plan={plan} name={words.depositPlan(index + 1)} />
        ))}
      </Grid>
    </Stack>
  );
}

function Plan({ plan, name }: { plan: DepositHandler; name: string }) {
  const translate = useTranslate();
  const notice = planNotice(plan);
  return (
    <DepositPlanCard
      name={name}
      level={3}
      status={notice?.kind ?? plan.status}
      made={plan.depositsMade}
      required={plan.totalDepositsRequired}
      amountCents={plan.depositAmount}
      daysLeft={notice === null || notice.kind === 'paused' ? plan.daysLeft : null}
      startDate={plan.startDate}
      notice={notice && translate(notice.text)}
      isHidden={useHiddenAmounts()}
    />
  );
}
