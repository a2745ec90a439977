import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';

/**
 * The internal accounts that are the other side of transfers: external cash, invested money, paid profit, assets bought
 * and sold, corrections of the books, and bonuses.
 */
export type HouseAccount =
  | 'house_cash'
  | 'house_invested'
  | 'house_profit'
  | 'house_orders'
  | 'house_adjustments'
  | 'house_bonus';

/** Creates the account for an investor's balance, in the transaction that creates the investor. */
export async function openAccount(tx: Queryable, clock: Clock, userId: string): Promise<string> {
  const id = newId(clock);
  await tx.query(
    `INSERT INTO ledger_accounts (id, owner_user_id, kind, currency, created_at) VALUES ($1, $2, 'user', 'USD', $3)`,
    [id, userId, clock()],
  );
  return id;
}

/** The id of the investor's account. */
export async function userAccount(db: Queryable, userId: string): Promise<string> {
  return singleRow(await db.query<{ id: string }>('SELECT id FROM ledger_accounts WHERE owner_user_id = $1', [userId]))
    .id;
}

/** The id of the internal account of a kind, which is created when it is first needed. */
export async function houseAccount(tx: Queryable, clock: Clock, kind: HouseAccount): Promise<string> {
  const known = await findHouse(tx, kind);
  if (known !== undefined) return known;
  await tx.query(
    `INSERT INTO ledger_accounts (id, kind, currency, created_at) VALUES ($1, $2, 'USD', $3)
     ON CONFLICT (kind) WHERE owner_user_id IS NULL DO NOTHING`,
    [newId(clock), kind, clock()],
  );
  // Another transaction may have created it first; its account is visible now.
  const made = await findHouse(tx, kind);
  if (made === undefined) throw new Error(`There is no house account for ${kind}.`);
  return made;
}

async function findHouse(tx: Queryable, kind: HouseAccount): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'SELECT id FROM ledger_accounts WHERE kind = $1 AND owner_user_id IS NULL',
    [kind],
  );
  return row?.id;
}
