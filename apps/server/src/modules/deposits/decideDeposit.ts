import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Decided, Decision } from '../../decisions/decision.ts';
import { userChanged } from '../../events/userChanged.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { transfer } from '../../ledger/transfer.ts';
import { type Cents, toWire } from '../../money.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';
import { depositChanged } from './depositChanged.ts';

type Outcome = 'confirmed' | 'declined';

interface Row {
  readonly user_id: string;
  readonly amount_cents: Cents;
  readonly status: 'pending' | Outcome;
}

/**
 * Credits a pending deposit to its investor. Runs in the caller's transaction; a second time it changes nothing, so the
 * money comes once. Whether the investor marked it as paid does not matter (HONEST-3). Kick the outbox after it: the
 * investor is told.
 */
export function confirmDeposit(tx: Queryable, clock: Clock, decision: Decision): Promise<Decided> {
  return decide(tx, clock, decision, 'confirmed');
}

/** Refuses a pending deposit; no money moves. Runs in the caller's transaction; kick the outbox after it. */
export function declineDeposit(tx: Queryable, clock: Clock, decision: Decision): Promise<Decided> {
  return decide(tx, clock, decision, 'declined');
}

async function decide(tx: Queryable, clock: Clock, decision: Decision, outcome: Outcome): Promise<Decided> {
  const { id, actor, reason } = decision;
  const [deposit] = await tx.query<Row>('SELECT user_id, amount_cents, status FROM deposits WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  if (!deposit) return { ok: false, code: 'not_found' };
  if (deposit.status === outcome) return { ok: true, changed: false };
  if (deposit.status !== 'pending') return { ok: false, code: 'wrong_state' };
  const transferId = outcome === 'confirmed' ? await credit(tx, clock, id, deposit) : null;
  await tx.query('UPDATE deposits SET status = $2, decided_at = $3, transfer_id = $4, reason = $5 WHERE id = $1', [
    id,
    outcome,
    clock(),
    transferId,
    reason,
  ]);
  await audit(tx, clock, { actor, action: `deposit.${outcome}`, object: id, reason });
  await tell(tx, clock, decision, deposit, outcome);
  return { ok: true, changed: true };
}

async function tell(tx: Queryable, clock: Clock, { id, reason }: Decision, deposit: Row, outcome: Outcome) {
  const { user_id: userId, amount_cents } = deposit;
  await depositChanged(tx, clock, userId, id);
  if (outcome === 'confirmed') await userChanged(tx, clock, userId);
  const told = notice(`deposit_${outcome}`, { amount: toWire(amount_cents), reason });
  await notify(tx, { userId, ...told, kind: 'deposit', at: clock() });
}

async function credit(tx: Queryable, clock: Clock, id: string, { user_id, amount_cents }: Row): Promise<string> {
  const from = await houseAccount(tx, clock, 'house_cash');
  const to = await userAccount(tx, user_id);
  const moved = await transfer(tx, clock, { from, to, cents: amount_cents, ref: { type: 'deposit', id } });
  if (!moved.ok) throw new Error('The house refused a credit.');
  return moved.id;
}
