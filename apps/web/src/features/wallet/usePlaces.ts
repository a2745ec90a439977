import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Place, readPlace } from './chain/place.ts';
import type { Vault } from './ports/startVault.ts';
import { useWallet } from './useWallet.ts';

const none: readonly Place[] = [];

/** The places that the worker derived in this tab, cached for the life of the tab; addresses are not secret. */
const derivedBy = new WeakMap<Vault, readonly Place[]>();

/** The addresses that were derived in this tab, also while the wallet is locked; empty after a reload. */
export function knownPlaces(vault: Vault): readonly Place[] {
  return derivedBy.get(vault) ?? none;
}

/** Every address of the unlocked wallet, as its worker derives them (WALLET-4); empty while it is locked. */
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
    // A terminated worker means that the wallet was locked.
    derive().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [wallet, ports, isOpen]);
  return isOpen ? places : none;
}
