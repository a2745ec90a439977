/** How a statement finds a payout among the others of a day. */
export interface PayoutPlace {
  /** The alias of its row, of `withdrawals` or of `orders`. */
  readonly payout: string;
  /** The parameter that holds the time. */
  readonly now: string;
}

/** A condition of `orders`: purchases above a limit, which an operator has to approve. */
export const WAITS_FOR_APPROVAL = `status = 'Pending' AND above_limit IS NOT NULL AND released_at IS NULL`;

const WITHDRAWN_AT = 'COALESCE(claimed_at, created_at)';
const BOUGHT_AT = 'COALESCE(released_at, decided_at, created_at)';

/** Withdrawals that somebody pays or has paid, and purchases that were let through or carried out, since a time. */
const throughSince = (since: string) => `(
  SELECT user_id, amount_cents FROM withdrawals
  WHERE status IN ('Processing', 'Completed') AND ${WITHDRAWN_AT} > ${since}
  UNION ALL
  SELECT user_id, amount_cents FROM orders
  WHERE type = 'buy' AND status <> 'Rejected' AND (released_at IS NOT NULL OR status = 'Completed')
    AND ${BOUGHT_AT} > ${since})`;

/** Withdrawals and purchases requested since a time, before payout `p`, that wait for a person. The desk's undecided ones do not. */
const waitingSince = (since: string, p: string) => `(
  SELECT user_id, amount_cents FROM withdrawals
  WHERE status = 'Pending' AND created_at > ${since} AND (created_at, id) < (${p}.created_at, ${p}.id)
  UNION ALL
  SELECT user_id, amount_cents FROM orders
  WHERE type = 'buy' AND status = 'Pending' AND released_at IS NULL AND (above_limit IS NOT NULL OR quote_id IS NULL)
    AND created_at > ${since} AND (created_at, id) < (${p}.created_at, ${p}.id))`;

/**
 * The columns `account_day_cents` and `day_cents` of a pending payout: what else leaves its account, and all accounts, within
 * 24 hours. Both are numbers of cents without its own. What was cancelled, rejected or returned counts nowhere.
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
