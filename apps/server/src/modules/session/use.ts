import { SECOND } from '../../clock.ts';

/** When the person behind a call was there last; null where the call says nothing of a person (AUTH-7). */
export type Use = { readonly agoMs: number } | null;

/** The header in which the app says for how many seconds nobody has touched it. It can make a session shorter, never longer. */
export const IDLE_HEADER = 'x-idle-seconds';

const SECONDS = /^\d{1,6}$/;

/**
 * What a call says of the person: one without the header, or with one that cannot be read, is made by somebody now. The stream of
 * events is opened by the app itself, also when it comes back after a break, so it never counts.
 */
export function readUse(operation: string, header: string | readonly string[] | undefined): Use {
  if (operation === 'streamEvents') return null;
  const idle = typeof header === 'string' && SECONDS.test(header) ? Number(header) : 0;
  return { agoMs: idle * SECOND };
}
