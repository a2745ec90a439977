import type { Context } from '../../context.ts';
import { only, type Queryable } from '../../db/Db.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals, wrongField } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount } from '../../ledger/accounts.ts';
import { hold } from '../../ledger/transfer.ts';
import { fromWire } from '../../money.ts';
import { CURRENT_KEY } from '../../sealing/places.ts';
import { accountNotVerified } from '../account/standing.ts';
import { FIELDS_MISSING, readDestination, sealDestination } from './destination.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { toWithdrawal, type WithdrawalRow } from './withdrawalView.ts';

const REQUESTED = 'Withdrawal requested.';

/** WD-2 in its order: the fields, the account, the balance. WD-5: the amount is held at once. */
export async function createWithdraw(call: Call<'createWithdraw'>, context: Context): Promise<Reply<'createWithdraw'>> {
  const { clock, sealer } = context;
  const { body, caller } = call;
  const cents = fromWire(body.amount);
  if (cents <= 0n) return wrongField('amount', FIELDS_MISSING);
  const read = readDestination(body);
  if (!read.ok) return read.refusal;
  if (body.user !== caller.userId) return refusals.userMismatch;

  return once('createWithdraw', call, context, async (tx): Promise<Reply<'createWithdraw'>> => {
    const { verified, from, cash, key } = await sourceOf(tx, caller.userId);
    if (!verified) return accountNotVerified;
    const id = newId(clock);
    const row: WithdrawalRow = {
      id,
      created_at: clock(),
      amount_cents: cents,
      method: body.method,
      status: 'Pending',
      destination: read.destination,
      destination_sealed: sealDestination(sealer, key, id, read.destination),
    };
    const to = cash ?? (await houseAccount(tx, clock, 'house_cash'));
    const held = await hold(tx, clock, { from, to, cents, ref: { type: 'withdrawal', id } });
    if (!held.ok) return refusals.insufficientFund;
    await tx.write(
      `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination_sealed, destination_key,
         created_at, hold_transfer_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, caller.userId, cents, row.method, row.status, row.destination_sealed, key, row.created_at, held.id],
    );
    await withdrawalChanged(tx, context, caller.userId, row);
    return { status: 200, body: { bool: true, message: REQUESTED, withdrawal: toWithdrawal(row, sealer) } };
  });
}

interface Source {
  readonly verified: boolean;
  readonly from: string;
  readonly cash: string | null;
  /** The data key that seals now: read here, so that it is the one that counts when the withdrawal is written. */
  readonly key: Uint8Array;
}

/** Whether the account may take money out, from where it goes, and to where. In one question: each costs as much as a hold. */
async function sourceOf(tx: Queryable, userId: string): Promise<Source> {
  return only(
    await tx.query<Source>(
      `SELECT u.account_status AS verified, a.id AS from,
         (SELECT id FROM ledger_accounts WHERE kind = 'house_cash' AND owner_user_id IS NULL) AS cash,
         ${CURRENT_KEY} AS key
       FROM users u JOIN ledger_accounts a ON a.owner_user_id = u.id WHERE u.id = $1`,
      [userId],
    ),
  );
}
