/** How a statement identifies a payout among the others of a day. */
export interface PayoutPlace {
  /** The alias of its row of `withdrawals` or `orders`. */
  readonly payout: string;
  /** The parameter with the current time. */
  readonly now: string;
}

/** A condition on `orders`: purchases above a limit, which an operator has to approve. */
export const WAITS_FOR_APPROVAL = `status = 'Pending' AND above_limit IS NOT NULL AND released_at IS NULL`;

const WITHDRAWN_AT = 'COALESCE(claimed_at, created_at)';
const BOUGHT_AT = 'COALESCE(released_at, decided_at, created_at)';

/** Withdrawals that are being paid or were paid, and purchases that were approved or completed, since a time. */
const throughSince = (since: string) => `(
  SELECT user_id, amount_cents FROM withdrawals
  WHERE status IN ('Processing', 'Completed') AND ${WITHDRAWN_AT} > ${since}
  UNION ALL
  SELECT user_id, amount_cents FROM orders
  WHERE type = 'buy' AND status <> 'Rejected' AND (released_at IS NOT NULL OR status = 'Completed')
    AND ${BOUGHT_AT} > ${since})`;

/**
 * Withdrawals and purchases requested since a time, before payout `p`, that wait for a person. Purchases that the desk
 * has not checked yet are not included.
 */
const waitingSince = (since: string, p: string) => `(
  SELECT user_id, amount_cents FROM withdrawals
  WHERE status = 'Pending' AND created_at > ${since} AND (created_at, id) < (${p}.created_at, ${p}.id)
  UNION ALL
  SELECT user_id, amount_cents FROM orders
  WHERE type = 'buy' AND status = 'Pending' AND released_at IS NULL AND (above_limit IS NOT NULL OR quote_id IS NULL)
    AND created_at > ${since} AND (created_at, id) < (${p}.created_at, ${p}.id))`;

/**
 * The columns `account_day_cents` and `day_cents` of a pending payout: the other payouts of its account, and of all
 * accounts, within 24 hours, in cents. Cancelled, rejected and returned payouts do not count.
 */
export function sumColumns({ payout: p, now }: PayoutPlace): string {
  const since = `${now}::timestamptz - interval '24 hours'`;
  const both = (where: string) =>
    `(${sum(throughSince(since), where)} + ${sum(waitingSince(since, p), where)})::bigint`;
  return `${both(`c.user_id = ${p}.user_id`)} AS account_day_cents, ${both('true')} AS day_cents`;
}

function sum(rows: string, where: string): string {
  return `(SELECT COALESCE(SUM(c.amount_cents), 0) FROM ${rows} c WHERE ${where})`;
}
