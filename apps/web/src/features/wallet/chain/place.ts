import type { WalletPlace } from '@keel/flows';
import { CHAINS, type ChainId, type NetworkKind } from '@keel/wallet';

/** A place on a chain and a network that the wallet knows. */
export interface Place extends WalletPlace {
  readonly chain: ChainId;
  readonly network: NetworkKind;
}

/** Narrows a place to a known chain and network; null if this version does not have them. */
export function readPlace({ chain, network, address }: WalletPlace): Place | null {
  if (!(chain in CHAINS) || (network !== 'main' && network !== 'test')) return null;
  return { chain: chain as ChainId, network, address };
}
