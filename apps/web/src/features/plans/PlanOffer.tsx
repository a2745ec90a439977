import { type Package, routes } from '@keel/flows';
import { LinkButton, PlanCard } from '@keel/ui';
import { useWords } from './words.ts';

interface PlanOfferProps {
  readonly plan: Package;
  /** The account has it. */
  readonly isCurrent: boolean;
}

/** A plan with its price as the hero, what it brings, and the way to a deposit of it (PLAN-1). */
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
