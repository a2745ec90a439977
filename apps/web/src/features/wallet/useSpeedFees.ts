import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import type { SpeedFees } from './chain/ChainPort.ts';
import type { Place } from './chain/place.ts';
import { fetchFromNode } from './useHoldings.ts';

/** The usual fees of a transfer of an asset; null while they are loaded, or if the network does not report them. */
export function useSpeedFees(from: Place, asset: string): SpeedFees | null {
  const { api } = useServices();
  const { _id: user } = useUser();
  const { data } = useApiQuery({
    key: queryKeys.speedFees(user, from.chain, from.network, from.address, asset),
    load: (signal) => fetchFromNode(api, from, signal, (port, callNode) => port.fees(callNode, from, asset)),
    staleTime: 0,
  });
  return data;
}
