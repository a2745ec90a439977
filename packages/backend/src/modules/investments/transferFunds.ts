import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { transfer } from '../../ledger/transfer.ts';
import { type Cents, fromWire } from '../../money.ts';
import { messageOf } from '../../words/sentences.ts';
import { readUser } from '../account/userView.ts';
import { readInvestment } from './investmentView.ts';

interface ProfitRow {
  readonly id: string;
  /** Remaining profit in cents. */
  readonly left: Cents;
}

/** DASH-6: transfers profit to the balance, all or part of it, but never more than there is. */
export async function transferFunds(call: Call<'transferFunds'>, context: Context): Promise<Reply<'transferFunds'>> {
  const { clock, db, sealer } = context;
  const { body, caller } = call;
  const cents = fromWire(body.amount);
  if (cents <= 0n) return invalidField('amount', 'amount_not_above_zero');
  if (body.user !== caller.userId) return refusals.userMismatch;

  const reply = await once('transferFunds', call, context, async (tx): Promise<Reply<'transferFunds'>> => {
    if (!(await takeProfit(tx, caller.userId, cents))) return refusals.insufficientFund;
    const from = await houseAccount(tx, clock, 'house_profit');
    const to = await userAccount(tx, caller.userId);
    const moved = await transfer(tx, clock, { from, to, cents, ref: { type: 'profit', id: newId(clock) } });
    if (!moved.ok) throw new Error('The house account refused a credit.');
    const [investment, user] = [await readInvestment(tx, caller.userId), await readUser(tx, sealer, caller.userId)];
    await userChanged(tx, clock, caller.userId);
    // The answer is stored for retries, and an address must not be stored unencrypted (AUTH-9).
    const stored = { ...user, address: null };
    return { status: 200, body: { bool: true, ...messageOf('funds_transferred'), investment, user: stored } };
  });
  if (!('body' in reply)) return reply;
  return { ...reply, body: { ...reply.body, user: await readUser(db, sealer, caller.userId) } };
}

/** Takes profit from the oldest investments first. The rows are locked, so concurrent calls see what is left. */
async function takeProfit(tx: Queryable, userId: string, cents: Cents): Promise<boolean> {
  const rows = await tx.query<ProfitRow>(
    `SELECT id, profit_cents - moved_cents AS left FROM investments
     WHERE user_id = $1 AND profit_cents > moved_cents ORDER BY started_at, id FOR UPDATE`,
    [userId],
  );
  const total = rows.reduce((sum, { left }) => sum + left, 0n);
  if (total < cents) return false;
  let wanted = cents;
  for (const { id, left } of rows) {
    const part = left < wanted ? left : wanted;
    if (part === 0n) break;
    await tx.query('UPDATE investments SET moved_cents = moved_cents + $2 WHERE id = $1', [id, part]);
    wanted -= part;
  }
  return true;
}
