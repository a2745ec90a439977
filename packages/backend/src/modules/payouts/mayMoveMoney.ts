import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import type { Queryable } from '../../db/Db.ts';
import {
  lockedPayoutRestriction,
  type PayoutRestriction,
  payoutRestriction,
} from '../../decisions/payoutRestriction.ts';
import { messageOf } from '../../words/sentences.ts';

/**
 * PAYOUT-1: whether money may leave an account. Undefined if it may, otherwise a refusal with the reason. The code that
 * carries out a payout later checks again with `lockedPayoutRestriction`, because the account may be suspended in
 * between.
 */
export async function mayMoveMoney(
  db: Queryable,
  deps: Pick<Context, 'clock' | 'config'>,
  accountId: string,
): Promise<Refusal<403> | undefined> {
  return refusalOf(await payoutRestriction(db, deps, accountId));
}

/**
 * As `mayMoveMoney`, with the account locked until the end of the transaction, so that concurrent calls wait for one
 * another.
 */
export async function lockedMayMoveMoney(
  tx: Queryable,
  deps: Pick<Context, 'clock' | 'config'>,
  accountId: string,
): Promise<Refusal<403> | undefined> {
  return refusalOf(await lockedPayoutRestriction(tx, deps, accountId));
}

function refusalOf(restriction: PayoutRestriction | undefined): Refusal<403> | undefined {
  if (!restriction) return undefined;
  const sentence =
    restriction.code === 'payouts_held' ? messageOf(restriction.code, restriction.until) : messageOf(restriction.code);
  return { status: 403, code: restriction.code, ...sentence };
}
