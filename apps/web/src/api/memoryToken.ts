import type { KeptToken } from './api.ts';

/** A token that is kept as long as a test lasts. */
export function memoryToken(token: string | null = null): KeptToken {
  let kept = token;
  return {
    read: () => kept,
    keep: (next) => {
      kept = next;
    },
  };
}
