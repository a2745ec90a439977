import { type Package, routes } from '@keel/flows';
import { LinkButton, PlanCard } from '@keel/ui';
import { useWords } from './words.ts';

interface PlanOfferProps {
  readonly plan: Package;
  /** Whether it is the account's plan. */
  readonly isCurrent: boolean;
}

/** A plan with its price, its features and a link to deposit for it (PLAN-1). */
export function PlanOffer({ plan: { name, price, currency, features }, isCurrent }: PlanOfferProps) {
  const words = useWords();
  return (
    <PlanCard
      name={name}
      minimumCents={price}
      minimumLabel={words.price}
      currency={currency}
      features={features}
      isCurrent={isCurrent}
      action={
        <LinkButton
          href={`${routes.fundAccount}?${new URLSearchParams({ plan: name })}`}
          aria-label={words.selectOf(name)}
          size="lg"
          isFullWidth
          tone={isCurrent ? 'accent' : 'neutral'}
          appearance={isCurrent ? 'solid' : 'soft'}
        >
          {words.select}
        </LinkButton>
      }
    />
  );
}
