import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Queryable } from '../db/Db.ts';

/** The setting: whether only identified investors may pay out. */
export const IDENTITY_SETTING = 'payouts.identity';

/** The values of the setting. */
export const IDENTITY_RULES = ['required', 'not required'] as const;

/** Why no money may leave an account (PAYOUT-1), by the message code for its investor. */
export type PayoutRestriction =
  | { readonly code: 'account_suspended' | 'account_not_verified' | 'identity_required' }
  | { readonly code: 'payouts_held'; readonly until: Date };

/** What a payout restriction is computed from, besides the account's rows. */
export interface RestrictionDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'mode'>;
}

/** How a statement computes a restriction. */
interface RestrictionQuery {
  /** The alias of the account's row of `users`. */
  readonly users: string;
  /** The parameter with the current time. */
  readonly now: string;
}

/** The input of `restrictionOf`. */
export interface RestrictionRow {
  readonly restriction: PayoutRestriction['code'] | null;
  readonly held_until: Date | null;
}

/**
 * The columns of a `RestrictionRow`, for any statement that reads accounts: the one definition of who may pay out. Live
 * mode requires an identity unless the operator has decided otherwise; sample money does not.
 */
export function restrictionColumns(config: RestrictionDeps['config'], { users: u, now }: RestrictionQuery): string {
  const unset = unsetIdentityRule(config);
  return `CASE
      WHEN ${u}.suspended_at IS NOT NULL THEN 'account_suspended'
      WHEN NOT ${u}.account_status THEN 'account_not_verified'
      WHEN ${u}.kyc_verified <> 'true'
        AND COALESCE((SELECT value FROM settings WHERE key = '${IDENTITY_SETTING}'), '${unset}') <> 'not required'
        THEN 'identity_required'
      WHEN ${u}.payouts_held_until > ${now} THEN 'payouts_held'
    END AS restriction, ${u}.payouts_held_until AS held_until`;
}

/** Whether only identified investors may pay out, given the operator's setting `rule`. */
export function isIdentityRequired(config: RestrictionDeps['config'], rule: string | undefined): boolean {
  return (rule ?? unsetIdentityRule(config)) !== 'not required';
}

function unsetIdentityRule({ mode }: RestrictionDeps['config']): (typeof IDENTITY_RULES)[number] {
  return mode === 'live' ? 'required' : 'not required';
}

/** The restriction of a row; undefined if there is none. */
export function restrictionOf({ restriction, held_until: until }: RestrictionRow): PayoutRestriction | undefined {
  if (restriction === null) return undefined;
  if (restriction !== 'payouts_held') return { code: restriction };
  return until === null ? undefined : { code: restriction, until };
}

/** Why no money may leave an account; undefined if it may. An unknown account is restricted. */
export function payoutRestriction(
  db: Queryable,
  deps: RestrictionDeps,
  accountId: string,
): Promise<PayoutRestriction | undefined> {
  return readRestriction(db, deps, accountId, '');
}

/**
 * As `payoutRestriction`, with the account locked: nobody can suspend it or hold its payouts before the transaction
 * ends. Called by everything that carries out a payout, after locking the payout.
 */
export function lockedPayoutRestriction(
  tx: Queryable,
  deps: RestrictionDeps,
  accountId: string,
): Promise<PayoutRestriction | undefined> {
  return readRestriction(tx, deps, accountId, 'FOR NO KEY UPDATE OF u');
}

async function readRestriction(db: Queryable, { clock, config }: RestrictionDeps, accountId: string, lock: string) {
  const [row] = await db.query<RestrictionRow>(
    `SELECT ${restrictionColumns(config, { users: 'u', now: '$2' })} FROM users u WHERE u.id = $1 ${lock}`,
    [accountId, clock()],
  );
  return row ? restrictionOf(row) : ({ code: 'account_not_verified' } as const);
}
