import { quantity } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { amountText } from '@keel/wallet';
import type { WalletNetwork } from '../../api/networks.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import type { Place } from './chain/place.ts';
import { useHoldings } from './useHoldings.ts';
import { useWords } from './words.ts';

/**
 * The balance of an asset, shown under an AmountField (WALLET-5, WALLET-7); undefined while amounts are hidden. Before
 * the network has answered there is a placeholder: a line that appears later would move everything below it under
 * somebody's pointer.
 */
export function useAvailableBalance(place: Place, network: WalletNetwork, asset: string): string | undefined {
  const { balance: words } = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  const { data, isLoading, staleSince } = useHoldings(place, network);
  if (isHidden) return undefined;
  const holding = data?.list.find((each) => each.asset === asset);
  // A balance that could not be refreshed may be wrong.
  if (holding !== undefined && staleSince === null)
    return words.known(`${quantity(amountText(holding.units, holding.decimals), locale)} ${asset}`);
  return isLoading ? words.loading : words.unknown;
}
