import type { Cents } from '@keel/flows';
import { money, Numeric, Text } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { convert, hasFractions } from './convert.ts';
import { useExchangeRate } from './exchangeRate.ts';
import { useHiddenAmounts } from './hiddenAmounts.ts';

interface ConvertedProps {
  readonly cents: Cents | null;
  /** Beside an amount that is shown while others are hidden, since somebody acts on it. @default false */
  readonly isNeverHidden?: boolean;
  /** A part of a line instead of a paragraph. @default false */
  readonly isInline?: boolean;
  /** What follows it in its line. @default nothing */
  readonly separator?: string;
}

/**
 * About how much an amount of dollars is in the currency that the person chose (CUR-2). Nothing for dollars, without a
 * rate, and while amounts are hidden. The page's CurrencyNote names the rate.
 */
export function Converted({ cents, isNeverHidden = false, isInline = false, separator }: ConvertedProps) {
  const { locale } = useLocale();
  const { rate } = useExchangeRate();
  const isHidden = useHiddenAmounts() && !isNeverHidden;
  if (rate === null || cents === null || isHidden) return null;
  const amount = money(convert(cents, rate), rate.currency, locale, { isTrimmed: !hasFractions(rate.currency) });
  return (
    <Text tone="muted" isInline={isInline}>
      <Numeric size="bodySm">{`≈ ${amount}`}</Numeric>
      {separator}
    </Text>
  );
}
