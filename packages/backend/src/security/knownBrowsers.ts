import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/** Maximum number of remembered browsers per account; beyond it, the least recently used one is forgotten. */
const REMEMBERED = 20;

/** Whether the account was used with a browser before; `first` is the first sign-in of the account. */
export type Familiarity = 'first' | 'known' | 'new';

interface KnownBrowserRow {
  readonly browser: string;
  readonly forgotten_at: Date | null;
}

/**
 * PAYOUT-5: remembers that an account is used with a browser, and returns whether it was before. Browsers are
 * identified by their User-Agent without version numbers, so that an update does not count as a new browser. Runs in
 * the transaction of the sign-in, with the account locked.
 */
export async function noteBrowser(
  tx: Queryable,
  clock: Clock,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string | null },
): Promise<Familiarity> {
  const browser = browserKey(userAgent);
  const rows = await tx.query<KnownBrowserRow>('SELECT browser, forgotten_at FROM known_browsers WHERE user_id = $1', [
    userId,
  ]);
  await tx.query(
    `INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (user_id, browser) DO UPDATE SET last_seen_at = $3, forgotten_at = NULL`,
    [userId, browser, clock()],
  );
  if (rows.some((row) => row.browser === browser && row.forgotten_at === null)) return 'known';
  if (rows.length >= REMEMBERED) await dropOldest(tx, userId);
  return rows.length === 0 ? 'first' : 'new';
}

/** Forgets all browsers of an account, because one of them belonged to a stranger. */
export async function forgetBrowsers(tx: Queryable, clock: Clock, userId: string): Promise<void> {
  await tx.query('UPDATE known_browsers SET forgotten_at = $2 WHERE user_id = $1', [userId, clock()]);
}

/** Migration 0020 uses the same format for the sessions that existed before it. */
function browserKey(userAgent: string | null): string {
  return (userAgent ?? '').replaceAll(/[0-9._]+/g, '');
}

async function dropOldest(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `DELETE FROM known_browsers WHERE user_id = $1 AND browser NOT IN (
       SELECT browser FROM known_browsers WHERE user_id = $1 ORDER BY last_seen_at DESC, browser LIMIT $2)`,
    [userId, REMEMBERED],
  );
}
