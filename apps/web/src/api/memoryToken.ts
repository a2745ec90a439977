import type { StoredToken } from './api.ts';

/** A token in memory, for tests. */
export function memoryToken(token: string | null = null): StoredToken {
  let current = token;
  return {
    read: () => current,
    store: (next) => {
      current = next;
    },
  };
}
