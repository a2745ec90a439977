import { after, type Clock, DAY } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { newId } from '../ids.ts';
import { houseAccount, userAccount } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';

/** Confirmed deposits: 14,480.50 in total, of which 2,000.00 are invested, so 12,480.50 are available. */
const DEPOSITS = [
  { cents: 500_000n, method: 'Bitcoin', daysAgo: 64 },
  { cents: 448_050n, method: 'Etheruem', daysAgo: 41 },
  { cents: 300_000n, method: 'Usdt(solana)', daysAgo: 27 },
  { cents: 200_000n, method: 'Bitcoin', daysAgo: 12 },
] as const;

const PENDING = { cents: 200_000n, method: 'Solana', daysAgo: 1 } as const;
const INVESTED = { cents: 200_000n, profit: 18_412n, bonus: 4_000n, daysAgo: 26, days: 90 } as const;

const HANDLERS = [
  { status: 'active', required: 5, made: 3, cents: 50_000n, daysAgo: 18, days: 30 },
  { status: 'paused', required: 4, made: 2, cents: 25_000n, daysAgo: 33, days: 60 },
  { status: 'completed', required: 4, made: 4, cents: 100_000n, daysAgo: 62, days: 60 },
] as const;

/** The sample investor's data and permissions. Every cent of the balance comes from a transfer. */
export async function seedInvesting(tx: Queryable, clock: Clock, who: { userId: string; planId: string }) {
  const { userId, planId } = who;
  const ago = (days: number) => after(clock(), -days * DAY);
  const account = await userAccount(tx, userId);
  const cash = await houseAccount(tx, clock, 'house_cash');
  const invested = await houseAccount(tx, clock, 'house_invested');

  await tx.query(
    'UPDATE users SET email_verified_at = $2, account_status = true, wallet_feature = true WHERE id = $1',
    [userId, ago(70)],
  );

  const receive = async ({ cents, method, daysAgo }: (typeof DEPOSITS)[number]) => {
    const id = newId(clock);
    const [announced, decided] = [ago(daysAgo), ago(daysAgo - 1)];
    const ref = { type: 'deposit', id };
    const moved = await transfer(tx, () => decided, { from: cash, to: account, cents, ref });
    if (!moved.ok) throw new Error('The house could not pay in the sample deposits.');
    await tx.query(
      `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, paid, created_at, decided_at, transfer_id)
       VALUES ($1, $2, $3, $4, $5, 'confirmed', true, $6, $7, $8)`,
      [id, userId, planId, cents, method, announced, decided, moved.id],
    );
  };

  const invest = async () => {
    const id = newId(clock);
    const started = ago(INVESTED.daysAgo);
    const ref = { type: 'investment', id };
    const moved = await transfer(tx, () => started, { from: account, to: invested, cents: INVESTED.cents, ref });
    if (!moved.ok) throw new Error('The sample deposits do not cover the sample investment.');
    await tx.query(
      `INSERT INTO investments (id, user_id, plan_id, amount_cents, profit_cents, referral_bonus_cents, is_active,
         started_at, days, transfer_id) VALUES ($1, $2, $3, $4, $5, $6, true, $7, $8, $9)`,
      [id, userId, planId, INVESTED.cents, INVESTED.profit, INVESTED.bonus, started, INVESTED.days, moved.id],
    );
  };

  // The ledger is written in chronological order, with the time of each transfer.
  for (const deposit of DEPOSITS) if (deposit.daysAgo > INVESTED.daysAgo) await receive(deposit);
  await invest();
  for (const deposit of DEPOSITS) if (deposit.daysAgo <= INVESTED.daysAgo) await receive(deposit);
  await tx.query(
    `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, created_at)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6)`,
    [newId(clock), userId, planId, PENDING.cents, PENDING.method, ago(PENDING.daysAgo)],
  );

  for (const { status, required, made, cents, daysAgo, days } of HANDLERS) {
    await tx.query(
      `INSERT INTO handlers (id, user_id, status, deposits_required, deposits_made, deposit_amount_cents, started_at, days)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(clock), userId, status, required, made, cents, ago(daysAgo), days],
    );
  }
}
