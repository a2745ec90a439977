import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import { systemClock } from '@keel/backend/clock.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { newId } from '@keel/backend/ids.ts';
import { houseAccount, openAccount } from '@keel/backend/ledger/accounts.ts';
import { transfer } from '@keel/backend/ledger/transfer.ts';
import { readDeposits, toDeposit } from '@keel/backend/modules/deposits/depositView.ts';
import { NEWEST } from '@keel/backend/paging/page.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

/** The schema from before the credited amount of a deposit could differ from the announced one. */
const BEFORE = 18;

describe.each(bothEngines)('a database from before corrections of the books, on $name', (engine) => {
  it('[PAYOUT-6] its confirmed deposits have the announced amount, and its books verify (M-15)', async () => {
    const db = await engine.empty();
    try {
      await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
        CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
      await db.tx((tx) => migrateWithin(tx, systemClock, BEFORE));
      const [plan, user, id, waiting] = Array.from({ length: 4 }, () => newId(systemClock));
      const now = systemClock();
      await db.query("INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 100, 'USD')", [
        plan ?? '',
      ]);
      await db.query(
        `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country, phone,
           account_status, package_id, created_at)
         VALUES ($1, 'ines@example.org', 'ines@example.org', '-', 'Ines', 'Duarte', 'female', 'Portugal', '+351', true, $2, $3)`,
        [user ?? '', plan ?? '', now],
      );
      await db.tx(async (tx) => {
        const to = await openAccount(tx, systemClock, user ?? '');
        const from = await houseAccount(tx, systemClock, 'house_cash');
        const ref = { type: 'deposit', id: id ?? '' };
        const moved = await transfer(tx, systemClock, { from, to, cents: 200_000n, ref });
        const insert = `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, created_at, transfer_id)
          VALUES ($1, $2, $3, 200000, 'Bitcoin', $4, $5, $6)`;
        await tx.query(insert, [id ?? '', user ?? '', plan ?? '', 'confirmed', now, moved.ok ? moved.id : null]);
        await tx.query(insert, [waiting ?? '', user ?? '', plan ?? '', 'pending', now, null]);
      });

      expect(await migrate(db, systemClock)).toBe(BEFORE);
      const shown = (await readDeposits(db, user ?? '', NEWEST, null)).map(toDeposit);
      expect(new Map(shown.map(({ depositId, amount, credited }) => [depositId, [amount, credited]]))).toEqual(
        new Map([
          [id, ['2000.00', '2000.00']],
          [waiting, ['2000.00', null]],
        ]),
      );
      expect(await bookFaults(db)).toEqual([]);
    } finally {
      await db.close();
    }
  });
});
