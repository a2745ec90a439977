import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { CHALLENGE_MS, CHALLENGE_TRIES } from './rules.ts';

/** The purpose of a challenge. */
export type Purpose = 'sign_in' | 'enrol' | 'step_up';

/** The key of a challenge: the token of a sign-in, or of a session. */
export interface ChallengeKey {
  readonly tokenHash: Uint8Array;
  readonly purpose: Purpose;
}

/** A valid challenge. */
export interface Challenge {
  readonly user_id: string;
  readonly passkey_challenge: string;
  readonly password_digest: Uint8Array | null;
}

/** Creates a challenge and replaces the previous one; returns what a passkey has to sign. */
export async function openChallenge(
  db: Queryable,
  clock: Clock,
  { tokenHash, purpose }: ChallengeKey,
  { userId, passwordHash = null }: { readonly userId: string; readonly passwordHash?: string | null },
): Promise<string> {
  const passkeyChallenge = base64urlnopad.encode(crypto.randomBytes(32));
  const now = clock();
  await db.query(
    `INSERT INTO factor_challenges (token_hash, purpose, user_id, passkey_challenge, password_digest, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (token_hash, purpose) DO UPDATE SET user_id = excluded.user_id,
       passkey_challenge = excluded.passkey_challenge, password_digest = excluded.password_digest, attempts = 0,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      tokenHash,
      purpose,
      userId,
      passkeyChallenge,
      passwordHash === null ? null : passwordDigest(passwordHash),
      now,
      after(now, CHALLENGE_MS),
    ],
  );
  return passkeyChallenge;
}

/**
 * Counts an attempt at a challenge before anything is compared, so that concurrent guesses cannot share one. A
 * challenge from the future is invalid: the clock was set back.
 */
export async function countAttempt(
  db: Queryable,
  clock: Clock,
  { tokenHash, purpose }: ChallengeKey,
): Promise<Challenge | undefined> {
  const [challenge] = await db.query<Challenge>(
    `UPDATE factor_challenges SET attempts = attempts + 1
     WHERE token_hash = $1 AND purpose = $2 AND created_at <= $3 AND expires_at > $3 AND attempts < $4
     RETURNING user_id, passkey_challenge, password_digest`,
    [tokenHash, purpose, clock(), CHALLENGE_TRIES],
  );
  return challenge;
}

/** Uses a challenge; false if another call was faster. */
export async function closeChallenge(tx: Queryable, { tokenHash, purpose }: ChallengeKey): Promise<boolean> {
  const closed = await tx.query(
    'DELETE FROM factor_challenges WHERE token_hash = $1 AND purpose = $2 RETURNING user_id',
    [tokenHash, purpose],
  );
  return closed.length === 1;
}

/** A digest by which a changed password is noticed, so that the password hash itself is not stored twice. */
export function passwordDigest(passwordHash: string): Uint8Array {
  return crypto.sha256(passwordHash);
}
