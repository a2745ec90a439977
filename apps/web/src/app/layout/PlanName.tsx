import { useWords } from '../i18n/words.ts';
import { usePlans } from '../money/usePlans.ts';

/** Takes the space of a name, so that the person's does not move when it is there. */
const WAITING = '\u00a0';

/** The plan of the account, below the name of the person; nothing without one. */
export function PlanName() {
  const { data, isLoading } = usePlans();
  const { nav } = useWords();
  const plan = data?.plans.find(({ _id }) => _id === data.current);
  if (plan !== undefined) return nav.plan(plan.name);
  return isLoading ? WAITING : null;
}
