import { loadFailures, type Reply } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { callNetwork, NetworkFailure, type WalletNetwork } from '../../api/networks.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';
import type { CallNode, Holding } from './chain/ChainPort.ts';
import { loadChainPort } from './chain/loadChainPort.ts';
import type { Place } from './chain/place.ts';

/** The balances of an address, and when the network reported them. */
export interface Holdings {
  readonly list: readonly Holding[];
  /** Ms since the epoch. */
  readonly asOf: number;
}

const useQuery = collectionHook<Holdings>(loadFailures.other);

/** Balances of a place, loaded from its network; mount it again for another place (WALLET-8). */
export function useHoldings(place: Place, network: WalletNetwork): QueryState<Holdings> {
  const { api } = useServices();
  return useQuery(async (signal): Promise<Reply<Holdings>> => {
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
  });
}

/** A function that calls the network of a place. */
export function nodeCaller(api: Api, place: Place, signal?: AbortSignal): CallNode {
  return (method, params) => callNetwork(api, place, method, params, signal);
}
