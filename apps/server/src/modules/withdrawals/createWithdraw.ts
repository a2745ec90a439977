import type { Context } from '../../context.ts';
import { only, type Queryable } from '../../db/Db.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals, wrongField } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount } from '../../ledger/accounts.ts';
import { hold } from '../../ledger/transfer.ts';
import { fromWire } from '../../money.ts';
import { accountNotVerified } from '../account/standing.ts';
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
    const { verified, from, cash } = await sourceOf(tx, caller.userId);
    if (!verified) return accountNotVerified;
    const row: WithdrawalRow = {
      id: newId(clock),
      created_at: clock(),
      amount_cents: cents,
      method: body.method,
      status: 'Pending',
      destination: read.destination,
    };
    const to = cash ?? (await houseAccount(tx, clock, 'house_cash'));
    const held = await hold(tx, clock, { from, to, cents, ref: { type: 'withdrawal', id: row.id } });
    if (!held.ok) return refusals.insufficientFund;
    await tx.write(
      `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination, created_at, hold_transfer_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [row.id, caller.userId, cents, row.method, row.status, JSON.stringify(row.destination), row.created_at, held.id],
    );
    await withdrawalChanged(tx, clock, caller.userId, row);
    return { status: 200, body: { bool: true, message: REQUESTED, withdrawal: toWithdrawal(row) } };
  });
}

interface Source {
  readonly verified: boolean;
  readonly from: string;
  readonly cash: string | null;
}

/** Whether the account may take money out, from where it goes, and to where. In one question: each costs as much as a hold. */
async function sourceOf(tx: Queryable, userId: string): Promise<Source> {
  return only(
    await tx.query<Source>(
      `SELECT u.account_status AS verified, a.id AS from,
         (SELECT id FROM ledger_accounts WHERE kind = 'house_cash' AND owner_user_id IS NULL) AS cash
       FROM users u JOIN ledger_accounts a ON a.owner_user_id = u.id WHERE u.id = $1`,
      [userId],
    ),
  );
}
