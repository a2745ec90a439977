import type { Reply } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { callNetwork, NetworkFailure, type WalletNetwork } from '../../api/networks.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { CallNode, Holding } from './chain/ChainPort.ts';
import { loadChainPort } from './chain/loadChainPort.ts';
import type { Place } from './chain/place.ts';

/** The balances of an address, and when the network reported them. */
export interface Holdings {
  readonly list: readonly Holding[];
  /** Ms since the epoch. */
  readonly asOf: number;
}

/** Balances of a place, loaded from its network. */
export function useHoldings(place: Place, network: WalletNetwork): QueryState<Holdings> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.holdings(user, place.chain, place.network, place.address),
    load: (signal) => fetchHoldings(api, place, network, signal),
    staleTime: 0,
  });
}

async function fetchHoldings(
  api: Api,
  place: Place,
  network: WalletNetwork,
  signal: AbortSignal,
): Promise<Reply<Holdings>> {
  const port = await loadChainPort(place.chain);
  try {
    const list = await port.holdings(nodeCaller(api, place, signal), place, network);
    return { kind: 'answered', status: 200, text: '', body: { list, asOf: api.now() }, at: api.now() };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    // ERR-1: the server's message says why the network could not be called.
    const { status, message: text } = error;
    return { kind: 'answered', status, bool: false, text, body: null, at: api.now() };
  }
}

/** A function that calls the network of a place. */
export function nodeCaller(api: Api, place: Place, signal?: AbortSignal): CallNode {
  return (method, params) => callNetwork(api, place, method, params, signal);
}
