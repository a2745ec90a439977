import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';

/**
 * The house's side of a transfer: money that came in from outside, money that plans hold, profit that is paid out,
 * money that assets are bought and sold for, what the books were corrected by, and bonuses.
 */
export type HouseAccount =
  | 'house_cash'
  | 'house_invested'
  | 'house_profit'
  | 'house_orders'
  | 'house_adjustments'
  | 'house_bonus';

/** Opens the account that holds an investor's balance, in the transaction that creates the investor. */
export async function openAccount(tx: Queryable, clock: Clock, userId: string): Promise<string> {
  const id = newId(clock);
  await tx.query(
    `INSERT INTO ledger_accounts (id, owner_user_id, kind, currency, created_at) VALUES ($1, $2, 'user', 'USD', $3)`,
    [id, userId, clock()],
  );
  return id;
}

/** The investor's account. */
export async function userAccount(db: Queryable, userId: string): Promise<string> {
  return singleRow(await db.query<{ id: string }>('SELECT id FROM ledger_accounts WHERE owner_user_id = $1', [userId]))
    .id;
}

/** The house's account of a kind; made when it is first needed. */
export async function houseAccount(tx: Queryable, clock: Clock, kind: HouseAccount): Promise<string> {
  const known = await findHouse(tx, kind);
  if (known !== undefined) return known;
  await tx.query(
    `INSERT INTO ledger_accounts (id, kind, currency, created_at) VALUES ($1, $2, 'USD', $3)
     ON CONFLICT (kind) WHERE owner_user_id IS NULL DO NOTHING`,
    [newId(clock), kind, clock()],
  );
  // Another transaction may have been first; its account is visible now.
  const made = await findHouse(tx, kind);
  if (made === undefined) throw new Error(`There is no account of the house for ${kind}.`);
  return made;
}

async function findHouse(tx: Queryable, kind: HouseAccount): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'SELECT id FROM ledger_accounts WHERE kind = $1 AND owner_user_id IS NULL',
    [kind],
  );
  return row?.id;
}
