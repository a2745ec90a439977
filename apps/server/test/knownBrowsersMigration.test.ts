import { systemClock } from '@keel/backend/clock.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { newId } from '@keel/backend/ids.ts';
import { noteBrowser } from '@keel/backend/security/knownBrowsers.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

/** The schema from before browsers were remembered. */
const BEFORE = 19;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const AT = new Date('2026-11-20T12:00:00.000Z');

describe.each(bothEngines)('a database from before browsers were remembered, on $name', (engine) => {
  it('[PAYOUT-5] knows the browsers of its sessions, and the next sign-in of an old account is not its first (M-17)', async () => {
    const db = await engine.empty();
    try {
      await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
        CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
      await db.tx((tx) => migrateWithin(tx, systemClock, BEFORE));
      const plan = newId(systemClock);
      await db.query("INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 100, 'USD')", [plan]);
      const account = async (name: string, verifiedAt: Date | null) => {
        const id = newId(systemClock);
        await db.query(
          `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country,
             package_id, created_at, email_verified_at)
           VALUES ($1, $2, $2, '-', 'Ines', 'Duarte', 'female', 'Portugal', $3, $4, $5)`,
          [id, `${name}@example.org`, plan, AT, verifiedAt],
        );
        return id;
      };
      const [open, away, waiting] = [
        await account('open', AT),
        await account('away', AT),
        await account('waiting', null),
      ];
      for (const userAgent of [FIREFOX, FIREFOX.replaceAll('145', '144'), null])
        await db.query(
          `INSERT INTO sessions (token_hash, id, user_id, created_at, expires_at, user_agent)
           VALUES ($1, $2, $3, $4, $4, $5)`,
          [Buffer.from(newId(systemClock)), newId(systemClock), open, AT, userAgent],
        );

      expect(await migrate(db, systemClock)).toBe(BEFORE);
      const note = (userId: string, userAgent: string | null) =>
        db.tx((tx) => noteBrowser(tx, systemClock, { userId, userAgent }));
      expect([await note(open, FIREFOX), await note(open, null), await note(open, 'curl/8.5.0')]).toEqual([
        'known',
        'known',
        'new',
      ]);
      expect([await note(away, null), await note(away, null)]).toEqual(['new', 'known']);
      expect(await note(waiting, FIREFOX)).toBe('first');
    } finally {
      await db.close();
    }
  });
});
