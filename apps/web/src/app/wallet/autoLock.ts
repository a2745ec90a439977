import type { AutoLockMinutes } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

const listeners = new Set<(minutes: AutoLockMinutes) => void>();

/** Listens to changes of the auto-lock time, for a wallet that is open in this tab (SET-2). */
export function onAutoLock(listener: (minutes: AutoLockMinutes) => void): void {
  listeners.add(listener);
}

/** Stores the auto-lock time and notifies a wallet that is open, without loading the wallet's code (SET-2). */
export function chooseAutoLock(store: KeyStore, minutes: AutoLockMinutes): void {
  store.set('autoLockMinutes', String(minutes));
  for (const listener of listeners) listener(minutes);
}
