/** The keys that the app stores in this browser (SESS-7). `seedphrase` only ever contains a sealed vault (WALLET-3). */
export const storageKeys = {
  token: 'token',
  expiry: 'expiry',
  activeAt: 'activeAt',
  userId: 'userId',
  user: 'user',
  seedphrase: 'seedphrase',
  address: 'address',
  chain: 'chain',
  network: 'network',
  backgroundStyle: 'backgroundStyle',
  liveTraders: 'liveTraders',
  iosVisits: 'iosVisits',
  language: 'language',
  hideAmounts: 'hideAmounts',
  getStartedDismissed: 'getStartedDismissed',
  autoLockMinutes: 'autoLockMinutes',
  walletSent: 'walletSent',
  walletOrder: 'walletOrder',
  tradeButton: 'tradeButton',
  pushStamp: 'pushStamp',
  vaultTries: 'vaultTries',
  vaultDeadline: 'vaultDeadline',
  signUpToken: 'signUpToken',
  deviceToken: 'deviceToken',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Keys that survive a logout: they open nothing, and without them this would not be a known browser (AUTH-5). */
const outlivesLogout: ReadonlySet<StorageKey> = new Set(['deviceToken']);

/** Stores small texts permanently if the browser allows it, otherwise until the tab is closed. */
export interface KeyStore {
  /** False once the browser has refused a read or a write: what is set from then on is lost with the tab (SESS-8). */
  readonly isPersistent: () => boolean;
  /** Calls back once `isPersistent` turns false. Returns the unsubscribe function. */
  readonly onLost: (listener: () => void) => () => void;
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  /**
   * Stores a value permanently and reads it back; returns false if the browser refuses, and then the stored value is
   * unchanged.
   */
  persist(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
  /** Removes the keys of the app except those that survive a logout, and nothing of anyone else's (SESS-6). */
  clear(): void;
}

/**
 * A KeyStore over `localStorage`, which falls back to memory for the visit when the browser blocks or fills it.
 * `storage` is a function because reading the property itself may throw.
 */
export function createKeyStore(storage: () => Storage): KeyStore {
  const memory = new Map<StorageKey, string>();
  const listeners = new Set<() => void>();
  let persistent = true;

  function attempt<Value>(work: (store: Storage) => Value, otherwise: Value): Value {
    try {
      return work(storage());
    } catch {
      if (persistent) {
        persistent = false;
        for (const listener of listeners) listener();
      }
      return otherwise;
    }
  }

  return {
    isPersistent: () => persistent,
    onLost(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (key) => memory.get(key) ?? attempt((store) => store.getItem(storageKeys[key]), null),
    set(key, value) {
      const isStored = attempt((store) => {
        store.setItem(storageKeys[key], value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    persist(key, value) {
      try {
        const store = storage();
        store.setItem(storageKeys[key], value);
        if (store.getItem(storageKeys[key]) !== value) return false;
      } catch {
        return false;
      }
      memory.delete(key);
      return true;
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(storageKeys[key]), undefined);
    },
    clear() {
      const removed = Object.values(storageKeys).filter((key) => !outlivesLogout.has(key));
      for (const key of removed) {
        memory.delete(key);
        attempt((store) => store.removeItem(key), undefined);
      }
    },
  };
}
