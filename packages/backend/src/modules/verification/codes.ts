import { crypto } from '#crypto';
import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { count, type RateLimitResult, throttle } from '../../limits/limits.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { PasswordHasher } from '../../security/passwordHasher.ts';
import { codeMail } from './mails.ts';
import {
  CODE_LENGTH,
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_A_DAY,
  CODES_AN_HOUR,
  CODES_TO_AN_EMAIL,
  FIRST_CODE_OF_A_DAY,
  RESEND_MS,
} from './rules.ts';
import type { SignUp } from './signUps.ts';

/** A code that is not stored yet; its digits are only sent by mail. */
export interface NewCode {
  readonly digits: string;
  readonly hash: string;
}

/** Generates a code. Hashing takes a while, so it happens before the transaction that stores it. */
export async function generateCode(hasher: PasswordHasher): Promise<NewCode> {
  const digits = crypto
    .randomBelow(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  return { digits, hash: await hasher.hash(digits) };
}

/** Who requests a code by mail. */
export interface CodeRequester {
  /** In lower case. */
  readonly email: string;
  readonly network: string;
}

/**
 * Whether this e-mail may receive a mail because of a sign-up; the count does not depend on whether it has an account.
 * Each network has its own limit, and its first mail of a day is always sent: a stranger cannot use up the limit of
 * others (AUTH-2).
 */
export async function limitSignUpMails(
  db: Queryable,
  clock: Clock,
  { email, network }: CodeRequester,
): Promise<RateLimitResult> {
  const key = byNetwork({ email, network });
  const hour = await count(db, clock, CODES_AN_HOUR, key);
  const day = hour.ok ? await count(db, clock, CODES_A_DAY, key) : hour;
  if (!day.ok) return day;
  const first = await count(db, clock, FIRST_CODE_OF_A_DAY, key);
  const all = await count(db, clock, CODES_TO_AN_EMAIL, email);
  return first.ok ? first : all;
}

/** Requires a minute between codes. `of` is the id of the sign-up, or a substitute if there is none. */
export function throttleCodes(db: Queryable, clock: Clock, of: string): Promise<RateLimitResult> {
  return throttle(db, clock, 'code-turn', of, RESEND_MS);
}

/** An e-mail as used from one network, for limits that other networks cannot use up. */
export function byNetwork({ email, network }: CodeRequester): string {
  return `${email} ${network}`;
}

/**
 * Activates the code and queues its mail; the previous code ends (VERIFY-4). Does nothing if the sign-up has ended
 * meanwhile.
 */
export async function storeCode(tx: Queryable, clock: Clock, signUp: SignUp, code: NewCode): Promise<void> {
  const now = clock();
  const waiting = await tx.query('SELECT id FROM users WHERE id = $1 AND email_verified_at IS NULL FOR NO KEY UPDATE', [
    signUp.id,
  ]);
  if (waiting.length === 0) return;
  await tx.query('UPDATE email_codes SET closed_at = $2 WHERE user_id = $1 AND closed_at IS NULL', [signUp.id, now]);
  await tx.query(
    'INSERT INTO email_codes (id, user_id, code_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [newId(clock), signUp.id, code.hash, now, after(now, CODE_LIFE_MS)],
  );
  await queueMail(tx, clock, { to: signUp.email, content: codeMail(code.digits), lifeMs: CODE_LIFE_MS });
}

/** Counts an attempt at the active code before it is compared, so that concurrent guesses cannot share one. */
export async function countAttempt(
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

/** Uses the code; false if another call was faster. */
export async function useCode(tx: Queryable, clock: Clock, codeId: string): Promise<boolean> {
  const used = await tx.query(
    'UPDATE email_codes SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL RETURNING id',
    [codeId, clock()],
  );
  return used.length === 1;
}
