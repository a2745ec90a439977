import { date } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useWords } from '../i18n/words.ts';
import { useUser } from '../session/useUser.ts';
import { useExchangeRate } from './exchangeRate.ts';

/**
 * The note for people who chose another currency that amounts are kept in dollars, with the rate of the approximate values
 * in their currency, or that none is known (CUR-2); null for all others. Each page with amounts shows it once.
 */
export function useCurrencyNote(): string | null {
  const { currency } = useUser();
  const { currencyNote: words } = useWords();
  const { locale } = useLocale();
  const { rate, isLoading, isUnavailable } = useExchangeRate();
  if (currency === 'USD' || isLoading) return null;
  if (isUnavailable) return words.unavailable;
  if (rate === null) return words.withoutRate(currency);
  const perDollar = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate.perDollar);
  if (rate.isSimulated) return words.simulated(currency, perDollar);
  return words.atRate(currency, perDollar, date(rate.asOf ?? Number.NaN, locale, { show: 'dateTime' }));
}
