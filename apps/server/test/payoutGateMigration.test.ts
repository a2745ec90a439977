import { systemClock } from '@keel/backend/clock.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { newId } from '@keel/backend/ids.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

/** The schema from before suspension had its own column. */
const BEFORE = 12;

type Act = 'user.suspend' | 'user.restore' | 'kyc.approve';

/** An operator's actions on an account, in days of November, and the resulting state. */
interface Account {
  readonly acts: readonly (readonly [number, Act])[];
  readonly verified: boolean;
  readonly identity: 'true' | 'pending' | 'false';
}

const day = (of: number) => new Date(Date.UTC(2026, 10, of));

const ACCOUNTS: readonly (Account & { readonly name: string; readonly after: readonly [Date | null, boolean] })[] = [
  {
    name: 'one that was verified and suspended is suspended, and verified still',
    acts: [
      [1, 'user.restore'],
      [2, 'user.suspend'],
    ],
    verified: false,
    identity: 'false',
    after: [day(2), true],
  },
  {
    name: 'one that was identified and suspended keeps its verification',
    acts: [[2, 'user.suspend']],
    verified: false,
    identity: 'true',
    after: [day(2), true],
  },
  {
    name: 'one whose identity was approved before is verified still',
    acts: [
      [1, 'kyc.approve'],
      [2, 'user.suspend'],
    ],
    verified: false,
    identity: 'pending',
    after: [day(2), true],
  },
  {
    name: 'one that nobody had verified is suspended, and given nothing',
    acts: [[2, 'user.suspend']],
    verified: false,
    identity: 'pending',
    after: [day(2), false],
  },
  {
    name: 'one that was suspended twice is so since the last time',
    acts: [
      [1, 'user.suspend'],
      [2, 'user.restore'],
      [3, 'user.suspend'],
    ],
    verified: false,
    identity: 'false',
    after: [day(3), true],
  },
  {
    name: 'one whose suspension was lifted is not suspended',
    acts: [
      [1, 'user.suspend'],
      [2, 'user.restore'],
    ],
    verified: true,
    identity: 'false',
    after: [null, true],
  },
  {
    name: 'one that was never suspended stays as it is',
    acts: [],
    verified: false,
    identity: 'false',
    after: [null, false],
  },
];

describe.each(bothEngines)('a database from before suspensions, on $name', (engine) => {
  it('[PAYOUT-1] its suspended accounts stay suspended, and keep the verification they had (M-3)', async () => {
    const db = await engine.empty();
    try {
      await db.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
        CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
      await db.tx((tx) => migrateWithin(tx, systemClock, BEFORE));
      const plan = newId(systemClock);
      await db.query("INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 100, 'USD')", [plan]);
      const ids = ACCOUNTS.map(() => newId(systemClock));
      for (const [at, { acts, verified, identity }] of ACCOUNTS.entries()) {
        const id = ids[at] ?? '';
        await db.query(
          `INSERT INTO users (id, email, email_lower, password_hash, first_name, last_name, gender, country, phone,
             account_status, kyc_verified, package_id, created_at)
           VALUES ($1, $2, $2, '-', 'Ines', 'Duarte', 'female', 'Portugal', '+351 555 0199', $3, $4, $5, $6)`,
          [id, `a${at}@example.org`, verified, identity, plan, day(1)],
        );
        for (const [on, action] of acts)
          await db.query(
            "INSERT INTO audit_log (id, at, actor, action, object) VALUES ($1, $2, 'operator:robin', $3, $4)",
            [newId(systemClock), day(on), action, id],
          );
      }

      expect(await migrate(db, systemClock)).toBe(BEFORE);
      const found = await db.query<{ id: string; suspended_at: Date | null; account_status: boolean }>(
        'SELECT id, suspended_at, account_status FROM users',
      );
      const states = new Map(found.map((row) => [row.id, [row.suspended_at, row.account_status]]));
      expect(ACCOUNTS.map(({ name }, at) => [name, states.get(ids[at] ?? '')])).toEqual(
        ACCOUNTS.map(({ name, after }) => [name, after]),
      );
    } finally {
      await db.close();
    }
  });
});
