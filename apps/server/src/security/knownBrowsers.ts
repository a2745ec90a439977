import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/** How many browsers an account is remembered with; of more the one that was used longest ago is dropped. */
const REMEMBERED = 20;

/** Whether an account was seen with a browser before: `first` is the very first sign-in of all. */
export type Familiarity = 'first' | 'known' | 'new';

interface Row {
  readonly browser: string;
  readonly forgotten_at: Date | null;
}

/**
 * PAYOUT-5: remembers that an account is used with a browser, and says whether it was before. A browser goes by the text
 * that it calls itself, without version numbers, so that an update makes no new one. Runs in the transaction of the
 * sign-in, with the account locked.
 */
export async function noteBrowser(
  tx: Queryable,
  clock: Clock,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string | null },
): Promise<Familiarity> {
  const browser = browserKey(userAgent);
  const rows = await tx.query<Row>('SELECT browser, forgotten_at FROM known_browsers WHERE user_id = $1', [userId]);
  await tx.query(
    `INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (user_id, browser) DO UPDATE SET last_seen_at = $3, forgotten_at = NULL`,
    [userId, browser, clock()],
  );
  if (rows.some((row) => row.browser === browser && row.forgotten_at === null)) return 'known';
  if (rows.length >= REMEMBERED) await dropOldest(tx, userId);
  return rows.length === 0 ? 'first' : 'new';
}

/** Makes every browser a new one again, since one of them was a stranger's. */
export async function forgetBrowsers(tx: Queryable, clock: Clock, userId: string): Promise<void> {
  await tx.query('UPDATE known_browsers SET forgotten_at = $2 WHERE user_id = $1', [userId, clock()]);
}

/** As the migration makes it of the sessions that were there. */
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
