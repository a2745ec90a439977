import type { Context } from '../../context.ts';
import { only, type Queryable } from '../../db/Db.ts';
import type { Refusal } from '../../http/contract.ts';

/** DEP-3, WD-2. */
export const accountNotVerified = {
  status: 403,
  code: 'account_not_verified',
  message: 'Account not yet verified',
} as const satisfies Refusal;

/** WENTRY-1. */
const walletNotEnabled = {
  status: 403,
  code: 'wallet_not_enabled',
  message: 'Wallet feature is not enabled yet on this account',
} as const satisfies Refusal;

/** What the operator has allowed an account. */
export interface Standing {
  readonly verified: boolean;
  readonly wallet: boolean;
}

export async function standingOf(db: Queryable, userId: string): Promise<Standing> {
  return only(
    await db.query<Standing>('SELECT account_status AS verified, wallet_feature AS wallet FROM users WHERE id = $1', [
      userId,
    ]),
  );
}

/** Refuses an account that is not verified. */
export async function verifiedAccount(caller: object | null, { db }: Context): Promise<Refusal | undefined> {
  const userId = userOf(caller);
  return (await standingOf(db, userId)).verified ? undefined : accountNotVerified;
}

/** Refuses an account without the wallet. */
export async function walletEnabled(caller: object | null, { db }: Context): Promise<Refusal | undefined> {
  const userId = userOf(caller);
  return (await standingOf(db, userId)).wallet ? undefined : walletNotEnabled;
}

function userOf(caller: object | null): string {
  if (caller && 'userId' in caller && typeof caller.userId === 'string') return caller.userId;
  throw new Error('This operation takes no session.');
}
