import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Place, readPlace } from './chain/place.ts';
import type { Vault } from './ports/startVault.ts';
import { useWallet } from './useWallet.ts';

const none: readonly Place[] = [];

/** What the worker derived in this tab, for as long as the tab lives; addresses are no secret. */
const derivedBy = new WeakMap<Vault, readonly Place[]>();

/** The addresses that this tab has seen derived, also while the wallet is locked; none after a reload. */
export function knownPlaces(vault: Vault): readonly Place[] {
  return derivedBy.get(vault) ?? none;
}

/** Every address of the open wallet, as its worker derives them (WALLET-4); none while it is locked. */
export function usePlaces(): readonly Place[] {
  const wallet = useWallet();
  const { actor: vault, ports } = wallet;
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    const derive = async () => {
      const known = (await ports.places()).flatMap((place) => readPlace(place) ?? []);
      if (isLeft) return;
      derivedBy.set(wallet, known);
      setPlaces(known);
    };
    // A terminated worker has locked the wallet.
    derive().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [wallet, ports, isOpen]);
  return isOpen ? places : none;
}
