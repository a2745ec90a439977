import type { AutoLockMinutes } from '@keel/flows';
import type { KeyStore } from '../platform/storage.ts';

const listeners = new Set<(minutes: AutoLockMinutes) => void>();

/** Hears of another auto-lock time, for a wallet that is open in this tab (SET-2). */
export function onAutoLock(listener: (minutes: AutoLockMinutes) => void): void {
  listeners.add(listener);
}

/** Keeps how long the wallet stays open without a touch, and tells the open one, without loading it for that (SET-2). */
export function chooseAutoLock(store: KeyStore, minutes: AutoLockMinutes): void {
  store.set('autoLockMinutes', String(minutes));
  for (const listener of listeners) listener(minutes);
}
