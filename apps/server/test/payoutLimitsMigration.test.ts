import { systemClock } from '@keel/backend/clock.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { newId } from '@keel/backend/ids.ts';
import { hold } from '@keel/backend/ledger/transfer.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

/** The schema from before payout limits. */
const BEFORE = 17;
const ORDERED = new Date('2026-11-20T12:00:00.000Z');
const SIGNED = new Date('2026-11-20T12:00:05.000Z');

describe.each(bothEngines)('a database from before payout limits, on $name', (engine) => {
  it('[PAYOUT-3] orders signed by its desk are approved, and count from then on; the others are undecided (M-3)', async () => {
    const db = await engine.empty();
    try {
      await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
        CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
      await db.tx((tx) => migrateWithin(tx, systemClock, BEFORE));
      const [plan, user, from, to] = Array.from({ length: 4 }, () => newId(systemClock));
      if (plan === undefined || user === undefined || from === undefined || to === undefined)
        throw new Error('No ids.');
      await db.query("INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 100, 'USD')", [plan]);
      await db.query(
        `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country, phone,
           account_status, kyc_verified, package_id, created_at)
         VALUES ($1, 'ines@example.org', 'ines@example.org', '-', 'Ines', 'Duarte', 'female', 'Portugal',
           '+351 555 0199', true, 'true', $2, $3)`,
        [user, plan, ORDERED],
      );
      await db.query(
        `INSERT INTO ledger_accounts (id, owner_user_id, kind, currency, credits_posted, created_at)
         VALUES ($1, $2, 'user', 'USD', 100000, $4), ($3, NULL, 'house_orders', 'USD', 0, $4)`,
        [from, user, to, ORDERED],
      );
      const order = async (isSigned: boolean) => {
        const id = newId(systemClock);
        await db.tx(async (tx) => {
          const created = await hold(tx, systemClock, { from, to, cents: 100n, ref: { type: 'order', id } });
          if (!created.ok) throw new Error('The balance is too small.');
          await tx.query(
            `INSERT INTO orders (id, user_id, type, asset, quantity, chain, network, amount_cents, status, created_at,
               hold_transfer_id) VALUES ($1, $2, 'buy', 'ETH', 1, 'ethereum', 'test', 100, 'Pending', $3, $4)`,
            [id, user, ORDERED, created.id],
          );
          if (isSigned)
            await tx.query(
              `INSERT INTO desk_payments (tx_id, order_id, genesis, address, nonce, raw, state, created_at)
               VALUES ('0x1', $1, '0x2', '0x3', 0, '0x4', 'signed', $2)`,
              [id, SIGNED],
            );
        });
        return id;
      };
      const [signed, open] = [await order(true), await order(false)];

      expect(await migrate(db, systemClock)).toBe(BEFORE);
      const found = await db.query<{ id: string; above_limit: string | null; released_at: Date | null }>(
        'SELECT id, above_limit, released_at FROM orders',
      );
      expect(new Map(found.map((row) => [row.id, [row.above_limit, row.released_at]]))).toEqual(
        new Map([
          [signed, [null, SIGNED]],
          [open, [null, null]],
        ]),
      );
    } finally {
      await db.close();
    }
  });
});
