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

/** An operator's correction of an investor's balance. */
export interface BookEntry {
  readonly kind: 'adjustment' | 'bonus';
  readonly userId: string;
  /** Added to the balance, or deducted if negative; never 0. A bonus is positive. */
  readonly cents: Cents;
  /** The reason, which is shown to the investor. */
  readonly reason: string;
  /** The idempotency key: an investor has at most one entry of a kind with this name. */
  readonly name: string;
  readonly actor: string;
}

/** A stored entry. */
export interface StoredEntry {
  readonly id: string;
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly created_at: Date;
}

const HOUSE: Readonly<Record<BookEntry['kind'], HouseAccount>> = {
  adjustment: 'house_adjustments',
  bonus: 'house_bonus',
};

/** The investor's entry of a kind with a name; undefined if there is none. */
export async function findBookEntry(
  tx: Queryable,
  { userId, kind, name }: Pick<BookEntry, 'userId' | 'kind' | 'name'>,
): Promise<StoredEntry | undefined> {
  const [found] = await tx.query<StoredEntry>(
    'SELECT id, amount_cents, reason, created_at FROM book_entries WHERE user_id = $1 AND kind = $2 AND name = $3',
    [userId, kind, name],
  );
  return found;
}

/**
 * Enters an adjustment or a bonus into the ledger (BOOK-1); at most the available balance can be deducted. Runs in the
 * caller's transaction, which has locked the investor's row and found no entry with the name. Returns the id of the
 * entry, or undefined if the balance is too low. Kick the outbox afterwards, because the investor is notified.
 */
export async function createBookEntry(tx: Queryable, clock: Clock, entry: BookEntry): Promise<string | undefined> {
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

function codeOf({ kind, cents }: BookEntry): 'bonus_added' | 'balance_added' | 'balance_taken' {
  if (kind === 'bonus') return 'bonus_added';
  return cents > 0n ? 'balance_added' : 'balance_taken';
}
