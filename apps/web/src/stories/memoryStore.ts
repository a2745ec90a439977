import type { KeyStore, StorageKey } from '../platform/storage.ts';

/** Storage that lasts as long as a story is mounted. `first` is its initial content. */
export function createMemoryStore(first: readonly (readonly [StorageKey, string])[] = []): KeyStore {
  const values = new Map<StorageKey, string>(first);
  return {
    isPersistent: () => true,
    onLost: () => () => undefined,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    persist(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
