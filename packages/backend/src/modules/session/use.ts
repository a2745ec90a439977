import { SECOND } from '../../clock.ts';

/** When the person behind a call was last active; null if the call is not made by a person (AUTH-7). */
export type Use = { readonly agoMs: number } | null;

/** The header with the seconds since the last user input in the app. It can only make a session end earlier. */
export const IDLE_HEADER = 'x-idle-seconds';

const SECONDS = /^\d{1,6}$/;

/**
 * When the person was last active according to a call. A call without the header, or with an invalid one, counts as
 * made by a person now. The app opens the event stream without the person's action, so it never counts.
 */
export function readUse(operation: string, header: string | readonly string[] | undefined): Use {
  if (operation === 'streamEvents') return null;
  const idle = typeof header === 'string' && SECONDS.test(header) ? Number(header) : 0;
  return { agoMs: idle * SECOND };
}
