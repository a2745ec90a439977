import type { WalletPlace } from '@keel/flows';
import { CHAINS, type ChainId, type NetworkKind } from '@keel/wallet';

/** A place of a chain and a network that the wallet knows. */
export interface Place extends WalletPlace {
  readonly chain: ChainId;
  readonly network: NetworkKind;
}

/** A place as the wallet knows it; null when it is of a chain or network that this version does not have. */
export function readPlace({ chain, network, address }: WalletPlace): Place | null {
  if (!(chain in CHAINS) || (network !== 'main' && network !== 'test')) return null;
  return { chain: chain as ChainId, network, address };
}
