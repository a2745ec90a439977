import type { Cents } from '@keel/flows';
import { money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { convert, hasFractions } from './convert.ts';
import { useExchangeRate } from './exchangeRate.ts';

/** An amount of dollars in the currency that the person chose (CUR-2): '≈ €172.00'; null for dollars and without a rate. */
export function useApproximate(cents: Cents | null): string | null {
  const { locale } = useLocale();
  const { rate } = useExchangeRate();
  if (rate === null || cents === null) return null;
  return `≈ ${money(convert(cents, rate), rate.currency, locale, { isTrimmed: !hasFractions(rate.currency) })}`;
}
