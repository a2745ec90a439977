import { loadFailures } from '@keel/flows';
import { fetchNetworks, type WalletNetwork } from '../../api/networks.ts';
import { collectionHook, type Loaded } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';
import type { Place } from './chain/place.ts';

const useLoaded = collectionHook<readonly WalletNetwork[]>(loadFailures.other);

/** The networks that the server reaches. */
export function useNetworks(): Loaded<readonly WalletNetwork[]> {
  const { api } = useServices();
  return useLoaded((signal) => fetchNetworks(api, signal));
}

/** The network of a place; undefined where the server has none such. */
export function networkAt(networks: readonly WalletNetwork[], { chain, network }: Place): WalletNetwork | undefined {
  return networks.find((each) => each.chain === chain && each.network === network);
}
