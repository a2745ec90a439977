import type { StoredToken } from './api.ts';

/** A token that is kept as long as a test lasts. */
export function memoryToken(token: string | null = null): StoredToken {
  let current = token;
  return {
    read: () => current,
    store: (next) => {
      current = next;
    },
  };
}
