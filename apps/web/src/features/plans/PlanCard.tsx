import { type Package, routes } from '@keel/flows';
import { Badge, Card, CheckIcon, Inline, LinkButton, Money, Stack, Text } from '@keel/ui';
import { useWords } from './words.ts';

interface PlanCardProps {
  readonly plan: Package;
  /** The account has it. */
  readonly isCurrent: boolean;
}

/** A plan with its price as the hero, what it brings, and the way to a deposit of it (PLAN-1). */
export function PlanCard({ plan: { name, price, currency, features }, isCurrent }: PlanCardProps) {
  const words = useWords();
  return (
    <Card title={name} {...(isCurrent && { actions: <Badge tone="accent">{words.currentPlan}</Badge> })}>
      <Stack gap="5">
        <Money size="display" cents={price} currency={currency} />
        <Stack gap="2">
          {features.map((feature) => (
            <Inline key={feature} gap="2" wraps={false} align="start">
              <CheckIcon />
              <Text>{feature}</Text>
            </Inline>
          ))}
        </Stack>
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
      </Stack>
    </Card>
  );
}
