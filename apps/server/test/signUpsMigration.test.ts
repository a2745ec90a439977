import { systemClock } from '@keel/backend/clock.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { newId } from '@keel/backend/ids.ts';
import { openAccount } from '@keel/backend/ledger/accounts.ts';
import { findCredentials } from '@keel/backend/modules/account/users.ts';
import { completeSignUp } from '@keel/backend/modules/verification/signUps.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

/** The schema in which a sign-up reserved its e-mail. */
const BEFORE = 23;

describe.each(bothEngines)('a database from before sign-ups shared an e-mail, on $name', (engine) => {
  it('[AUTH-2] keeps its accounts, and an old sign-up can be verified once and does not block others (N-9)', async () => {
    const db = await engine.empty();
    try {
      await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
        CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
      await db.tx((tx) => migrateWithin(tx, systemClock, BEFORE));
      const plan = newId(systemClock);
      await db.query("INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 100, 'USD')", [plan]);
      const insert = async (name: string, verifiedAt: Date | null) => {
        const id = newId(systemClock);
        await db.query(
          `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country,
             package_id, created_at, email_verified_at)
           VALUES ($1, $2, $2, '-', 'Ines', 'Duarte', 'female', 'Portugal', $3, $4, $5)`,
          [id, `${name}@example.org`, plan, systemClock(), verifiedAt],
        );
        return id;
      };
      const owner = await insert('owner', systemClock());
      const waiting = await insert('waiting', null);
      for (const id of [owner, waiting]) await openAccount(db, systemClock, id);

      expect(await migrate(db, systemClock)).toBe(BEFORE);
      await insert('owner', null);
      const later = await insert('waiting', null);
      expect((await findCredentials(db, systemClock, 'owner@example.org'))?.id).toBe(owner);
      expect((await findCredentials(db, systemClock, 'waiting@example.org'))?.id).toBe(later);
      await db.tx((tx) => completeSignUp(tx, systemClock, 'waiting@example.org', waiting));
      const left = await db.query('SELECT id FROM users WHERE email_lower = $1', ['waiting@example.org']);
      expect(left).toEqual([{ id: waiting }]);
      await expect(insert('owner', systemClock())).rejects.toThrow('users_email_owner');
    } finally {
      await db.close();
    }
  });
});
