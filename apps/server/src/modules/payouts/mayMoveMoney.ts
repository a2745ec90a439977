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
 * PAYOUT-1: whether money may leave an account; undefined is yes, and everything else a refusal with its reason. Ask it
 * in the transaction that takes the money. Whoever carries the payout out asks `lockedPayoutRestriction`: an account may be
 * suspended in between.
 */
export async function mayMoveMoney(
  db: Queryable,
  deps: Pick<Context, 'clock' | 'config'>,
  accountId: string,
): Promise<Refusal<403> | undefined> {
  return refusalOf(await payoutRestriction(db, deps, accountId));
}

/** The same, with the account locked until the end of the transaction, so that calls at the same moment wait for one another. */
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
