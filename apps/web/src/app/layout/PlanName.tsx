import { useWords } from '../i18n/words.ts';
import { usePlans } from '../money/usePlans.ts';

/** The plan of the account, below the name of the person; nothing without one, or until it is known. */
export function PlanName() {
  const { data } = usePlans();
  const { nav } = useWords();
  const plan = data?.plans.find(({ _id }) => _id === data.current);
  return plan === undefined ? null : nav.plan(plan.name);
}
