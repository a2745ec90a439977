import type { Vault } from './ports/startVault.ts';

/** Locks the wallet after too many wrong passcodes; the locked wallet shows how long the pause lasts (WALLET-3). */
export function lockForPause(vault: Vault['actor']): void {
  vault.send({ type: 'lock.requested' });
  vault.send({ type: 'vault.changed' });
}
