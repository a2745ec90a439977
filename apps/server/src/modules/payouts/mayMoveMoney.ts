import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import type { Queryable } from '../../db/Db.ts';
import {
  lockedPayoutRestriction,
  type PayoutRestriction,
  payoutRestriction,
} from '../../decisions/payoutRestriction.ts';
import { says } from '../../words/sentences.ts';

/**
 * PAYOUT-1: whether money may leave an account; undefined is yes, and everything else a refusal with its reason. Ask it
 * in the transaction that takes the money. Whoever carries the payout out asks `lockedPayoutRestriction`: an account may be
 * suspended in between.
 */
export async function mayMoveMoney(
  db: Queryable,
  means: Pick<Context, 'clock' | 'config'>,
  accountId: string,
): Promise<Refusal<403> | undefined> {
  return refusalOf(await payoutRestriction(db, means, accountId));
}

/** The same, with the account locked until the end of the transaction, so that calls at the same moment wait for one another. */
export async function lockedMayMoveMoney(
  tx: Queryable,
  means: Pick<Context, 'clock' | 'config'>,
  accountId: string,
): Promise<Refusal<403> | undefined> {
  return refusalOf(await lockedPayoutRestriction(tx, means, accountId));
}

function refusalOf(restriction: PayoutRestriction | undefined): Refusal<403> | undefined {
  if (!restriction) return undefined;
  const said = restriction.code === 'payouts_held' ? says(restriction.code, restriction.until) : says(restriction.code);
  return { status: 403, code: restriction.code, ...said };
}
