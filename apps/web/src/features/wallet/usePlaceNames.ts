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
  const validPlace = readPlace(place);
  if (validPlace === null) return { chain: place.chain, network: place.network, full: place.chain };
  const chain = CHAINS[validPlace.chain].name;
  const network = networkOf(validPlace.chain, validPlace.network).name;
  return { chain, network: kinds[validPlace.network], full: onNetwork(chain, network) };
}
