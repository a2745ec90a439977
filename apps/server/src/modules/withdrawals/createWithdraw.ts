import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals, wrongField } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { hold } from '../../ledger/transfer.ts';
import { fromWire } from '../../money.ts';
import { accountNotVerified, standingOf } from '../account/standing.ts';
import { FIELDS_MISSING, readDestination } from './destination.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { toWithdrawal, type WithdrawalRow } from './withdrawalView.ts';

const REQUESTED = 'Withdrawal requested.';

/** WD-2 in its order: the fields, the account, the balance. WD-5: the amount is held at once. */
export async function createWithdraw(call: Call<'createWithdraw'>, context: Context): Promise<Reply<'createWithdraw'>> {
  const { clock } = context;
  const { body, caller } = call;
  const cents = fromWire(body.amount);
  if (cents <= 0n) return wrongField('amount', FIELDS_MISSING);
  const read = readDestination(body);
  if (!read.ok) return read.refusal;
  if (body.user !== caller.userId) return refusals.userMismatch;

  return once('createWithdraw', call, context, async (tx): Promise<Reply<'createWithdraw'>> => {
    if (!(await standingOf(tx, caller.userId)).verified) return accountNotVerified;
    const row: WithdrawalRow = {
      id: newId(clock),
      created_at: clock(),
      amount_cents: cents,
      method: body.method,
      status: 'Pending',
      destination: read.destination,
    };
    const from = await userAccount(tx, caller.userId);
    const to = await houseAccount(tx, clock, 'house_cash');
    const held = await hold(tx, clock, { from, to, cents, ref: { type: 'withdrawal', id: row.id } });
    if (!held.ok) return refusals.insufficientFund;
    await tx.query(
      `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination, created_at, hold_transfer_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [row.id, caller.userId, cents, row.method, row.status, JSON.stringify(row.destination), row.created_at, held.id],
    );
    await withdrawalChanged(tx, clock, caller.userId, row);
    return { status: 200, body: { bool: true, message: REQUESTED, withdrawal: toWithdrawal(row) } };
  });
}
