import type { WalletPlace } from '@keel/flows';
import { CHAINS, networkOf } from '@keel/wallet';
import { readPlace } from './chain/place.ts';
import { useWords } from './words.ts';

/** The names of a place as people read them. */
export interface PlaceNames {
  readonly chain: string;
  /** 'Test network'. */
  readonly network: string;
  /** 'Ethereum, Sepolia'. */
  readonly full: string;
}

/** What a place is called; what is kept of one that this version does not know is shown as it is. */
export function usePlaceNames(place: WalletPlace): PlaceNames {
  return namesOf(place, useWords());
}

/** The same outside of a component, with its words. */
export function namesOf(place: WalletPlace, { kinds, onNetwork }: ReturnType<typeof useWords>): PlaceNames {
  const known = readPlace(place);
  if (known === null) return { chain: place.chain, network: place.network, full: place.chain };
  const chain = CHAINS[known.chain].name;
  const network = networkOf(known.chain, known.network).name;
  return { chain, network: kinds[known.network], full: onNetwork(chain, network) };
}
