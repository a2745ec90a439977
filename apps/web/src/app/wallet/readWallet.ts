import type { StoredWallet } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/** What this browser stored of a wallet (SESS-7); null when its storage cannot be read. */
export function readWallet(store: KeyStore): StoredWallet | null {
  const stored = {
    userId: store.get('userId'),
    seedphrase: store.get('seedphrase'),
    chain: store.get('chain'),
    network: store.get('network'),
    address: store.get('address'),
  };
  return store.isPersistent() ? stored : null;
}
