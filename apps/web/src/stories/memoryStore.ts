import type { KeyStore, StorageKey } from '../platform/storage.ts';

/** Storage that lasts as long as a story is mounted. */
export function createMemoryStore(): KeyStore {
  const kept = new Map<StorageKey, string>();
  return {
    isLasting: () => true,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
