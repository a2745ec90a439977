import type { createWalletMachine, importWalletMachine } from '@keel/flows';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useServices } from '../../app/services/services.ts';
import { useWallet } from './useWallet.ts';

/** A flow that creates or imports a wallet. */
type Sealing = ActorRefFrom<typeof createWalletMachine> | ActorRefFrom<typeof importWalletMachine>;

/** Passes a created or imported wallet to the vault, unlocked, before its page is left (WALLET-1, WALLET-2, SESS-1). */
export function useSaveSealedWallet(flow: Sealing): void {
  const { session } = useServices();
  const { actor: vault } = useWallet();
  useEffect(() => {
    const subscription = flow.on('wallet.sealed', (sealed) => {
      vault.send(sealed);
      session.send({ type: 'passcode.created' });
    });
    return () => subscription.unsubscribe();
  }, [flow, session, vault]);
}
