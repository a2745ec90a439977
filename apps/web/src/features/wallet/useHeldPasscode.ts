import type { backUpWalletMachine, showWordsMachine } from '@keel/flows';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lockForPause } from './lockForPause.ts';
import { useWallet } from './useWallet.ts';

/** A flow that asks for the passcode of the wallet besides the vault's own. */
type AskingFlow = ActorRefFrom<typeof backUpWalletMachine> | ActorRefFrom<typeof showWordsMachine>;

/** Locks the wallet after too many wrong passcodes; the locked wallet shows how long the pause lasts (WALLET-3). */
export function useHeldPasscode(flow: AskingFlow): void {
  const { actor: vault } = useWallet();
  useEffect(() => {
    const subscription = flow.on('passcodeHeld', () => lockForPause(vault));
    return () => subscription.unsubscribe();
  }, [flow, vault]);
}
