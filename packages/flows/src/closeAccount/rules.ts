import type { Reply } from '../reply.ts';

/** Whether the server refuses because money is left in the account or something is open (AUTH-9). */
export function isBlocked({ status }: Reply<unknown>): boolean {
  return status === 409;
}
