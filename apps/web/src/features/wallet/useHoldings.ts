import type { Reply } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { callNetwork, NetworkFailure, type NetworkPlace, type WalletNetwork } from '../../api/networks.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { CallNode, ChainPort, Holding } from './chain/ChainPort.ts';
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
  const fetchHoldings = async (port: ChainPort, callNode: CallNode): Promise<Holdings> => ({
    list: await port.holdings(callNode, place, network),
    asOf: api.now(),
  });
  return useApiQuery({
    key: queryKeys.holdings(user, place.chain, place.network, place.address),
    load: (signal) => fetchFromNode(api, place, signal, fetchHoldings),
    staleTime: 0,
  });
}

/** Reads from the network of a place with the code of its chain. */
export async function fetchFromNode<Body>(
  api: Api,
  { chain, network }: Place,
  signal: AbortSignal,
  read: (port: ChainPort, callNode: CallNode) => Promise<Body>,
): Promise<Reply<Body>> {
  const port = await loadChainPort(chain);
  try {
    const body = await read(port, nodeCaller(api, { chain, network }, signal));
    return { kind: 'answered', status: 200, text: '', body, at: api.now() };
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    // ERR-1: the server's message says why the network could not be called.
    const { status, message: text } = error;
    return { kind: 'answered', status, bool: false, text, body: null, at: api.now() };
  }
}

/** A function that calls the network of a place. */
export function nodeCaller(api: Api, place: NetworkPlace, signal?: AbortSignal): CallNode {
  return (method, params) => callNetwork(api, place, method, params, signal);
}
