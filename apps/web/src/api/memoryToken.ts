import type { SignUpToken } from './api.ts';

/** A sign-up's token that lasts as long as a test. */
export function memoryToken(token: string | null = null): SignUpToken {
  let kept = token;
  return {
    read: () => kept,
    keep: (next) => {
      kept = next;
    },
  };
}
