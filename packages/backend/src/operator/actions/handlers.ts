import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { newId } from '../../ids.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import type { Input } from '../commands.ts';
import { lockedIdOf } from '../investorIds.ts';
import { change } from '../outcome.ts';
import { OperatorFault } from '../result.ts';

interface Handler {
  readonly status: NonNullable<Wanted['status']>;
  readonly deposits_required: number;
  readonly deposits_made: number;
  readonly deposit_amount_cents: Cents;
  readonly started_at: Date;
  readonly days: number;
}

type Wanted = Input<'handlers set'>;

const COLUMNS = 'status, deposits_required, deposits_made, deposit_amount_cents, started_at, days';

/** OPS-1: the deposit plans of DASH-7. */
export const handlerActions: Actions<'handlers set'> = {
  async 'handlers set'({ input, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const userId = await lockedIdOf(tx, input.who);
      const before = input.id === undefined ? undefined : await handlerOf(tx, userId, input.id);
      const handler = merged(input, before, clock);
      const id = input.id ?? (await sameAs(tx, userId, handler)) ?? newId(clock);
      const changed = await store(tx, { id, userId, handler, before });
      if (changed) {
        const detail = JSON.stringify({ ...handler, deposit_amount_cents: toWire(handler.deposit_amount_cents) });
        await audit(tx, clock, { actor, action: 'handler.set', object: id, detail });
        await userChanged(tx, clock, userId);
      }
      return {
        ...change(changed, `Deposit plan ${id} is set.`, `Deposit plan ${id} already has these values.`),
        fields: { id },
      };
    });
  },
};

async function handlerOf(tx: Queryable, userId: string, id: string): Promise<Handler> {
  const [handler] = await tx.query<Handler>(
    `SELECT ${COLUMNS} FROM handlers WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    [id, userId],
  );
  if (!handler) throw new OperatorFault(`The account has no deposit plan ${id}. users show lists them.`);
  return handler;
}

/** The given figures merged with the existing ones; a new plan requires the figures without a sensible default. */
function merged(input: Wanted, before: Handler | undefined, clock: Clock): Handler {
  const required = input.required ?? before?.deposits_required;
  const amount = input.amount ?? before?.deposit_amount_cents;
  const days = input.days ?? before?.days;
  if (required === undefined || amount === undefined || days === undefined)
    throw new OperatorFault('A new deposit plan needs --required, --amount and --days.');
  if (required === 0 || amount === 0n || days === 0)
    throw new OperatorFault('--required, --amount and --days must be above 0.');
  return {
    status: input.status ?? before?.status ?? 'active',
    deposits_required: required,
    deposits_made: input.made ?? before?.deposits_made ?? 0,
    deposit_amount_cents: amount,
    started_at: input.start ?? before?.started_at ?? clock(),
    days,
  };
}

/** Finds an existing plan with the same figures and start: the command was repeated. */
async function sameAs(tx: Queryable, userId: string, handler: Handler): Promise<string | undefined> {
  const [same] = await tx.query<{ id: string }>(
    `SELECT id FROM handlers WHERE user_id = $1 AND deposits_required = $2 AND deposit_amount_cents = $3
       AND started_at = $4 AND days = $5 AND status = $6 AND deposits_made = $7`,
    [
      userId,
      handler.deposits_required,
      handler.deposit_amount_cents,
      handler.started_at,
      handler.days,
      handler.status,
      handler.deposits_made,
    ],
  );
  return same?.id;
}

async function store(
  tx: Queryable,
  { id, userId, handler, before }: { id: string; userId: string; handler: Handler; before: Handler | undefined },
): Promise<boolean> {
  const values = [
    handler.status,
    handler.deposits_required,
    handler.deposits_made,
    handler.deposit_amount_cents,
    handler.started_at,
    handler.days,
  ];
  if (!before) {
    const added = await tx.query(
      `INSERT INTO handlers (id, user_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, userId, ...values],
    );
    return added.length === 1;
  }
  const updated = await tx.query(
    `UPDATE handlers SET (${COLUMNS}) = ROW ($2::text, $3::int, $4::int, $5::bigint, $6::timestamptz, $7::int)
     WHERE id = $1 AND (${COLUMNS}) IS DISTINCT FROM ($2::text, $3::int, $4::int, $5::bigint, $6::timestamptz, $7::int)
     RETURNING id`,
    [id, ...values],
  );
  return updated.length === 1;
}
