import { useSelector } from '@xstate/react';
import { type Place, readPlace } from './chain/place.ts';
import { useWallet } from './useWallet.ts';

/** Where the wallet is; null while there is none, or it is of a chain that this version does not have. */
export function usePlace(): Place | null {
  const { actor: vault } = useWallet();
  const place = useSelector(vault, ({ context }) => context.wallet);
  return place && readPlace(place);
}
