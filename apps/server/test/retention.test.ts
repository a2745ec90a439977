import { DAY } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { sweep } from '@keel/backend/retention/sweep.ts';
import { describe, expect, it } from 'vitest';
import { bothEngines, onePostgres } from './support/engines.ts';
import { newInvestor, signupBody, startKeel } from './support/keel.ts';
import { deposit, expectCleanBooks, fundedInvestor } from './support/money.ts';

const FEBRUARY = () => new Date('2026-02-01T00:00:00Z');

async function counts(db: Db, tables: readonly string[]): Promise<Record<string, number>> {
  const found = await Promise.all(
    tables.map(async (table) => [table, (await db.query(`SELECT 1 AS one FROM ${table}`)).length] as const),
  );
  return Object.fromEntries(found);
}

describe.each(bothEngines)('retention periods, on $name', (engine) => {
  it('[OPS-2] old codes, counters, sessions, jobs and messages are deleted; books and decisions stay (S-9)', async () => {
    const keel = await startKeel(engine);
    const { db } = keel.context;
    const ines = await fundedInvestor(keel, 'ines@example.org', '2000');
    await deposit(keel, ines);
    await keel.call('login', { body: { email: 'nobody@example.org', password: 'wrong-lamp-42' } });
    await keel.context.outbox.drain();
    const growing = ['auth_counters', 'email_codes', 'sessions', 'outbox', 'notifications', 'security_log'];
    const permanent = ['users', 'deposits', 'ledger_transfers', 'audit_log'];
    const before = await counts(db, [...growing, ...permanent]);
    expect(Math.min(...growing.map((table) => before[table] ?? 0))).toBeGreaterThan(0);

    expect(await sweep(db, keel.clock.now)).toBe(0);
    keel.clock.advance(3 * 365 * DAY);
    const left = async () => {
      await sweep(db, keel.clock.now);
      const after = await counts(db, growing);
      return growing.map((table) => after[table]);
    };
    await expect.poll(left).toEqual(growing.map(() => 0));
    const after = await counts(db, permanent);
    expect(permanent.map((table) => after[table])).toEqual(permanent.map((table) => before[table]));
    await expectCleanBooks(keel);
    await keel.close();
  });

  it('[OPS-2][AUTH-2] an unverified sign-up is deleted after 24 hours (S-9, N-9)', async () => {
    const keel = await startKeel(engine);
    const { db } = keel.context;
    await newInvestor(keel, 'verified@example.org');
    const body = await signupBody(keel, { email: 'squatted@example.org' });
    await keel.call('signup', { body });
    const emails = async () =>
      (await db.query<{ email: string }>('SELECT email FROM users ORDER BY email')).map(({ email }) => email);
    keel.clock.advance(DAY - 1);
    await sweep(db, keel.clock.now);
    expect(await emails()).toContain('squatted@example.org');
    keel.clock.advance(1);
    // The server also sweeps at its start, and of two sweeps one stops.
    const left = () => sweep(db, keel.clock.now).then(emails);
    await expect.poll(left).toEqual(['amelia@example.org', 'verified@example.org']);
    expect((await keel.call('signup', { body })).statusCode).toBe(200);
    await keel.close();
  });

  it('[OPS-2] more rows than fit into one batch are all deleted (S-9)', async () => {
    const db = await engine.migrated();
    await db.query(
      `INSERT INTO auth_counters (bucket, key, window_start, n, last_at)
       SELECT 'x', i::text, $1, 1, $1 FROM generate_series(1, 2500) AS i`,
      [new Date('2026-01-01T00:00:00Z')],
    );
    expect(await sweep(db, FEBRUARY)).toBe(2500);
    await db.close();
  });
});

describe.runIf(bothEngines.some(({ name }) => name === 'postgres'))('several instances', () => {
  it('[OPS-2] one of them deletes, the other finds the lock taken (S-9)', async () => {
    const { engine } = await onePostgres();
    const [one, other] = [await engine.migrated(), await engine.migrated()];
    await one.query(`INSERT INTO auth_counters (bucket, key, window_start, n, last_at) VALUES ('x', 'y', $1, 1, $1)`, [
      new Date('2026-01-01T00:00:00Z'),
    ]);
    const concurrent = await one.tx(async (tx) => {
      await tx.query('SELECT pg_try_advisory_xact_lock(7309002)');
      return sweep(other, FEBRUARY);
    });
    expect([concurrent, await sweep(other, FEBRUARY)]).toEqual([0, 1]);
    await one.close();
    await other.close();
  });
});

describe.each(bothEngines)('append-only tables on $name', (engine) => {
  it.each(['ledger_transfers', 'audit_log'])('[OPS-2] %s cannot be emptied by TRUNCATE (M-20)', async (table) => {
    const db = await engine.migrated();
    await expect(db.script(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only');
    await db.close();
  });
});
