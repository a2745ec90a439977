import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { openAccount } from '../../ledger/accounts.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { writeIdentityData } from './identityData.ts';

/** What signing in needs to know of an account. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly email_verified_at: Date | null;
}

/** What a person gives when signing up; `packageId` is a plan on offer. */
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

/** The account of an e-mail in small letters. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | undefined> {
  const [user] = await db.query<Credentials>(
    'SELECT id, email, password_hash, email_verified_at FROM users WHERE email_lower = $1',
    [email],
  );
  return user;
}

/** Creates the account and its place in the ledger; undefined if the e-mail has one already. */
export async function createUser(
  tx: Queryable,
  { clock, sealer }: { clock: Clock; sealer: Sealer },
  user: NewUser,
): Promise<string | undefined> {
  const [created] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country,
       package_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (email_lower) DO NOTHING RETURNING id`,
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
    ],
  );
  if (created) {
    await writeIdentityData(tx, sealer, created.id, { phone: user.phone });
    await openAccount(tx, clock, created.id);
  }
  return created?.id;
}
