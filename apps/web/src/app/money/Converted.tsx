import type { Cents } from '@keel/flows';
import { Text } from '@keel/ui';
import { useHiddenAmounts } from './hiddenAmounts.ts';
import { useApproximate } from './useApproximate.ts';

interface ConvertedProps {
  readonly cents: Cents | null;
  /** Beside an amount that is shown while others are hidden, since somebody acts on it. @default false */
  readonly isNeverHidden?: boolean;
}

/**
 * About how much an amount of dollars is in the currency that the person chose (CUR-2). Nothing for dollars, without a
 * rate, and while amounts are hidden. The page's CurrencyNote names the rate.
 */
export function Converted({ cents, isNeverHidden = false }: ConvertedProps) {
  const isHidden = useHiddenAmounts() && !isNeverHidden;
  const approximate = useApproximate(cents);
  if (approximate === null || isHidden) return null;
  return (
    <Text tone="muted">
      <bdi>{approximate}</bdi>
    </Text>
  );
}
