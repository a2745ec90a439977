import { crypto } from '#crypto';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { SESSIONS_A_USER } from './rules.ts';
import { idleSince } from './sessions.ts';

interface SessionRow {
  readonly id: string;
  readonly token_hash: Uint8Array;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly expires_at: Date;
  readonly user_agent: string | null;
}

/** ERR-2: the sessions of the account, so that its owner can detect unknown ones. */
export async function listSessions({ caller }: Call<'listSessions'>, context: Context): Promise<Reply<'listSessions'>> {
  const rows = await context.db.query<SessionRow>(
    `SELECT id, token_hash, created_at, last_seen_at, expires_at, user_agent FROM sessions
     WHERE user_id = $1 AND expires_at > $2 AND coalesce(last_seen_at, created_at) > $4
     ORDER BY created_at DESC, id DESC LIMIT $3`,
    [caller.userId, context.clock(), SESSIONS_A_USER, idleSince(context)],
  );
  const message = rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    expiresAt: row.expires_at.toISOString(),
    userAgent: row.user_agent,
    current: crypto.equal(row.token_hash, caller.tokenHash),
  }));
  return { status: 200, body: { bool: true, message } };
}
