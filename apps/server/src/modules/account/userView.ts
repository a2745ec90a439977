import type { User } from '@keel/contract';
import { only, type Queryable } from '../../db/Db.ts';
import { toWire } from '../../money.ts';

/** Where a `UserRow` comes from. */
export const USER_TABLES = 'users u JOIN ledger_accounts a ON a.owner_user_id = u.id';

/** What of a user may leave the server. The password hash is not among it. */
export const USER_COLUMNS = `u.id, u.email, u.first_name, u.last_name, u.currency, u.account_status, u.kyc_verified,
  u.wallet_feature, u.profile_photo_url, u.nid, u.country, u.state, u.address, a.credits_posted - a.debits_posted - a.debits_pending AS available`;

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly currency: string;
  readonly account_status: boolean;
  readonly kyc_verified: User['kycVerified'];
  readonly wallet_feature: boolean;
  readonly profile_photo_url: string | null;
  readonly nid: string | null;
  readonly country: string;
  readonly state: string | null;
  readonly address: string | null;
  /** Cents: what was credited, less what was paid out or is held. */
  readonly available: bigint;
}

/** The user as they stand now. */
export async function readUser(db: Queryable, id: string): Promise<User> {
  return only(await readUsers(db, [id]));
}

/** Users as they stand now. */
export async function readUsers(db: Queryable, ids: readonly string[]): Promise<User[]> {
  const sql = `SELECT ${USER_COLUMNS} FROM ${USER_TABLES} WHERE u.id = ANY($1::uuid[])`;
  return (await db.query<UserRow>(sql, [ids])).map(toUser);
}

/** A user as the contract has it. The password is always the mask (CARD-3). */
export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    currency: row.currency,
    profilePhotoUrl: row.profile_photo_url,
    availableBalance: toWire(row.available),
    accountStatus: row.account_status,
    kycVerified: row.kyc_verified,
    walletFeauture: row.wallet_feature,
    nid: row.nid,
    country: row.country,
    state: row.state,
    address: row.address,
    password: '••••••••',
  };
}
