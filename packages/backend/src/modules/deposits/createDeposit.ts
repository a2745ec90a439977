import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { type Cents, fromWire } from '../../money.ts';
import { messageOf } from '../../words/sentences.ts';
import { depositChanged } from './depositChanged.ts';
import { isOffered } from './depositMethods.ts';
import { type DepositRow, toDeposit } from './depositView.ts';
import { holdRate } from './heldRate.ts';
import { receivingAddress } from './receivingAddress.ts';
import { DEPOSIT_MAX, PENDING_MAX } from './rules.ts';

const tooManyPending = {
  status: 422,
  code: 'limit_exceeded',
  ...messageOf('deposits_waiting', PENDING_MAX),
} as const satisfies Refusal;

/**
 * DEP-3, DEP-4: announces a deposit. It moves no money; `confirmDeposit` does. calls/accessChecks.ts has already
 * checked the permissions of the account.
 */
export async function createDeposit(call: Call<'createDeposit'>, context: Context): Promise<Reply<'createDeposit'>> {
  const { body, caller } = call;
  if (!(await isOffered(context.db, body.mode))) return invalidField('mode', 'deposit_mode_required');
  const cents = fromWire(body.amount);
  const wrong = amountFault(cents);
  if (wrong) return wrong;
  const [plan] = await context.db.query<{ id: string; name: string }>(
    'SELECT id, name FROM plans WHERE name = $1 AND retired_at IS NULL',
    [body.plan],
  );
  if (!plan) return invalidField('plan', 'deposit_fields_wrong');
  if (body.user !== caller.userId) return refusals.userMismatch;

  const quotes = await context.market();
  return once('createDeposit', call, context, async (tx): Promise<Reply<'createDeposit'>> => {
    if ((await pending(tx, caller.userId)) >= PENDING_MAX) return tooManyPending;
    const now = context.clock();
    const deposit: DepositRow = {
      id: newId(context.clock),
      created_at: now,
      amount_cents: cents,
      credited_cents: null,
      method: body.mode,
      plan: plan.name,
      status: 'pending',
      paid: false,
      address: await receivingAddress(tx, body.mode),
      ...holdRate({ type: body.mode, cents, now }, quotes, context.config),
    };
    await tx.query(
      `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, address, created_at, coin_rate,
         coin_amount, rate_as_of, rate_held_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        deposit.id,
        caller.userId,
        plan.id,
        cents,
        deposit.method,
        deposit.status,
        deposit.address,
        deposit.created_at,
        deposit.coin_rate,
        deposit.coin_amount,
        deposit.rate_as_of,
        deposit.rate_held_until,
      ],
    );
    await depositChanged(tx, context.clock, caller.userId, deposit.id);
    return { status: 200, body: { bool: true, ...messageOf('deposit_created'), deposit: toDeposit(deposit) } };
  });
}

function amountFault(cents: Cents): Refusal<422> | undefined {
  if (cents <= 0n) return invalidField('amount', 'deposit_fields_wrong');
  return cents > DEPOSIT_MAX
    ? { ...invalidField('amount', 'deposit_fields_wrong'), code: 'limit_exceeded' }
    : undefined;
}

/** The number of pending deposits. Locks the user, so that concurrent calls are counted too. */
async function pending(tx: Queryable, userId: string): Promise<bigint> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  return singleRow(
    await tx.query<{ n: bigint }>(`SELECT COUNT(*) AS n FROM deposits WHERE user_id = $1 AND status = 'pending'`, [
      userId,
    ]),
  ).n;
}
