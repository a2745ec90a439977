import type { SessionStart } from '@keel/contract';
import { after, type Clock, HOUR, MINUTE } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import { Refused } from '../../contract/Refused.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { browserName } from '../../security/browserName.ts';
import { noteBrowser } from '../../security/knownBrowsers.ts';
import { rememberDevice } from '../../security/knownDevices.ts';
import type { Origin } from '../../security/log/events.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { newBrowser } from '../../security/notices/notices.ts';
import { type NoticeDeps, sendNotice } from '../../security/notices/sendNotice.ts';
import { generateToken, hashToken } from '../../security/token.ts';
import { readUser } from '../account/userView.ts';
import { wrongSignIn } from './messages.ts';
import { IDLE_GRACE_MS, SEEN_MS, SESSIONS_A_USER } from './rules.ts';
import type { Use } from './use.ts';

/** A signed-in user and the session. */
export interface CurrentSession {
  readonly userId: string;
  readonly tokenHash: Uint8Array;
}

/** The session of a token, or the refusal to answer with. */
export type FoundSession =
  | { ok: true; session: CurrentSession }
  | { ok: false; reason: 'unauthenticated' | 'sessionExpired' };

/**
 * Starts a session, and ends the oldest if there are too many (SESS-5). The session is fresh, because its owner has
 * just proved their identity (PAYOUT-4). Runs in the transaction that allows the sign-in. The token is only in the
 * answer; the database has its hash. A sign-in from an unknown browser is mailed to the owner (PAYOUT-5), so kick the
 * outbox afterwards. The security log records the sign-in (AUTH-8). `deviceToken` is the token that the browser got at
 * an earlier sign-in to any account (AUTH-5).
 */
export async function startSession(
  tx: Queryable,
  deps: NoticeDeps & { config: Pick<Config, 'sessionHours' | 'sessionIdleMinutes'>; sealer: Sealer },
  user: { id: string; deviceToken?: string | undefined } & Origin,
): Promise<SessionStart> {
  const { clock, config, sealer } = deps;
  const token = generateToken();
  const now = clock();
  await endOldest(tx, deps, user.id);
  await tx.query(
    `INSERT INTO sessions (token_hash, id, user_id, created_at, expires_at, user_agent, proved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $4)`,
    [hashToken(token), newId(clock), user.id, now, after(now, config.sessionHours * HOUR), user.userAgent],
  );
  const familiarity = await noteBrowser(tx, clock, { userId: user.id, userAgent: user.userAgent });
  if (familiarity === 'new')
    await sendNotice(tx, deps, user.id, newBrowser({ browser: browserName(user.userAgent), at: now }));
  await recordSecurity(tx, clock, { kind: 'sign_in', userId: user.id, from: user });
  const deviceToken = await rememberDevice(tx, clock, { userId: user.id, token: user.deviceToken });
  return { token, user: await readUser(tx, sealer, user.id), expiresIn: config.sessionHours, deviceToken };
}

/** The dependencies for validating a session. */
interface Deps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessionIdleMinutes'>;
}

/**
 * Finds the session of a token. `unauthenticated` if the token is unknown or its session was ended, `sessionExpired` if
 * it has expired or was idle too long. A call by a person (`use`) keeps the session from becoming idle (AUTH-7).
 */
export async function findSession(deps: Deps, tokenHash: Uint8Array, use: Use): Promise<FoundSession> {
  const { db } = deps;
  const [row] = await db.query<{ user_id: string; expires_at: Date; seen: Date }>(
    'SELECT user_id, expires_at, coalesce(last_seen_at, created_at) AS seen FROM sessions WHERE token_hash = $1',
    [tokenHash],
  );
  if (!row) return { ok: false, reason: 'unauthenticated' };
  if (isSessionOver(deps, row)) return { ok: false, reason: 'sessionExpired' };
  await recordUse(deps, { tokenHash, seen: row.seen }, use);
  return { ok: true, session: { userId: row.user_id, tokenHash } };
}

/** Whether a session has expired or was idle for longer than the operator allows (AUTH-7). */
export function isSessionOver(
  deps: Omit<Deps, 'db'>,
  { expires_at, seen }: { readonly expires_at: Date; readonly seen: Date },
): boolean {
  return expires_at <= deps.clock() || seen <= idleSince(deps);
}

/**
 * The time of the last use at or before which a session has ended as idle (AUTH-7). A minute is added to the operator's
 * setting, because the last use is not stored to the second.
 */
export function idleSince({ clock, config: { sessionIdleMinutes } }: Omit<Deps, 'db'>): Date {
  return sessionIdleMinutes === null ? new Date(0) : after(clock(), -(sessionIdleMinutes * MINUTE + IDLE_GRACE_MS));
}

/** Stores when a session was used, if the stored time is not recent (ERR-2, AUTH-7). */
export async function recordUse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tokenHash, seen }: { readonly tokenHash: Uint8Array; readonly seen: Date },
  use: Use,
): Promise<void> {
  if (use === null) return;
  const used = after(clock(), -use.agoMs);
  if (after(seen, SEEN_MS) > used) return;
  await db.query(
    'UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1 AND coalesce(last_seen_at, created_at) < $2',
    [tokenHash, used],
  );
}

/** Ends one session; other sessions of the account continue. */
export async function endSession(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Ends every session of the account except the caller's. */
export async function endOthers(db: Queryable, { userId, tokenHash }: CurrentSession): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [userId, tokenHash]);
}

/**
 * Ends the oldest sessions so that one more fits the limit. The user's row is locked, so that concurrent logins are
 * counted.
 */
async function endOldest(tx: Queryable, deps: Omit<Deps, 'db'>, userId: string): Promise<void> {
  const { closed } = singleRow(
    await tx.query<{ closed: boolean }>(
      'SELECT closed_at IS NOT NULL AS closed FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [userId],
    ),
  );
  // The account was closed since the password was verified (AUTH-9).
  if (closed) throw new Refused(wrongSignIn);
  await tx.query(
    'DELETE FROM sessions WHERE user_id = $1 AND (expires_at <= $2 OR coalesce(last_seen_at, created_at) <= $3)',
    [userId, deps.clock(), idleSince(deps)],
  );
  await tx.query(
    `DELETE FROM sessions WHERE user_id = $1 AND token_hash NOT IN (
       SELECT token_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`,
    [userId, SESSIONS_A_USER - 1],
  );
}
