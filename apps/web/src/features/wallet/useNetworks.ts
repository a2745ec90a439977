import { fetchNetworks, type WalletNetwork } from '../../api/networks.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { Place } from './chain/place.ts';

/** The networks of which the server has a node. */
export function useNetworks(): QueryState<readonly WalletNetwork[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({ key: queryKeys.networks(user), load: (signal) => fetchNetworks(api, signal), staleTime: 0 });
}

/** The network of a place; undefined if the server does not have it. */
export function networkAt(networks: readonly WalletNetwork[], { chain, network }: Place): WalletNetwork | undefined {
  return networks.find((each) => each.chain === chain && each.network === network);
}
