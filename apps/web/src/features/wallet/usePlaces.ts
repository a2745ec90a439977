import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Place, readPlace } from './chain/place.ts';
import { useWallet } from './useWallet.ts';

const none: readonly Place[] = [];

/** Every address of the open wallet, as its worker derives them (WALLET-4); none while it is locked. */
export function usePlaces(): readonly Place[] {
  const { actor: vault, ports } = useWallet();
  const isOpen = useSelector(vault, (snapshot) => snapshot.matches('unlocked'));
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    ports.places().then(
      (derived) => !isLeft && setPlaces(derived.flatMap((place) => readPlace(place) ?? [])),
      // A worker that is gone has locked the wallet.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [ports, isOpen]);
  return isOpen ? places : none;
}
