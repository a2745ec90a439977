import { loadFailures } from '@keel/flows';
import { fetchNetworks, type WalletNetwork } from '../../api/networks.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';
import type { Place } from './chain/place.ts';

const useQuery = collectionHook<readonly WalletNetwork[]>(loadFailures.other);

/** The networks that the server reaches. */
export function useNetworks(): QueryState<readonly WalletNetwork[]> {
  const { api } = useServices();
  return useQuery((signal) => fetchNetworks(api, signal));
}

/** The network of a place; undefined where the server has none such. */
export function networkAt(networks: readonly WalletNetwork[], { chain, network }: Place): WalletNetwork | undefined {
  return networks.find((each) => each.chain === chain && each.network === network);
}
