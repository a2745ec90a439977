import type { SessionStart } from '@keel/contract';
import { after, type Clock, HOUR } from '../../clock.ts';
import type { Config } from '../../config/env.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { browserName } from '../../security/browserName.ts';
import { noteBrowser } from '../../security/knownBrowsers.ts';
import { rememberDevice } from '../../security/knownDevices.ts';
import { newBrowser } from '../../security/notices/notices.ts';
import { type NoticeMeans, sendNotice } from '../../security/notices/sendNotice.ts';
import { drawToken, hashToken } from '../../security/token.ts';
import { readUser } from '../account/userView.ts';
import { SEEN_MS, SESSIONS_A_USER } from './rules.ts';

/** Who is signed in, and by which session. */
export interface CurrentSession {
  readonly userId: string;
  readonly tokenHash: Uint8Array;
}

export type FoundSession =
  | { ok: true; session: CurrentSession }
  | { ok: false; reason: 'unauthenticated' | 'sessionExpired' };

/**
 * Starts a session and makes room for it (SESS-5). Whoever starts one has just proved who they are (PAYOUT-4). Runs in the
 * transaction that allows it. The token is in the answer and nowhere else: who reads the database cannot use what is there.
 * From a browser that the account was not used with before, its owner is mailed (PAYOUT-5); kick the outbox afterwards.
 * `deviceToken` is what the browser was given at an earlier sign-in, of whichever account (AUTH-5).
 */
export async function startSession(
  tx: Queryable,
  means: NoticeMeans & { config: Pick<Config, 'sessionHours'>; sealer: Sealer },
  user: { id: string; userAgent: string | null; deviceToken?: string | undefined },
): Promise<SessionStart> {
  const { clock, config, sealer } = means;
  const token = drawToken();
  const now = clock();
  await endOldest(tx, now, user.id);
  await tx.query(
    `INSERT INTO sessions (token_hash, id, user_id, created_at, expires_at, user_agent, proved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $4)`,
    [hashToken(token), newId(clock), user.id, now, after(now, config.sessionHours * HOUR), user.userAgent],
  );
  const familiarity = await noteBrowser(tx, clock, { userId: user.id, userAgent: user.userAgent });
  if (familiarity === 'new')
    await sendNotice(tx, means, user.id, newBrowser({ browser: browserName(user.userAgent), at: now }));
  const deviceToken = await rememberDevice(tx, clock, { userId: user.id, token: user.deviceToken });
  return { token, user: await readUser(tx, sealer, user.id), expiresIn: config.sessionHours, deviceToken };
}

/** The session of a token, unless it never was, was ended, or is over. */
export async function findSession(db: Queryable, clock: Clock, tokenHash: Uint8Array): Promise<FoundSession> {
  const [row] = await db.query<{ user_id: string; expires_at: Date; seen: Date }>(
    'SELECT user_id, expires_at, coalesce(last_seen_at, created_at) AS seen FROM sessions WHERE token_hash = $1',
    [tokenHash],
  );
  if (!row) return { ok: false, reason: 'unauthenticated' };
  if (row.expires_at <= clock()) return { ok: false, reason: 'sessionExpired' };
  await noteSeen(db, clock, { tokenHash, seen: row.seen });
  return { ok: true, session: { userId: row.user_id, tokenHash } };
}

/** Notes that a session was used, if it was not noted a short while ago (ERR-2). */
export async function noteSeen(
  db: Queryable,
  clock: Clock,
  { tokenHash, seen }: { tokenHash: Uint8Array; seen: Date },
): Promise<void> {
  if (seen > after(clock(), -SEEN_MS)) return;
  await db.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1', [tokenHash, clock()]);
}

/** Ends one session; the others of the account go on. */
export async function endSession(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Ends every session of the account but the one that asks. */
export async function endOthers(db: Queryable, { userId, tokenHash }: CurrentSession): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [userId, tokenHash]);
}

/** Leaves at most one less than the limit. The user's row is locked, so that parallel logins count one another. */
async function endOldest(tx: Queryable, now: Date, userId: string): Promise<void> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  await tx.query('DELETE FROM sessions WHERE user_id = $1 AND expires_at <= $2', [userId, now]);
  await tx.query(
    `DELETE FROM sessions WHERE user_id = $1 AND token_hash NOT IN (
       SELECT token_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`,
    [userId, SESSIONS_A_USER - 1],
  );
}
