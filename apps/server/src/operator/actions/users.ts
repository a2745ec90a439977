import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { userChanged } from '../../modules/account/userChanged.ts';
import { readUser } from '../../modules/account/userView.ts';
import { toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';
import { change } from '../outcome.ts';
import type { Result } from '../result.ts';
import { idOf, lockedIdOf } from '../who.ts';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly account_status: boolean;
  readonly kyc_verified: string;
  readonly wallet_feature: boolean;
  readonly available: bigint;
  readonly created_at: Date;
}

const HANDLERS = `SELECT id, status, deposits_made || ' of ' || deposits_required AS deposits, days
  FROM handlers WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT 20`;

interface Switch {
  readonly column: 'account_status' | 'wallet_feature';
  readonly to: boolean;
  readonly action: string;
  readonly is: string;
}

/** OPS-1: WENTRY-1's wallet, DEP-3's verification. */
export const userActions: Actions<
  'users list' | 'users show' | 'users suspend' | 'users restore' | 'users enable-wallet' | 'users disable-wallet'
> = {
  async 'users list'({ input }, { db }) {
    const rows = await db.query<Row>(
      `SELECT u.id, u.email, u.first_name || ' ' || u.last_name AS name, u.account_status, u.kyc_verified,
         u.wallet_feature, a.credits_posted - a.debits_posted - a.debits_pending AS available, u.created_at
       FROM users u JOIN ledger_accounts a ON a.owner_user_id = u.id
       WHERE $1 = '' OR strpos(lower(u.email || ' ' || u.first_name || ' ' || u.last_name), $1) > 0
       ORDER BY u.created_at DESC, u.id DESC LIMIT $2`,
      [input.search?.toLowerCase() ?? '', LIST_ROWS],
    );
    return {
      rows: rows.map((row) => ({
        id: row.id,
        email: row.email,
        name: row.name,
        verified: row.account_status,
        identity: row.kyc_verified,
        wallet: row.wallet_feature,
        available: toWire(row.available),
        since: row.created_at.toISOString(),
      })),
    };
  },

  async 'users show'({ input }, { db }) {
    const { password: _, ...user } = await readUser(db, await idOf(db, input.who));
    const handlers = await db.query<{ id: string; status: string; deposits: string; days: number }>(HANDLERS, [
      user._id,
    ]);
    return { fields: { ...user }, rows: handlers };
  },

  async 'users suspend'({ input, actor }, context) {
    const suspended = { column: 'account_status', to: false, action: 'user.suspend', is: 'is suspended' } as const;
    return turn(context, { who: input.who, actor, reason: input.reason ?? null }, suspended);
  },
  async 'users restore'({ input, actor }, context) {
    const restored = { column: 'account_status', to: true, action: 'user.restore', is: 'is verified' } as const;
    return turn(context, { who: input.who, actor, reason: null }, restored);
  },
  async 'users enable-wallet'({ input, actor }, context) {
    const enabled = { column: 'wallet_feature', to: true, action: 'user.enable-wallet', is: 'has the wallet' } as const;
    return turn(context, { who: input.who, actor, reason: null }, enabled);
  },
  async 'users disable-wallet'({ input, actor }, context) {
    const disabled = {
      column: 'wallet_feature',
      to: false,
      action: 'user.disable-wallet',
      is: 'has no wallet',
    } as const;
    return turn(context, { who: input.who, actor, reason: null }, disabled);
  },
};

/** Suspending ends the sessions too, even of an account that was not verified before. */
async function turn(
  { db, clock }: Context,
  { who, actor, reason }: { who: string; actor: string; reason: string | null },
  { column, to, action, is }: Switch,
): Promise<Result> {
  return db.tx(async (tx) => {
    const id = await lockedIdOf(tx, who);
    const turned = await tx.query(`UPDATE users SET ${column} = $2 WHERE id = $1 AND ${column} <> $2 RETURNING id`, [
      id,
      to,
    ]);
    const ended =
      action === 'user.suspend' ? await tx.query('DELETE FROM sessions WHERE user_id = $1 RETURNING id', [id]) : [];
    const changed = turned.length + ended.length > 0;
    if (changed) {
      await audit(tx, clock, { actor, action, object: id, reason });
      await userChanged(tx, clock, id);
    }
    return change(changed, `${who} ${is}.`, `${who} ${is} already.`);
  });
}
