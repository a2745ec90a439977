import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { UNVERIFIED_MS } from '../../retention/rules.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { writeIdentityData } from './identityData.ts';

/** The columns of an account or sign-up that a login needs. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  /** Null if it is a sign-up that is not verified yet. */
  readonly email_verified_at: Date | null;
}

/** The data of a sign-up; `packageId` is a plan on offer. */
export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female';
  readonly country: string;
  readonly phone: string;
  readonly packageId: string;
}

/**
 * The account of a lower-case e-mail. If there is none, the newest sign-up with this e-mail that can still be verified
 * (AUTH-2); undefined if there is none either.
 */
export async function findCredentials(db: Queryable, clock: Clock, email: string): Promise<Credentials | undefined> {
  const [user] = await db.query<Credentials>(
    `SELECT id, email, password_hash, email_verified_at FROM users
     WHERE email_lower = $1 AND (email_verified_at IS NOT NULL OR created_at > $2)
     ORDER BY email_verified_at IS NULL, created_at DESC, id DESC LIMIT 1`,
    [email, after(clock(), -UNVERIFIED_MS)],
  );
  return user;
}

/** Whether a lower-case e-mail belongs to a verified account. */
export async function isOwned(db: Queryable, email: string): Promise<boolean> {
  const owners = await db.query('SELECT id FROM users WHERE email_lower = $1 AND email_verified_at IS NOT NULL', [
    email,
  ]);
  return owners.length > 0;
}

/** Creates an account with a verified e-mail and its ledger account; undefined if the e-mail has an account already. */
export async function createUser(
  tx: Queryable,
  deps: { clock: Clock; sealer: Sealer },
  user: NewUser,
): Promise<string | undefined> {
  const id = await insertUser(tx, deps, user, { verifiedAt: deps.clock() });
  if (id !== undefined) await openAccount(tx, deps.clock, id);
  return id;
}

/** Stores a sign-up. It does not reserve its e-mail: there may be others with the same one (AUTH-2). */
export async function createSignUp(
  tx: Queryable,
  deps: { clock: Clock; sealer: Sealer },
  user: NewUser,
  tokenHash: Uint8Array,
): Promise<string> {
  const id = await insertUser(tx, deps, user, { tokenHash });
  if (id === undefined) throw new Error('Another sign-up has the same key.');
  return id;
}

async function insertUser(
  tx: Queryable,
  { clock, sealer }: { clock: Clock; sealer: Sealer },
  user: NewUser,
  { verifiedAt = null, tokenHash = null }: { verifiedAt?: Date | null; tokenHash?: Uint8Array | null },
): Promise<string | undefined> {
  const [created] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country,
       package_id, created_at, email_verified_at, sign_up_token_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (email_lower) WHERE email_verified_at IS NOT NULL DO NOTHING RETURNING id`,
    [
      newId(clock),
      user.email,
      user.email.toLowerCase(),
      user.passwordHash,
      user.firstName,
      user.lastName,
      user.gender,
      user.country,
      user.packageId,
      clock(),
      verifiedAt,
      tokenHash,
    ],
  );
  if (created) await writeIdentityData(tx, sealer, created.id, { phone: user.phone });
  return created?.id;
}
