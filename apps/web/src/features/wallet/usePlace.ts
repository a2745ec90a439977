import type { WalletPlace } from '@keel/flows';
import { useSelector } from '@xstate/react';
import { useServices } from '../../app/services/services.ts';
import { type Place, readPlace } from './chain/place.ts';
import { knownPlaces, usePlaces } from './usePlaces.ts';
import { useWallet } from './useWallet.ts';

/** The place that the wallet shows, and how to switch it. */
export interface ShownPlace {
  /** null while there is no wallet, or it is not known yet. */
  readonly place: Place | null;
  /**
   * Whether the worker has derived this address in this tab. Until then it comes from storage, which anything may have
   * changed: such an address is never shown, but its balances are.
   */
  readonly isChecked: boolean;
  /** The wallet's addresses on every chain and network; empty while it is locked. */
  readonly places: readonly Place[];
  /** Switches to another of its addresses (SESS-7). */
  readonly choose: (place: Place) => void;
}

/** The chosen place of the wallet; while it is unlocked, one that the worker has derived. */
export function usePlace(): ShownPlace {
  const { session, store } = useServices();
  const wallet = useWallet();
  const { actor: vault } = wallet;
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const vaultWallet = useSelector(vault, ({ context }) => context.wallet);
  const { chain, network, address } = useSelector(session, ({ context }) => context.wallet);
  const places = usePlaces();
  const stored = chain === null || network === null || address === null ? null : { chain, network, address };
  const chosen = stored ?? vaultWallet;
  const place = pick();
  return {
    place,
    isChecked: isOpen || (place !== null && knownPlaces(wallet).some((each) => isSame(each, place))),
    places,
    choose(next) {
      for (const key of ['chain', 'network', 'address'] as const) store.set(key, next[key]);
      session.send({ type: 'wallet.changed', wallet: { ...next } });
    },
  };

  function pick(): Place | null {
    if (vaultWallet === null || chosen === null) return null;
    const isLoading = places.length === 0;
    if (!isOpen || (isLoading && isSame(chosen, vaultWallet))) return readPlace(chosen);
    if (isLoading) return null;
    return (
      places.find((each) => isSame(each, chosen)) ??
      places.find((each) => isSame(each, vaultWallet)) ??
      // An older version derived the addresses of Solana's Devnet differently.
      places.find((each) => each.chain === vaultWallet.chain && each.network === vaultWallet.network) ??
      readPlace(vaultWallet)
    );
  }
}

function isSame(one: WalletPlace, other: WalletPlace): boolean {
  return one.chain === other.chain && one.network === other.network && one.address === other.address;
}
