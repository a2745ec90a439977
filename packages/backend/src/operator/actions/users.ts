import { type AuditEntry, audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { closeUser } from '../../modules/account/closing/closeUser.ts';
import { suspendAccount } from '../../modules/account/suspendAccount.ts';
import { readUser } from '../../modules/account/userView.ts';
import { resetFactors } from '../../modules/factors/resetFactors.ts';
import { removeBytes } from '../../modules/uploads/uploads.ts';
import { toWire } from '../../money.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { messageOf } from '../../words/sentences.ts';
import type { Actions } from '../call.ts';
import { idOf, lockedIdOf } from '../investorIds.ts';
import { listPage } from '../listPage.ts';
import { change } from '../outcome.ts';
import { dropApprovals, requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result } from '../result.ts';

interface UserListRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly account_status: boolean;
  readonly suspended_at: Date | null;
  readonly closed_at: Date | null;
  readonly kyc_verified: string;
  readonly wallet_feature: boolean;
  readonly available: bigint;
  readonly created_at: Date;
}

const HANDLERS = `SELECT id, status, deposits_made || ' of ' || deposits_required AS deposits, days
  FROM handlers WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT 20`;

interface Switch {
  readonly to: boolean;
  readonly action: string;
  readonly is: string;
}

/**
 * OPS-1: the accounts of investors: their verification (DEP-3), suspension, wallet (WENTRY-1), second factors and
 * closing.
 */
export const userActions: Actions<
  | 'users list'
  | 'users show'
  | 'users suspend'
  | 'users restore'
  | 'users close'
  | 'users reset-factors'
  | 'users enable-wallet'
  | 'users disable-wallet'
> = {
  async 'users list'({ input }, { db }) {
    const search = input.search?.toLowerCase();
    return listPage<UserListRow>(
      db,
      {
        select: `SELECT u.id, u.email, u.first_name || ' ' || u.last_name AS name, u.account_status, u.suspended_at, u.closed_at,
            u.kyc_verified, u.wallet_feature, a.credits_posted - a.debits_posted - a.debits_pending AS available, u.created_at
          FROM users u JOIN ledger_accounts a ON a.owner_user_id = u.id`,
        table: 'users',
        alias: 'u',
        at: 'created_at',
        id: 'id',
        where:
          search === undefined ? [] : [`strpos(lower(u.email || ' ' || u.first_name || ' ' || u.last_name), $1) > 0`],
        values: search === undefined ? [] : [search],
        view: (row) => ({
          id: row.id,
          email: row.email,
          name: row.name,
          verified: row.account_status,
          suspended: row.suspended_at !== null,
          closed: row.closed_at?.toISOString() ?? null,
          identity: row.kyc_verified,
          wallet: row.wallet_feature,
          available: toWire(row.available),
          since: row.created_at.toISOString(),
        }),
      },
      input,
    );
  },

  async 'users show'({ input }, { db, sealer }) {
    const { password: _, ...user } = await readUser(db, sealer, await idOf(db, input.who));
    const handlers = await db.query<{ id: string; status: string; deposits: string; days: number }>(HANDLERS, [
      user._id,
    ]);
    return { fields: { ...user }, rows: handlers };
  },

  async 'users suspend'({ input: { who, reason = null }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const id = await lockedIdOf(tx, who);
      const changed = await suspendAccount(tx, clock, id);
      if (changed) await recordChange(tx, clock, { actor, action: 'user.suspend', object: id, reason });
      if (changed) await recordSecurity(tx, clock, { kind: 'account_suspended', userId: id, from: null });
      return change(changed, `${who} is suspended.`, `${who} is suspended already.`);
    });
  },
  async 'users restore'({ input: { who }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const id = await lockedIdOf(tx, who);
      const blocked = await tx.query(
        'SELECT id FROM users WHERE id = $1 AND (suspended_at IS NOT NULL OR NOT account_status)',
        [id],
      );
      if (blocked.length === 0) return change(false, '', `${who} is verified already.`);
      // M-21: a suspension stops a thief, so one person may not lift it if the site requires two.
      const act = { action: 'user.restore', object: id, about: id, actor, cents: 'any' } as const;
      const first = await requireSecondApproval(tx, clock, { ...act, terms: `${who} is restored` });
      if (first) return first;
      await dropApprovals(tx, act.action, id);
      const lifted = await tx.query<{ account_status: boolean }>(
        'UPDATE users SET suspended_at = NULL WHERE id = $1 AND suspended_at IS NOT NULL RETURNING account_status',
        [id],
      );
      // A suspension is independent of the verification: lifting it does not verify the account.
      const verified =
        lifted.length === 0
          ? await tx.query<{ account_status: boolean }>(
              'UPDATE users SET account_status = true WHERE id = $1 AND NOT account_status RETURNING account_status',
              [id],
            )
          : [];
      if (lifted.length > 0) await recordSecurity(tx, clock, { kind: 'account_restored', userId: id, from: null });
      const [now] = [...lifted, ...verified];
      if (now) await recordChange(tx, clock, { actor, action: 'user.restore', object: id });
      const is = now?.account_status === false ? 'not suspended any more, and not verified' : 'verified';
      return { changed: true, message: `${who} is ${is}.` };
    });
  },
  async 'users close'({ input: { who, reason }, actor }, context) {
    const { db, outbox } = context;
    const userId = await idOf(db, who);
    const done = await db.tx((tx) => closeUser(tx, context, { userId, actor, reason, from: null }));
    if (!done.ok)
      throw new OperatorFault(
        `${who} cannot be closed yet. The investor would be told: ${messageOf(done.why).message}`,
      );
    outbox.kick();
    for (const upload of done.dropped) await removeBytes(context, upload);
    return change(done.closed, `${who} is closed.`, `${who} is closed already.`);
  },
  async 'users reset-factors'({ input: { who, reason }, actor }, context) {
    const result = await context.db.tx(async (tx) => {
      const userId = await lockedIdOf(tx, who);
      const changed = await resetFactors(tx, context, { userId, actor, reason });
      return change(changed, `${who} has no second factor any more.`, `${who} has no second factor.`);
    });
    context.outbox.kick();
    return result;
  },
  async 'users enable-wallet'({ input, actor }, context) {
    const enabled = { to: true, action: 'user.enable-wallet', is: 'has the wallet' } as const;
    return switchWallet(context, { who: input.who, actor }, enabled);
  },
  async 'users disable-wallet'({ input, actor }, context) {
    const disabled = { to: false, action: 'user.disable-wallet', is: 'has no wallet' } as const;
    return switchWallet(context, { who: input.who, actor }, disabled);
  },
};

async function switchWallet(
  { db, clock }: Context,
  { who, actor }: { who: string; actor: string },
  { to, action, is }: Switch,
): Promise<Result> {
  return db.tx(async (tx) => {
    const id = await lockedIdOf(tx, who);
    const updated = await tx.query(
      'UPDATE users SET wallet_feature = $2 WHERE id = $1 AND wallet_feature <> $2 RETURNING id',
      [id, to],
    );
    const changed = updated.length > 0;
    if (changed) await recordChange(tx, clock, { actor, action, object: id });
    return change(changed, `${who} ${is}.`, `${who} ${is} already.`);
  });
}

/** Records a change of an account in the audit log, and notifies the investor's open apps. */
async function recordChange(tx: Queryable, clock: Clock, act: AuditEntry): Promise<void> {
  await audit(tx, clock, act);
  await userChanged(tx, clock, act.object);
}
