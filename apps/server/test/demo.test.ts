import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import { MINUTE, SECOND } from '@keel/backend/clock.ts';
import { operateAs } from '@keel/backend/demo/actAs.ts';
import { startAutopilot } from '@keel/backend/demo/autopilot.ts';
import { dropSampleAddresses, seedAddresses } from '@keel/backend/demo/sampleAddresses.ts';
import { seedHistory } from '@keel/backend/demo/seedHistory.ts';
import { SETTINGS } from '@keel/backend/operator/settings.ts';
import { describe, expect, it } from 'vitest';
import { sampleImageFile } from '../src/demo/sampleImageFile.ts';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { deposit, depositBody, verifiedInvestor, withdraw } from './support/money.ts';
import { uploaded } from './support/uploads.ts';

describe.each(engines)('the demo on $name', (engine) => {
  it('[DEMO-1] starts with a year of history that the ledger verifies, seeded once', async () => {
    const keel = await startKeel(engine, { demoHistory: true });
    const { db } = keel.context;
    const statuses = async (table: string) =>
      (await db.query<{ status: string }>(`SELECT DISTINCT status FROM ${table}`))
        .map(({ status }) => status)
        .toSorted();
    expect(await statuses('deposits')).toEqual(['confirmed', 'declined', 'pending']);
    expect(await statuses('withdrawals')).toEqual([
      'Cancelled',
      'Completed',
      'Pending',
      'Processing',
      'Rejected',
      'Returned',
    ]);
    expect(await bookFaults(db)).toEqual([]);
    const counts = () =>
      db.query<{ transfers: bigint; trades: bigint; unread: bigint; mails: bigint }>(
        `SELECT (SELECT COUNT(*) FROM ledger_transfers) AS transfers, (SELECT COUNT(*) FROM trades) AS trades,
           (SELECT COUNT(*) FROM notifications WHERE read_at IS NULL) AS unread, (SELECT COUNT(*) FROM outbox) AS mails`,
      );
    const before = await counts();
    expect(before).toMatchObject([{ trades: 60n, mails: 0n }]);
    await seedHistory(keel.context, sampleImageFile);
    expect(await counts()).toEqual(before);
    await keel.close();
  });

  it('[DEMO-1] writes the books of the sample year in chronological order', async () => {
    const keel = await startKeel(engine, { demoHistory: true });
    const times = await keel.context.db.query<{ created_at: Date }>(
      'SELECT created_at FROM ledger_transfers ORDER BY position',
    );
    const sorted = times.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
    expect(times).toEqual(sorted);
    await keel.close();
  });

  it('[DEMO-1] has investors in each state, and signs in as one of them with one click', async () => {
    const keel = await startKeel(engine, { demoHistory: true });
    const options = await keel.call('getOptions');
    const { site } = options.json<{ site: { demoInvestors: { as: string; standing: string }[] } }>();
    expect(site.demoInvestors.map(({ as, standing }) => [as, standing])).toEqual([
      ['amelia', 'verified'],
      ['noah', 'new'],
      ['mei', 'waiting'],
      ['tomas', 'rejected'],
    ]);
    const users = [];
    for (const { as } of site.demoInvestors) {
      const { user, token } = (await keel.call('continueAs', { body: { as } })).json();
      expect((await keel.call('getUserByToken', { token })).statusCode).toBe(200);
      users.push([user.firstName, user.accountStatus, user.kycVerified]);
    }
    expect(users).toEqual([
      ['Amelia', true, 'true'],
      ['Noah', false, 'false'],
      ['Mei', false, 'pending'],
      ['Tomás', false, 'false'],
    ]);
    await keel.close();
  });

  it('[DEMO-1] cannot continue as a missing investor, nor as anybody in live mode', async () => {
    const demo = await startKeel(engine);
    expect((await demo.call('continueAs', { body: { as: 'mei' } })).statusCode).toBe(404);
    expect((await demo.call('continueAs', { body: { as: 'nobody' } })).statusCode).toBe(422);
    await demo.context.db.tx((tx) => seedAddresses(tx));
    const live = await startKeel(engine, { mode: 'live' }, { db: demo.context.db });
    await operateAs('robin', 'settings set', { key: 'address.bitcoin', value: BITCOIN }, live.context);
    await live.context.setup.missing();
    const answer = await live.call('continueAs', { body: { as: 'amelia' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await live.call('getOptions')).json<{ site: object }>().site).not.toHaveProperty('demoInvestors');
    // The demo's server closes the shared database.
    await demo.close();
  });

  it('[DEMO-1] pays to addresses without an owner, which live mode never keeps', async () => {
    const keel = await startKeel(engine);
    const { db } = keel.context;
    await db.tx((tx) => seedAddresses(tx));
    await db.query(`INSERT INTO settings (key, value) VALUES ('address.usdt_walletaddress', $1)`, [ETHEREUM]);
    const storedAddresses = () =>
      db.query<{ key: string; value: string }>(`SELECT key, value FROM settings WHERE key LIKE 'address.%'`);
    const set = await storedAddresses();
    expect(set).toHaveLength(8);
    // Each is an address of its chain; those of Bitcoin and Dogecoin are of the test networks.
    const wrong = set.filter(({ key, value }) => SETTINGS.get(key)?.fits(value) === false);
    expect(wrong.map(({ key }) => key)).toEqual(['address.bitcoin', 'address.dodge']);
    await dropSampleAddresses(db);
    expect(await storedAddresses()).toEqual([{ key: 'address.usdt_walletaddress', value: ETHEREUM }]);
    await keel.close();
  });

  it("[DEMO-1] the autopilot decides a visitor's requests after some seconds, and is named in the audit log", async () => {
    const keel = await startKeel(engine);
    const timers = manualTimers();
    const autopilot = startAutopilot(keel.context, timers);
    keel.clock.advance(SECOND);
    const visitor = await verifiedInvestor(keel, 'visitor@example.org');
    const { depositId } = await deposit(keel, visitor, { amount: '500' });
    await autopilot.decideDue();
    expect(await statusOf(keel, 'deposits', depositId)).toBe('pending');
    keel.clock.advance(MINUTE);
    await autopilot.decideDue();
    // Not marked as paid.
    expect(await statusOf(keel, 'deposits', depositId)).toBe('pending');
    await keel.call('createPay', { token: visitor.token, body: { depositId, paid: 'Paid' } });
    await autopilot.decideDue();
    expect(await statusOf(keel, 'deposits', depositId)).toBe('confirmed');

    const { _id } = await withdraw(keel, visitor);
    keel.clock.advance(MINUTE);
    await autopilot.decideDue();
    expect(await statusOf(keel, 'withdrawals', _id)).toBe('Processing');
    keel.clock.advance(MINUTE);
    await autopilot.decideDue();
    expect(await statusOf(keel, 'withdrawals', _id)).toBe('Completed');
    const acts = await keel.context.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE actor = 'operator:autopilot of the demo' ORDER BY position`,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'deposit.confirmed',
      'withdrawal.started',
      'withdrawal.completed',
    ]);
    expect(await bookFaults(keel.context.db)).toEqual([]);
    await autopilot.stop();
    await keel.close();
  });

  it('[DEMO-1] the autopilot identifies a new investor, who can then deposit and use the wallet', async () => {
    const keel = await startKeel(engine);
    const autopilot = startAutopilot(keel.context, manualTimers());
    keel.clock.advance(SECOND);
    const { token, user } = await newInvestor(keel, 'newcomer@example.org');
    const refused = await keel.call('createDeposit', { token, body: depositBody(user) });
    expect(refused.statusCode).toBe(403);
    const body = {
      Nid: 'A1234 567',
      country: 'Ghana',
      state: 'Ashanti',
      address: '12 Harbour Road',
      passportUrl: await uploaded(keel, token, 'identity'),
      firstName: user.firstName,
      lastName: user.lastName,
      email: 'newcomer@example.org',
    };
    expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(200);
    keel.clock.advance(MINUTE);
    await autopilot.decideDue();
    const account = await keel.call('getUserByToken', { token });
    expect(account.json()).toMatchObject({
      user: { kycVerified: 'true', accountStatus: true, walletFeauture: true },
    });
    expect((await keel.call('createDeposit', { token, body: depositBody(user) })).statusCode).toBe(200);
    await autopilot.stop();
    await keel.close();
  });

  it('[DEMO-1] the autopilot ignores earlier requests, and those that an account is not permitted', async () => {
    const keel = await startKeel(engine);
    const early = await verifiedInvestor(keel, 'early@example.org');
    const before = await deposit(keel, early, { amount: '500' });
    await keel.call('createPay', { token: early.token, body: { depositId: before.depositId, paid: 'Paid' } });
    const session = await amelia(keel);
    keel.clock.advance(SECOND);
    const autopilot = startAutopilot(keel.context, manualTimers());
    keel.clock.advance(SECOND);
    const { _id } = await withdraw(keel, session);
    await operateAs('robin', 'users suspend', { who: 'amelia@example.org' }, keel.context);
    keel.clock.advance(MINUTE);
    await autopilot.decideDue();
    expect(await statusOf(keel, 'deposits', before.depositId)).toBe('pending');
    expect(await statusOf(keel, 'withdrawals', _id)).toBe('Pending');
    await autopilot.stop();
    await keel.close();
  });
});

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';

async function statusOf(keel: Keel, table: 'deposits' | 'withdrawals', id: string): Promise<string | undefined> {
  const [row] = await keel.context.db.query<{ status: string }>(`SELECT status FROM ${table} WHERE id = $1`, [id]);
  return row?.status;
}
