import { quantity } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { amountText } from '@keel/wallet';
import type { WalletNetwork } from '../../api/networks.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import type { Place } from './chain/place.ts';
import { useHoldings } from './useHoldings.ts';
import { useWords } from './words.ts';

/**
 * What there is of an asset, to stand under an AmountField (WALLET-5, WALLET-7); undefined while amounts are hidden.
 * Before the network answered it says that too: a line that came later would move all below it, under a pointer that is
 * about to press.
 */
export function useAvailableBalance(place: Place, network: WalletNetwork, asset: string): string | undefined {
  const { held: words } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const { data, isLoading } = useHoldings(place, network);
  if (isHidden) return undefined;
  const holding = data?.list.find((each) => each.asset === asset);
  if (holding !== undefined)
    return words.known(`${quantity(amountText(holding.units, holding.decimals), locale)} ${asset}`);
  return isLoading ? words.asked : words.unknown;
}
