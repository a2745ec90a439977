import { type DepositHandler, loadFailures, planNotice } from '@keel/flows';
import { DepositPlanCard, DepositPlanCardSkeleton, Heading, Stack } from '@keel/ui';
import { fetchHandlers } from '../../api/investments.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook } from '../../app/useCollection.tsx';
import { useUser } from '../../app/useUser.ts';
import { words } from './words.ts';

const useHandlers = collectionHook<readonly DepositHandler[]>(loadFailures.depositHandler);

/** One card per deposit plan (DASH-7); nothing where there is none. */
export function DepositPlans() {
  const { api } = useServices();
  const { _id } = useUser();
  const { data, isLoading, modal } = useHandlers((signal) => fetchHandlers(api, _id, signal));
  return (
    <>
      {modal}
      {isLoading && <DepositPlanCardSkeleton />}
      {data !== null && data.length > 0 && (
        <Stack gap="4">
          <Heading level={2} size="title3">
            {words.depositPlans}
          </Heading>
          {data.map((plan, index) => (
            <Plan key={`${plan.startDate} ${index}`} plan={plan} name={words.depositPlan(index + 1)} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Plan({ plan, name }: { plan: DepositHandler; name: string }) {
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
      notice={notice?.text ?? null}
    />
  );
}
