import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { recordEvent } from '../../events/recordEvent.ts';
import { newId } from '../../ids.ts';
import { toTrade } from '../../modules/trades/tradeView.ts';
import type { Actions } from '../call.ts';
import type { Input } from '../commands.ts';
import { closedFault, idOf, lockedIdOf } from '../investorIds.ts';
import { listPage } from '../listPage.ts';
import { change } from '../outcome.ts';
import { readTradesFile } from './tradesFile.ts';

/** Number of rows between two progress lines. */
const STEP = 100;

type NewTrade = Omit<Input<'trades add'>, 'who'> & { readonly userId: string };

/** OPS-1, PROF-3, PROF-4: trades are placed by the account manager. They are only shown, and move no balance. */
export const tradeActions: Actions<'trades add' | 'trades import' | 'trades requests'> = {
  async 'trades add'({ input, actor }, { db, clock }) {
    const { who, ...trade } = input;
    const added = await db.tx(async (tx) => add(tx, clock, actor, { ...trade, userId: await lockedIdOf(tx, who) }));
    return change(added, `The trade was added to ${who}.`, `${who} has this trade already.`);
  },

  async 'trades import'({ input, actor, progress }, { db, clock }) {
    const trades = readTradesFile(input.file);
    const added = await db.tx(async (tx) => {
      const users = await lockAll(
        tx,
        trades.map(({ who }) => who),
      );
      let count = 0;
      for (const [at, { who, ...trade }] of trades.entries()) {
        const userId = users.get(who) ?? '';
        if (await add(tx, clock, actor, { ...trade, userId })) count += 1;
        if (at % STEP === STEP - 1) progress(at + 1, trades.length);
      }
      return count;
    });
    const message = `${added} of ${trades.length} trades were added; ${trades.length - added} were there already.`;
    return { changed: added > 0, message, fields: { added, already: trades.length - added } };
  },

  async 'trades requests'({ input }, { db }) {
    return listPage<{ id: string; created_at: Date; email: string; note: string | null }>(
      db,
      {
        select: 'SELECT r.id, r.created_at, u.email, r.note FROM trade_requests r JOIN users u ON u.id = r.user_id',
        table: 'trade_requests',
        alias: 'r',
        at: 'created_at',
        id: 'id',
        where: [],
        isOf: (user) => `r.user_id = ${user}`,
        view: ({ created_at, ...row }) => ({ date: created_at.toISOString(), ...row }),
      },
      input,
    );
  },
};

/** The ids of all named accounts, locked in one order, so that concurrent imports cannot deadlock. */
async function lockAll(tx: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const who of new Set(names)) ids.set(who, await idOf(tx, who));
  const users = await tx.query<{ id: string; closed: boolean }>(
    'SELECT id, closed_at IS NOT NULL AS closed FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [[...ids.values()]],
  );
  const closed = users.find((user) => user.closed);
  if (closed) throw closedFault(closed.id);
  return ids;
}

/** Inserts a trade; false if the account, which the caller has locked, already has the same trade. */
async function add(tx: Queryable, clock: Clock, actor: string, trade: NewTrade): Promise<boolean> {
  const { userId, pair, profit, loss, date } = trade;
  const id = newId(clock);
  const added = await tx.query(
    `INSERT INTO trades (id, user_id, pair, profit_cents, loss_cents, created_at)
     SELECT $1::uuid, $2::uuid, $3::text, $4::bigint, $5::bigint, $6::timestamptz WHERE NOT EXISTS (
       SELECT 1 FROM trades WHERE user_id = $2 AND pair = $3 AND profit_cents = $4 AND loss_cents = $5 AND created_at = $6)
     RETURNING id`,
    [id, userId, pair, profit, loss, date],
  );
  if (added.length === 0) return false;
  await audit(tx, clock, { actor, action: 'trade.add', object: id });
  const entity = toTrade({ id, created_at: date, pair, profit_cents: profit, loss_cents: loss });
  await recordEvent(tx, { userId, kind: 'trade', entity, at: clock() });
  return true;
}
