import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { newId } from '../../ids.ts';
import { type HouseAccount, houseAccount, userAccount } from '../../ledger/accounts.ts';
import { transfer } from '../../ledger/transfer.ts';
import { type Cents, toWire } from '../../money.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';

/** What an operator enters into the books of an investor. */
export interface Entry {
  readonly kind: 'adjustment' | 'bonus';
  readonly userId: string;
  /** What comes into the balance, or, below 0, out of it; never 0, and a bonus is above 0. */
  readonly cents: Cents;
  /** Why; the investor is told. */
  readonly reason: string;
  /** Tells the entries of an investor and kind apart: a second one of the same name is not made. */
  readonly name: string;
  readonly actor: string;
}

/** An entry that is in the books. */
export interface Entered {
  readonly id: string;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly created_at: Date;
}

const HOUSE: Readonly<Record<Entry['kind'], HouseAccount>> = { adjustment: 'house_adjustments', bonus: 'house_bonus' };

/** The entry of a name, if it was made. */
export async function entered(
  tx: Queryable,
  { userId, kind, name }: Pick<Entry, 'userId' | 'kind' | 'name'>,
): Promise<Entered | undefined> {
  const [found] = await tx.query<Entered>(
    'SELECT id, amount_cents, reason, created_at FROM book_entries WHERE user_id = $1 AND kind = $2 AND name = $3',
    [userId, kind, name],
  );
  return found;
}

/**
 * Enters an adjustment or a bonus into the ledger (BOOK-1): of the balance it takes only what is available. Runs in the
 * caller's transaction, which has locked the investor's row and found no entry of the name. Gives the id of the entry, or
 * undefined where the balance does not cover it. Kick the outbox after it: the investor is told.
 */
export async function enter(tx: Queryable, clock: Clock, entry: Entry): Promise<string | undefined> {
  const { kind, userId, cents, reason, name, actor } = entry;
  const id = newId(clock);
  const investor = await userAccount(tx, userId);
  const house = await houseAccount(tx, clock, HOUSE[kind]);
  const ref = { type: kind, id };
  const moved = await transfer(
    tx,
    clock,
    cents > 0n ? { from: house, to: investor, cents, ref } : { from: investor, to: house, cents: -cents, ref },
  );
  if (!moved.ok) return undefined;
  await tx.query(
    `INSERT INTO book_entries (id, user_id, kind, name, amount_cents, reason, actor, created_at, transfer_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, kind, name, cents, reason, actor, clock(), moved.id],
  );
  const detail = JSON.stringify({ entry: id, amount: toWire(cents) });
  await audit(tx, clock, { actor, action: `books.${kind}`, object: userId, reason, detail });
  await userChanged(tx, clock, userId);
  const content = notice(codeOf(entry), { amount: toWire(cents < 0n ? -cents : cents), reason });
  await notify(tx, { userId, ...content, kind: 'books', at: clock() });
  return id;
}

function codeOf({ kind, cents }: Entry): 'bonus_added' | 'balance_added' | 'balance_taken' {
  if (kind === 'bonus') return 'bonus_added';
  return cents > 0n ? 'balance_added' : 'balance_taken';
}
