import type { Reply } from '../reply.ts';

/** Whether the server refuses because the account still has money or something pending (AUTH-9). */
export function isBlocked({ status }: Reply<unknown>): boolean {
  return status === 409;
}
