import type { User } from '@keel/contract';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { toWire } from '../../money.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { addressOf, identityColumns, nidOf } from './identityData.ts';
import { maskedNid } from './maskedNid.ts';

/** The FROM clause of a `UserRow`. */
export const USER_TABLES = 'users u JOIN ledger_accounts a ON a.owner_user_id = u.id';

/** The columns of a user that may leave the server. The password hash is not among them. */
export const USER_COLUMNS = `u.id, u.email, u.first_name, u.last_name, u.currency, u.account_status, u.suspended_at,
  u.payouts_held_until, u.kyc_verified, u.wallet_feature, u.profile_photo_url, u.country, u.state, ${identityColumns('nid', 'address')}, a.credits_posted - a.debits_posted - a.debits_pending AS available`;

/** A user, as `USER_COLUMNS` selects it. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly currency: string;
  readonly account_status: boolean;
  readonly suspended_at: Date | null;
  readonly payouts_held_until: Date | null;
  readonly kyc_verified: User['kycVerified'];
  readonly wallet_feature: boolean;
  readonly profile_photo_url: string | null;
  readonly nid: string | null;
  readonly nid_sealed: Uint8Array | null;
  readonly country: string;
  readonly state: string | null;
  readonly address: string | null;
  readonly address_sealed: Uint8Array | null;
  /** The available balance in cents: credits minus debits and holds. */
  readonly available: bigint;
}

/** Reads the current state of a user. */
export async function readUser(db: Queryable, sealer: Sealer, id: string): Promise<User> {
  return singleRow(await readUsers(db, sealer, [id]));
}

/** Reads the current state of several users. */
export async function readUsers(db: Queryable, sealer: Sealer, ids: readonly string[]): Promise<User[]> {
  const sql = `SELECT ${USER_COLUMNS} FROM ${USER_TABLES} WHERE u.id = ANY($1::uuid[])`;
  return (await db.query<UserRow>(sql, [ids])).map((row) => toUser(sealer, row));
}

/** Converts a user to the contract. The password is always masked, and so is most of the identity number (CARD-3). */
export function toUser(sealer: Sealer, row: UserRow): User {
  const nid = nidOf(sealer, row);
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    currency: row.currency,
    profilePhotoUrl: row.profile_photo_url,
    availableBalance: toWire(row.available),
    accountStatus: row.account_status,
    suspended: row.suspended_at !== null,
    payoutsHeldUntil: row.payouts_held_until?.toISOString() ?? null,
    kycVerified: row.kyc_verified,
    walletFeauture: row.wallet_feature,
    nid: nid === null ? null : maskedNid(nid),
    country: row.country,
    state: row.state,
    address: addressOf(sealer, row),
    password: '••••••••',
  };
}
