import { money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { convert, hasFractions } from '../../app/money/convert.ts';
import { useExchangeRate } from '../../app/money/exchangeRate.ts';
import { useMarket } from '../../app/money/market.ts';
import type { Place } from './chain/place.ts';
import { isBelowCent, worthOf } from './worth.ts';

/** Writes the value of an amount at the market price; null if there is none to show. */
export type WorthText = (asset: string, units: bigint, decimals: number) => string | null;

/**
 * The value of amounts of a place, for display beside them (WALLET-5): in dollars, and about how much that is in the
 * currency that the person chose (CUR-2), '$2,000.00 ≈ €1,720.00'. There is none on a test network, whose coins are worth
 * nothing, and while no price is known.
 */
export function useWorth({ network }: Place): WorthText {
  const { data: market } = useMarket();
  const { rate } = useExchangeRate();
  const { locale } = useLocale();
  return (asset, units, decimals) => {
    const cents = network === 'test' ? null : worthOf(market, { asset, units, decimals });
    if (cents === null) return null;
    if (isBelowCent(cents, units)) return `< ${money(1, 'USD', locale)}`;
    const dollars = money(cents, 'USD', locale);
    if (rate === null) return dollars;
    const { currency } = rate;
    return `${dollars} ≈ ${money(convert(cents, rate), currency, locale, { isTrimmed: !hasFractions(currency) })}`;
  };
}
