import { loadFailures } from '@keel/flows';
import { fetchNetworks, type WalletNetwork } from '../../api/networks.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';
import type { Place } from './chain/place.ts';

const useQuery = collectionHook<readonly WalletNetwork[]>(loadFailures.other);

/** The networks of which the server has a node. */
export function useNetworks(): QueryState<readonly WalletNetwork[]> {
  const { api } = useServices();
  return useQuery((signal) => fetchNetworks(api, signal));
}

/** The network of a place; undefined if the server does not have it. */
export function networkAt(networks: readonly WalletNetwork[], { chain, network }: Place): WalletNetwork | undefined {
  return networks.find((each) => each.chain === chain && each.network === network);
}
