import type { WalletPlace } from '@keel/flows';
import { CHAINS, networkOf } from '@keel/wallet';
import { readPlace } from './chain/place.ts';
import { useWords } from './words.ts';

/** The display names of a place. */
export interface PlaceNames {
  readonly chain: string;
  /** 'Test network'. */
  readonly network: string;
  /** 'Ethereum, Sepolia'. */
  readonly full: string;
}

/** The display names of a place; a chain or network that this version does not know is shown as it is stored. */
export function usePlaceNames(place: WalletPlace): PlaceNames {
  return namesOf(place, useWords());
}

/** The same outside of a component, with the given texts. */
export function namesOf(place: WalletPlace, { kinds, onNetwork }: ReturnType<typeof useWords>): PlaceNames {
  const known = readPlace(place);
  if (known === null) return { chain: place.chain, network: place.network, full: place.chain };
  const chain = CHAINS[known.chain].name;
  const network = networkOf(known.chain, known.network).name;
  return { chain, network: kinds[known.network], full: onNetwork(chain, network) };
}
