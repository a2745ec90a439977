import { money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useMarket } from '../../app/money/market.ts';
import type { Place } from './chain/place.ts';
import { isBelowCent, worthOf } from './worth.ts';

/** Writes the value of an amount at the market price; null if there is none to show. */
export type DollarsOf = (asset: string, units: bigint, decimals: number) => string | null;

/**
 * The value of amounts of a place in dollars, for display beside them (WALLET-5). There is none on a test network, whose
 * coins are worth nothing, and while no price is known.
 */
export function useDollars({ network }: Place): DollarsOf {
  const { data: market } = useMarket();
  const { locale } = useLocale();
  return (asset, units, decimals) => {
    const cents = network === 'test' ? null : worthOf(market, { asset, units, decimals });
    if (cents === null) return null;
    return isBelowCent(cents, units) ? `< ${money(1, 'USD', locale)}` : money(cents, 'USD', locale);
  };
}
