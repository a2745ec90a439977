import type { KeyStore, StorageKey } from '../platform/storage.ts';

/** Storage that lasts as long as a story is mounted. `first` is in it from the beginning. */
export function createMemoryStore(first: readonly (readonly [StorageKey, string])[] = []): KeyStore {
  const kept = new Map<StorageKey, string>(first);
  return {
    isPersistent: () => true,
    onLost: () => () => undefined,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    keep(key, value) {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
