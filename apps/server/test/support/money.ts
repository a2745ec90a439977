import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import type { Decision } from '@keel/backend/decisions/decision.ts';
import { newId } from '@keel/backend/ids.ts';
import { houseAccount } from '@keel/backend/ledger/accounts.ts';
import { transfer } from '@keel/backend/ledger/transfer.ts';
import { confirmDeposit } from '@keel/backend/modules/deposits/decideDeposit.ts';
import { completeWithdrawal, type WithdrawalDecided } from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { type Claim, startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import type { Deposit, OperationId, SessionStart, User, Withdrawal } from '@keel/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Keel, newInvestor, type Sent } from './keel.ts';

/** A decision of an operator. */
export function decision(id: string, reason: string | null = null): Decision {
  return { id, actor: 'operator:robin', reason };
}

/** A claim of an operator. */
export function claim(id: string, actor = 'operator:robin', takeOver = false): Claim {
  return { id, actor, takeOver };
}

/** An operator's statement that a withdrawal was paid. */
export function paid(id: string, reference = `reference of ${id}`, actor = 'operator:robin') {
  return { id, actor, reference };
}

/** Starts and completes a withdrawal by one operator, each in its own transaction like the operator's commands. */
export async function payOut({ context }: Keel, id: string): Promise<WithdrawalDecided> {
  await context.db.tx((tx) => startWithdrawal(tx, context, claim(id)));
  return context.db.tx((tx) => completeWithdrawal(tx, context, paid(id)));
}

/** A valid body for a deposit. */
export function depositBody(user: User, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { amount: '2000', plan: 'Starter', mode: 'Bitcoin', user: user._id, ...changes };
}

/** A valid body for a withdrawal. */
export function withdrawBody(user: User, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { amount: '10.00', method: 'cashapp', user: user._id, cashapp_address: '$harbour-lamp', ...changes };
}

/** An investor that the operator has verified. */
export async function verifiedInvestor(keel: Keel, email: string): Promise<SessionStart> {
  const start = await newInvestor(keel, email);
  await keel.context.db.query('UPDATE users SET account_status = true WHERE id = $1', [start.user._id]);
  return start;
}

/** A verified investor with a confirmed deposit. */
export async function fundedInvestor(keel: Keel, email: string, amount: string): Promise<SessionStart> {
  const start = await verifiedInvestor(keel, email);
  await fund(keel, start, amount);
  return start;
}

/** Creates a deposit and confirms it. */
export async function fund(keel: Keel, start: SessionStart, amount: string): Promise<void> {
  const { depositId } = await deposit(keel, start, { amount });
  await keel.context.db.tx((tx) => confirmDeposit(tx, keel.clock.now, decision(depositId)));
}

/** Creates a deposit, which must succeed. */
export async function deposit(
  keel: Keel,
  { token, user }: SessionStart,
  changes: Record<string, unknown> = {},
): Promise<Deposit> {
  const response = await keel.call('createDeposit', { token, body: depositBody(user, changes) });
  expect(response.statusCode).toBe(200);
  return response.json<{ deposit: Deposit }>().deposit;
}

/** Requests a withdrawal, which must succeed. */
export async function withdraw(
  keel: Keel,
  { token, user }: SessionStart,
  changes: Record<string, unknown> = {},
): Promise<Withdrawal> {
  const response = await keel.call('createWithdraw', { token, body: withdrawBody(user, changes) });
  expect(response.statusCode).toBe(200);
  return response.json<{ withdrawal: Withdrawal }>().withdrawal;
}

/** Sends a call like the app does: retries it while the server is busy. */
export async function sendWithRetries(keel: Keel, operation: OperationId, sent: Sent): Promise<LightMyRequestResponse> {
  for (;;) {
    const response = await keel.call(operation, sent);
    const busy = response.statusCode === 503 || response.body.includes('idempotency_in_progress');
    if (!busy) return response;
  }
}

/** The available balance of the account. */
export async function available(keel: Keel, { token }: SessionStart): Promise<string> {
  return (await keel.call('getUserByToken', { token })).json<{ user: User }>().user.availableBalance;
}

/** Gives an investor an investment with a profit of so many cents. */
export async function addProfit({ context, clock }: Keel, { user }: SessionStart, cents: bigint): Promise<void> {
  await context.db.tx(async (tx) => {
    const id = newId(clock.now);
    const from = await houseAccount(tx, clock.now, 'house_cash');
    const to = await houseAccount(tx, clock.now, 'house_invested');
    // The invested money comes from elsewhere, so that the balance stays the same.
    const bought = await transfer(tx, clock.now, { from, to, cents: 1n, ref: { type: 'investment', id } });
    if (!bought.ok) throw new Error('The house refused.');
    await tx.query(
      `INSERT INTO investments (id, user_id, plan_id, amount_cents, profit_cents, is_active, started_at, transfer_id)
       SELECT $1, id, package_id, 1, $3, false, $4, $5 FROM users WHERE id = $2`,
      [id, user._id, cents, clock.now(), bought.id],
    );
  });
}

/** Fails unless all balances match their transfers and the hash chain is intact. */
export async function expectCleanBooks(keel: Keel): Promise<void> {
  expect(await bookFaults(keel.context.db)).toEqual([]);
}
