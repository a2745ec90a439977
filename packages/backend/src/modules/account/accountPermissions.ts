import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { messageOf } from '../../words/sentences.ts';

/** DEP-3, WD-2: the operator has not verified the account yet. */
const accountNotVerified = {
  status: 403,
  code: 'account_not_verified',
  ...messageOf('account_not_verified'),
} as const satisfies Refusal;

/** PAYOUT-1: a suspended account may sign in and read. */
const accountSuspended = {
  status: 403,
  code: 'account_suspended',
  ...messageOf('account_suspended'),
} as const satisfies Refusal;

/** WENTRY-1: the operator has not enabled the wallet for the account. */
const walletNotEnabled = {
  status: 403,
  code: 'wallet_not_enabled',
  ...messageOf('wallet_not_enabled'),
} as const satisfies Refusal;

/** The permissions that the operator has given an account. */
export interface AccountPermissions {
  readonly verified: boolean;
  readonly suspended: boolean;
  readonly wallet: boolean;
}

/** Reads the permissions of an account. */
export async function accountPermissionsOf(db: Queryable, userId: string): Promise<AccountPermissions> {
  return singleRow(
    await db.query<AccountPermissions>(
      `SELECT account_status AS verified, suspended_at IS NOT NULL AS suspended, wallet_feature AS wallet
       FROM users WHERE id = $1`,
      [userId],
    ),
  );
}

/** Refuses suspended and unverified accounts. */
export async function verifiedAccount(caller: object | null, { db }: Context): Promise<Refusal | undefined> {
  const { verified, suspended } = await accountPermissionsOf(db, userOf(caller));
  if (suspended) return accountSuspended;
  return verified ? undefined : accountNotVerified;
}

/** Refuses suspended accounts. */
export async function notSuspended(caller: object | null, { db }: Context): Promise<Refusal | undefined> {
  return (await accountPermissionsOf(db, userOf(caller))).suspended ? accountSuspended : undefined;
}

/** Refuses accounts without the wallet. */
export async function walletEnabled(caller: object | null, { db }: Context): Promise<Refusal | undefined> {
  const userId = userOf(caller);
  return (await accountPermissionsOf(db, userId)).wallet ? undefined : walletNotEnabled;
}

/** The id of the caller's account. Throws if the operation has no session. */
export function userOf(caller: object | null): string {
  if (caller && 'userId' in caller && typeof caller.userId === 'string') return caller.userId;
  throw new Error('This operation has no session.');
}
