import { base64urlnopad } from '@scure/base';
import { type Clock, MINUTE } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { throttle } from '../../limits/limits.ts';
import { browserParts } from '../browserName.ts';
import type { EmailHash } from './emailHash.ts';
import type { SecurityEvent } from './events.ts';

/** Refusals of a rate limit are recorded at most once in this time: an attacker could otherwise fill the log. */
const LIMITED_MS = 15 * MINUTE;

/** The subject of an entry: an account, or the hash of an e-mail without one. */
type Subject = { readonly userId: string } | { readonly emailHash: Uint8Array };

/**
 * AUTH-8: records an event of an account in the security log, in the transaction of its cause if there is one. No field
 * can contain a password, a token or a code.
 */
export async function recordSecurity(db: Queryable, clock: Clock, event: SecurityEvent & Subject): Promise<void> {
  const { kind, outcome = 'done', from } = event;
  const userId = 'userId' in event ? event.userId : null;
  const emailHash = 'emailHash' in event ? event.emailHash : null;
  if (outcome === 'limited') {
    const key = `${kind} ${userId ?? base64urlnopad.encode(emailHash ?? new Uint8Array())}`;
    if (!(await throttle(db, clock, 'security-log-limited', key, LIMITED_MS)).ok) return;
  }
  const { browser, system } = browserParts(from?.userAgent ?? null);
  await db.write(
    `INSERT INTO security_log (id, created_at, kind, outcome, user_id, email_hash, network, browser, system)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(clock), clock(), kind, outcome, userId, emailHash, from?.network ?? null, browser, system],
  );
}

/**
 * As `recordSecurity`, for an attempt with a lower-case e-mail. It takes the same time and number of statements whether
 * an account has it or not (LOGIN-5); without an account the outcome is `unknown_account`, unless a rate limit refused
 * it.
 */
export async function recordTry(
  { db, clock, emailHash }: { readonly db: Queryable; readonly clock: Clock; readonly emailHash: EmailHash },
  email: string,
  event: SecurityEvent,
): Promise<void> {
  const [user] = await db.query<{ id: string }>(
    `SELECT id FROM users WHERE email_lower = $1 ORDER BY email_verified_at IS NULL, created_at DESC LIMIT 1`,
    [email],
  );
  const hash = emailHash(email);
  if (user) return recordSecurity(db, clock, { ...event, userId: user.id });
  const outcome = event.outcome === 'limited' ? event.outcome : 'unknown_account';
  return recordSecurity(db, clock, { ...event, outcome, emailHash: hash });
}
