import type { Context } from '../../context.ts';
import { type BookEntry, createBookEntry, findBookEntry } from '../../modules/books/bookEntries.ts';
import { type Cents, toText, toWire } from '../../money.ts';
import type { Actions, OperatorCall } from '../call.ts';
import { lockedIdOf } from '../investorIds.ts';
import { listPage } from '../listPage.ts';
import { requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result } from '../result.ts';

interface EntryListRow {
  readonly id: string;
  readonly created_at: Date;
  readonly email: string;
  readonly kind: BookEntry['kind'];
  readonly amount_cents: Cents;
  readonly reason: string;
  readonly actor: string;
}

const NAMES = { adjustment: 'Adjustment', bonus: 'Bonus' } as const satisfies Record<BookEntry['kind'], string>;

/** BOOK-1: the books are only corrected by new entries. */
export const bookActions: Actions<'books list' | 'books adjust' | 'books bonus'> = {
  async 'books list'({ input }, { db }) {
    const { kind: wanted } = input;
    return listPage<EntryListRow>(
      db,
      {
        select: `SELECT b.id, b.created_at, u.email, b.kind, b.amount_cents, b.reason, b.actor
          FROM book_entries b JOIN users u ON u.id = b.user_id`,
        table: 'book_entries',
        alias: 'b',
        at: 'created_at',
        id: 'id',
        where: wanted === undefined ? [] : [`b.kind = '${wanted}'`],
        isOf: (user) => `b.user_id = ${user}`,
        view: ({ id, created_at, email, kind, amount_cents, reason, actor }) => ({
          id,
          date: created_at.toISOString(),
          email,
          kind,
          amount: toWire(amount_cents),
          reason,
          by: actor,
        }),
      },
      input,
    );
  },
  'books adjust': (call, context) => createEntryOnce('adjustment', call, context),
  'books bonus': (call, context) => createEntryOnce('bonus', call, context),
};

/**
 * Creates an entry at most once. A repeated command, after a lost answer or by mistake, is recognised by amount and
 * reason, or by the name given with `--id`.
 */
async function createEntryOnce(
  kind: BookEntry['kind'],
  { input, actor }: OperatorCall<'books adjust' | 'books bonus'>,
  { db, clock }: Context,
): Promise<Result> {
  const { who, amount: cents, reason, id } = input;
  const name = id ?? `${toWire(cents)} ${reason}`;
  return db.tx(async (tx) => {
    const userId = await lockedIdOf(tx, who);
    const found = await findBookEntry(tx, { userId, kind, name });
    if (found) return known(kind, found, { cents, reason, isNamed: id !== undefined });
    const first = await requireSecondApproval(tx, clock, {
      action: kind,
      object: `${userId} ${name}`,
      about: userId,
      actor,
      cents,
      terms: `${kind} of ${toWire(cents)}, reason ${JSON.stringify(reason)}`,
    });
    if (first) return first;
    const made = await createBookEntry(tx, clock, { kind, userId, cents, reason, name, actor });
    if (made === undefined) throw new OperatorFault(`${toText(-cents)} is more than ${who} has available.`);
    return { changed: true, message: `${NAMES[kind]} ${made} of ${toWire(cents)} is in the books of ${who}.` };
  });
}

function known(
  kind: BookEntry['kind'],
  { id, amount_cents, reason, created_at }: { id: string; amount_cents: Cents; reason: string; created_at: Date },
  wanted: { readonly cents: Cents; readonly reason: string; readonly isNamed: boolean },
): Result {
  const entry = `${NAMES[kind]} ${id} of ${toWire(amount_cents)}`;
  if (amount_cents !== wanted.cents || reason !== wanted.reason)
    throw new OperatorFault(`${entry} has that --id, and another amount or reason. Nothing was entered.`);
  const other = wanted.isNamed ? '' : ' For another like it, add --id with a name of its own.';
  return { changed: false, message: `${entry} is in the books since ${created_at.toISOString()}.${other}` };
}
