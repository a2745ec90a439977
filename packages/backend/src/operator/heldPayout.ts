import type { Queryable } from '../db/Db.ts';
import {
  lockedPayoutRestriction,
  type PayoutRestriction,
  type RestrictionDeps,
  type RestrictionRow,
  restrictionOf,
} from '../decisions/payoutRestriction.ts';
import { toTheMinute } from '../words/toTheMinute.ts';
import { OperatorFault } from './result.ts';

/** The name of each kind of payout, and how its table marks it. */
const PAYOUTS = {
  withdrawals: { thing: 'Withdrawal', isPayout: 'true' },
  // Sales pay nothing out.
  orders: { thing: 'Order', isPayout: `type <> 'sell'` },
} as const;

/** The reason, which follows the investor's e-mail, and the remedy. */
const WHY: Readonly<
  Record<PayoutRestriction['code'], { readonly is: string; readonly remedy: (who: string) => string }>
> = {
  account_suspended: { is: 'suspended', remedy: (who) => `lift that with users restore ${who}` },
  account_not_verified: { is: 'not verified', remedy: (who) => `verify the account with users restore ${who}` },
  identity_required: { is: 'not identified', remedy: (who) => `see kyc show ${who}` },
  payouts_held: { is: 'in a cooling-off', remedy: () => 'say it again after that' },
};

/** Why a pending payout cannot be paid, for lists; null if it can, or if it is decided. */
export function heldReason(row: RestrictionRow & { readonly status: string }): string | null {
  const restriction = row.status === 'Pending' ? restrictionOf(row) : undefined;
  return restriction ? restrictionText(restriction) : null;
}

/**
 * PAYOUT-1: refuses to carry out a payout of an account that may not pay out, with the reason and the remedies. It
 * stays pending. Locks the payout and its account.
 */
export async function refuseHeldPayout(
  tx: Queryable,
  deps: RestrictionDeps,
  { list, id }: { readonly list: keyof typeof PAYOUTS; readonly id: string },
): Promise<void> {
  const { thing, isPayout } = PAYOUTS[list];
  const [payout] = await tx.query<{ user_id: string }>(
    `SELECT user_id FROM ${list} WHERE id = $1 AND status = 'Pending' AND ${isPayout} FOR UPDATE`,
    [id],
  );
  const restriction = payout && (await lockedPayoutRestriction(tx, deps, payout.user_id));
  if (!restriction) return;
  const [user] = await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [payout.user_id]);
  const who = user?.email ?? payout.user_id;
  throw new OperatorFault(
    `${thing} ${id} cannot be paid now: ${who} is ${restrictionText(restriction)}. It stays pending: ${WHY[restriction.code].remedy(who)}, or give the money back with ${list} reject ${id}.`,
  );
}

function restrictionText(restriction: PayoutRestriction): string {
  return restriction.code === 'payouts_held'
    ? `${WHY[restriction.code].is} until ${toTheMinute(restriction.until)}`
    : WHY[restriction.code].is;
}
