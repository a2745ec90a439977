import { randomInt } from 'node:crypto';
import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { count, type Leave, takeTurn } from '../../limits/limits.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { PasswordHasher } from '../../security/passwordHasher.ts';
import { codeLetter } from './mails.ts';
import { CODE_LENGTH, CODE_LIFE_MS, CODE_TRIES, CODES_A_DAY, CODES_AN_HOUR, RESEND_MS } from './rules.ts';

/** A code that is not stored yet; its digits leave only by mail. */
export interface NewCode {
  readonly digits: string;
  readonly hash: string;
}

/** Draws a code. Hashing takes a while, so it happens before the transaction that stores it. */
export async function drawCode(hasher: PasswordHasher): Promise<NewCode> {
  const digits = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  return { digits, hash: await hasher.hash(digits) };
}

/** Whether this e-mail may be sent a code now. Counts alike for e-mails that have no account. */
export async function leaveToSend(db: Queryable, clock: Clock, email: string): Promise<Leave> {
  const turn = await takeTurn(db, clock, 'code-turn', email, RESEND_MS);
  if (!turn.ok) return turn;
  const hour = await count(db, clock, CODES_AN_HOUR, email);
  return hour.ok ? count(db, clock, CODES_A_DAY, email) : hour;
}

/** Puts the code in force and its mail into the outbox; the code before ends (VERIFY-4). */
export async function storeCode(tx: Queryable, clock: Clock, user: { id: string; email: string }, code: NewCode) {
  const now = clock();
  await tx.query('UPDATE email_codes SET closed_at = $2 WHERE user_id = $1 AND closed_at IS NULL', [user.id, now]);
  await tx.query(
    'INSERT INTO email_codes (id, user_id, code_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [newId(clock), user.id, code.hash, now, after(now, CODE_LIFE_MS)],
  );
  await queueMail(tx, clock, { to: user.email, letter: codeLetter(code.digits), lifeMs: CODE_LIFE_MS });
}

/** Spends one try on the code in force, before it is compared, so that parallel guesses cannot share a try. */
export async function spendTry(
  db: Queryable,
  clock: Clock,
  userId: string,
): Promise<{ id: string; code_hash: string } | undefined> {
  const [code] = await db.query<{ id: string; code_hash: string }>(
    `UPDATE email_codes SET attempts = attempts + 1
     WHERE user_id = $1 AND closed_at IS NULL AND expires_at > $2 AND attempts < $3 RETURNING id, code_hash`,
    [userId, clock(), CODE_TRIES],
  );
  return code;
}

/** Uses the code up; false if another call was quicker. */
export async function useCode(tx: Queryable, clock: Clock, codeId: string): Promise<boolean> {
  const used = await tx.query(
    'UPDATE email_codes SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING id',
    [codeId, clock()],
  );
  return used.length === 1;
}
