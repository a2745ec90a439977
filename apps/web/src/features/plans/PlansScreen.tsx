import { Button, EmptyState, GemIcon, Grid, Skeleton, SkeletonGroup, Stack } from '@keel/ui';
import { useState } from 'react';
import type { PlanList } from '../../api/investments.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { Message } from '../../app/feedback/Message.tsx';
import { RiskNotice } from '../../app/money/RiskNotice.tsx';
import { plansQuery, usePlans } from '../../app/money/usePlans.ts';
import type { PageReads } from '../../app/routing/pageOf.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useWords } from './words.ts';

/** `/upgrade` (PLAN-1, PLAN-2, HONEST-4). */
export function PlansScreen() {
  const words = useWords();
  const plans = usePlans();
  return (
    <Stack gap="5">
      {plans.data !== null ? (
        <Plans list={plans.data} />
      ) : plans.isLoading ? (
        <SkeletonGroup label={words.loading}>
          <Grid columns={3}>
            <Skeleton height="19rem" width="100%" />
            <Skeleton height="19rem" width="100%" />
            <Skeleton height="19rem" width="100%" />
          </Grid>
        </SkeletonGroup>
      ) : (
        <Button onPress={plans.refresh}>{words.retry}</Button>
      )}
      <RiskNotice />
      <LoadFailureMessage of={[plans]} />
    </Stack>
  );
}

PlansScreen.reads = ((api, user) => [plansQuery(api, user)]) satisfies PageReads;

function Plans({ list: { plans, current } }: { list: PlanList }) {
  const words = useWords();
  if (plans.length === 0) {
    return (
      <EmptyState level={2} icon={<GemIcon />} title={words.none}>
        {words.noneNote}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid columns={3} minWidth={240}>
        {plans.map((plan) => (
          <PlanOffer key={plan._id} plan={plan} isCurrent={plan._id === current} />
        ))}
      </Grid>
      <PlanTable plans={plans} />
      <CurrentPlan name={plans.find(({ _id }) => _id === current)?.name} />
    </>
  );
}

/** States once which plan the account has, and who can change it (PLAN-2). */
function CurrentPlan({ name }: { name: string | undefined }) {
  const words = useWords();
  const [isRead, setIsRead] = useState(false);
  return (
    <Message isOpen={name !== undefined && !isRead} tone="accent" onClose={() => setIsRead(true)}>
      {name === undefined ? null : words.current(name)}
    </Message>
  );
}
