import type { WalletPlace } from '@keel/flows';
import { useSelector } from '@xstate/react';
import { useServices } from '../../app/services.ts';
import { type Place, readPlace } from './chain/place.ts';
import { usePlaces } from './usePlaces.ts';
import { useWallet } from './useWallet.ts';

/** Where the wallet is shown, and how to show it elsewhere. */
export interface ShownPlace {
  /** null while there is no wallet, or it is not known yet. */
  readonly place: Place | null;
  /** Its addresses on every chain and network; none while it is locked. */
  readonly places: readonly Place[];
  /** Shows another of its addresses from now on (SESS-7). */
  readonly choose: (place: Place) => void;
}

/**
 * The chosen place of the wallet. What storage says of it may have been changed by anything: while the wallet is open it
 * counts only if the worker has derived it too.
 */
export function usePlace(): ShownPlace {
  const { session, store } = useServices();
  const { actor: vault } = useWallet();
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const own = useSelector(vault, ({ context }) => context.wallet);
  const { chain, network, address } = useSelector(session, ({ context }) => context.wallet);
  const places = usePlaces();
  const stored = chain === null || network === null || address === null ? null : { chain, network, address };
  const chosen = stored ?? own;
  return {
    place: pick(),
    places,
    choose(next) {
      for (const key of ['chain', 'network', 'address'] as const) store.set(key, next[key]);
      session.send({ type: 'wallet.changed', wallet: { ...next } });
    },
  };

  function pick(): Place | null {
    if (own === null || chosen === null) return null;
    if (!isOpen || isSame(chosen, own)) return readPlace(chosen);
    if (places.length === 0) return null;
    return places.find((each) => isSame(each, chosen)) ?? readPlace(own);
  }
}

function isSame(one: WalletPlace, other: WalletPlace): boolean {
  return one.chain === other.chain && one.network === other.network && one.address === other.address;
}
