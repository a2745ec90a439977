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

/** A confirmation of a deposit. */
export interface Confirmation extends Decision {
  /** The received amount, above 0. @default the announced amount (PAYOUT-6) */
  readonly cents?: Cents | undefined;
  /** The reference of the payment at the bank or on the chain; unique among the deposits of a method. */
  readonly reference?: string | undefined;
}

/**
 * The result of a confirmation. `confirmed_otherwise` means that it was confirmed before, with another amount or
 * reference; `by` is the deposit that has the reference.
 */
export type DepositConfirmed =
  | Decided
  | {
      readonly ok: false;
      readonly code: 'confirmed_otherwise';
      readonly cents: Cents;
      readonly reference: string | null;
    }
  | { readonly ok: false; readonly code: 'reference_used'; readonly by: string };

interface LockedDeposit {
  readonly user_id: string;
  readonly method: string;
  readonly amount_cents: Cents;
  readonly credited_cents: Cents | null;
  readonly reference: string | null;
  readonly status: 'pending' | Outcome;
}

/** The outcome of a deposit. */
interface DepositDecision {
  readonly outcome: Outcome;
  /** The credited amount; null if nothing is credited. */
  readonly credited: Cents | null;
  readonly reference: string | null;
}

/**
 * Credits a pending deposit to its investor with the received amount, even if that is less or more than was announced
 * (PAYOUT-6). Runs in the caller's transaction; a repetition changes nothing, so that the money is credited once.
 * Whether the investor marked the deposit as paid has no influence (HONEST-3). Kick the outbox afterwards, because the
 * investor is notified.
 *
 * If two deposits are confirmed concurrently with the same reference, the unique index `deposits_by_reference` makes
 * the later transaction fail; when it is run again, it finds `reference_used`.
 */
export async function confirmDeposit(
  tx: Queryable,
  clock: Clock,
  { cents, reference, ...decision }: Confirmation,
): Promise<DepositConfirmed> {
  const deposit = await locked(tx, decision.id);
  if (!deposit) return { ok: false, code: 'not_found' };
  const credited = cents ?? deposit.amount_cents;
  if (deposit.status === 'confirmed') {
    const was = deposit.credited_cents ?? deposit.amount_cents;
    const isSame = was === credited && (reference === undefined || reference === deposit.reference);
    if (isSame) return { ok: true, changed: false };
    return { ok: false, code: 'confirmed_otherwise', cents: was, reference: deposit.reference };
  }
  if (deposit.status !== 'pending') return { ok: false, code: 'wrong_state' };
  const other = reference === undefined ? undefined : await paidWith(tx, deposit.method, reference);
  if (other) return { ok: false, code: 'reference_used', by: other.id };
  await end(tx, clock, decision, deposit, { outcome: 'confirmed', credited, reference: reference ?? null });
  return { ok: true, changed: true };
}

/** Declines a pending deposit; no money moves. Runs in the caller's transaction; kick the outbox afterwards. */
export async function declineDeposit(tx: Queryable, clock: Clock, decision: Decision): Promise<Decided> {
  const deposit = await locked(tx, decision.id);
  if (!deposit) return { ok: false, code: 'not_found' };
  if (deposit.status === 'declined') return { ok: true, changed: false };
  if (deposit.status !== 'pending') return { ok: false, code: 'wrong_state' };
  await end(tx, clock, decision, deposit, { outcome: 'declined', credited: null, reference: null });
  return { ok: true, changed: true };
}

async function locked(tx: Queryable, id: string): Promise<LockedDeposit | undefined> {
  const [deposit] = await tx.query<LockedDeposit>(
    `SELECT user_id, method, amount_cents, credited_cents, reference, status FROM deposits WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return deposit;
}

/** The id of the deposit of a method that was confirmed with this reference; undefined if there is none. */
async function paidWith(tx: Queryable, method: string, reference: string): Promise<{ id: string } | undefined> {
  const [other] = await tx.query<{ id: string }>('SELECT id FROM deposits WHERE method = $1 AND reference = $2', [
    method,
    reference,
  ]);
  return other;
}

async function end(
  tx: Queryable,
  clock: Clock,
  decision: Decision,
  deposit: LockedDeposit,
  ended: DepositDecision,
): Promise<void> {
  const { id, actor, reason } = decision;
  const { outcome, credited, reference } = ended;
  const transferId = credited === null ? null : await credit(tx, clock, id, deposit.user_id, credited);
  await tx.query(
    `UPDATE deposits SET status = $2, decided_at = $3, transfer_id = $4, reason = $5, credited_cents = $6, reference = $7
     WHERE id = $1`,
    [id, outcome, clock(), transferId, reason, credited, reference],
  );
  await audit(tx, clock, { actor, action: `deposit.${outcome}`, object: id, reason, detail: detailOf(deposit, ended) });
  await notifyInvestor(tx, clock, decision, deposit, ended);
}

/** The detail for the audit log: the amounts if they differ, and the reference. */
function detailOf({ amount_cents }: LockedDeposit, { credited, reference }: DepositDecision): string | null {
  const amounts = credited === null || credited === amount_cents ? {} : { announced: amount_cents, credited };
  const facts = {
    ...Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, toWire(cents)])),
    ...(reference !== null && { reference }),
  };
  return Object.keys(facts).length === 0 ? null : JSON.stringify(facts);
}

async function notifyInvestor(
  tx: Queryable,
  clock: Clock,
  { id, reason }: Decision,
  deposit: LockedDeposit,
  ended: DepositDecision,
): Promise<void> {
  const { user_id: userId, amount_cents } = deposit;
  const { outcome, credited } = ended;
  await depositChanged(tx, clock, userId, id);
  if (outcome === 'confirmed') await userChanged(tx, clock, userId);
  const content = notice(`deposit_${outcome}`, { amount: toWire(credited ?? amount_cents), reason });
  await notify(tx, { userId, ...content, kind: 'deposit', at: clock() });
}

async function credit(tx: Queryable, clock: Clock, id: string, userId: string, cents: Cents): Promise<string> {
  const from = await houseAccount(tx, clock, 'house_cash');
  const to = await userAccount(tx, userId);
  const moved = await transfer(tx, clock, { from, to, cents, ref: { type: 'deposit', id } });
  if (!moved.ok) throw new Error('The house account refused a credit.');
  return moved.id;
}
