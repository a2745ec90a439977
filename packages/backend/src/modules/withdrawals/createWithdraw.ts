import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount } from '../../ledger/accounts.ts';
import { hold } from '../../ledger/transfer.ts';
import { fromWire } from '../../money.ts';
import { CURRENT_KEY } from '../../sealing/places.ts';
import { withdrawalNotice } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { messageOf } from '../../words/sentences.ts';
import { payoutNeeds } from '../factors/freshness.ts';
import { lockedMayMoveMoney } from '../payouts/mayMoveMoney.ts';
import { readDestination, sealDestination } from './destination.ts';
import { OPEN_WITHDRAWALS_SETTING, openWithdrawals } from './rules.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { mailedWithdrawalOf, toWithdrawal, type WithdrawalRow } from './withdrawalView.ts';

/**
 * Requests a withdrawal. The checks have the order of WD-2: the fields, the account, the number of pending withdrawals,
 * the balance. The amount is held immediately (WD-5), and the investor is mailed (PAYOUT-5).
 */
export async function createWithdraw(call: Call<'createWithdraw'>, context: Context): Promise<Reply<'createWithdraw'>> {
  const { clock, sealer } = context;
  const { body, caller } = call;
  const cents = fromWire(body.amount);
  if (cents <= 0n) return invalidField('amount', 'withdrawal_fields_missing');
  const read = readDestination(body);
  if (!read.ok) return read.refusal;
  if (body.user !== caller.userId) return refusals.userMismatch;
  // Before the idempotency key is used: the app repeats the same call after the person has proved their identity.
  const needed = await payoutNeeds(context, caller, cents);
  if (needed) return needed;

  const reply = await once('createWithdraw', call, context, async (tx): Promise<Reply<'createWithdraw'>> => {
    const refused = await lockedMayMoveMoney(tx, context, caller.userId);
    if (refused) return refused;
    const { from, cash, key, waiting, setting } = await sourceOf(tx, caller.userId);
    const most = openWithdrawals(setting);
    if (waiting >= most) return tooManyWaiting(most);
    const id = newId(clock);
    const row: WithdrawalRow = {
      id,
      created_at: clock(),
      amount_cents: cents,
      method: body.method,
      status: 'Pending',
      destination: read.destination,
      reference: null,
      reason: null,
      destination_sealed: sealDestination(sealer, key, id, read.destination),
    };
    const to = cash ?? (await houseAccount(tx, clock, 'house_cash'));
    const reserved = await hold(tx, clock, { from, to, cents, ref: { type: 'withdrawal', id } });
    if (!reserved.ok) return refusals.insufficientFund;
    await tx.write(
      `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination_sealed, destination_key,
         created_at, hold_transfer_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, caller.userId, cents, row.method, row.status, row.destination_sealed, key, row.created_at, reserved.id],
    );
    await sendNotice(tx, context, caller.userId, withdrawalNotice('requested', mailedWithdrawalOf(row, sealer)));
    await withdrawalChanged(tx, context, caller.userId, row);
    return {
      status: 200,
      body: { bool: true, ...messageOf('withdrawal_requested'), withdrawal: toWithdrawal(row, sealer) },
    };
  });
  context.outbox.kick();
  return reply;
}

function tooManyWaiting(most: number): Refusal<422> {
  return { status: 422, code: 'limit_exceeded', ...messageOf('withdrawals_waiting', most) };
}

interface Source {
  /** The investor's ledger account. */
  readonly from: string;
  /** The ledger account for external cash; null before its first use. */
  readonly cash: string | null;
  /** The id of the current data key, read in the transaction that writes the withdrawal. */
  readonly key: Uint8Array;
  /** The number of undecided withdrawals. The account is locked, so that concurrent calls are counted too. */
  readonly waiting: bigint;
  /** The value of `OPEN_WITHDRAWALS_SETTING`. */
  readonly setting: string | null;
}

/**
 * The accounts that are debited and credited, and what else a withdrawal needs: in one query, since each costs time.
 */
async function sourceOf(tx: Queryable, userId: string): Promise<Source> {
  return singleRow(
    await tx.query<Source>(
      `SELECT a.id AS from,
         (SELECT id FROM ledger_accounts WHERE kind = 'house_cash' AND owner_user_id IS NULL) AS cash,
         ${CURRENT_KEY} AS key,
         (SELECT COUNT(*) FROM withdrawals WHERE user_id = $1 AND status IN ('Pending', 'Processing')) AS waiting,
         (SELECT value FROM settings WHERE key = $2) AS setting
       FROM ledger_accounts a WHERE a.owner_user_id = $1`,
      [userId, OPEN_WITHDRAWALS_SETTING],
    ),
  );
}
