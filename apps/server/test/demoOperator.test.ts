import { HOUR } from '@keel/backend/clock.ts';
import { openDemoClock } from '@keel/backend/demo/demoClock.ts';
import { newId } from '@keel/backend/ids.ts';
import type { DemoOperator, DemoOutcome, OperationId } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FullInvestor, fullInvestor } from './support/fullInvestor.ts';
import { amelia, type Keel, newInvestor, type Sent, startKeel } from './support/keel.ts';
import { deposit, expectCleanBooks } from './support/money.ts';

const PLAYED: readonly OperationId[] = [
  'getDemoOperator',
  'runDemoCommand',
  'passDemoTime',
  'moveDemoPrice',
  'getDemoMail',
];

/** Valid bodies for the calls, if they existed. */
const RIGHT: Readonly<Partial<Record<OperationId, Sent>>> = {
  runDemoCommand: { body: { command: 'notify', input: { who: 'ines@example.org', title: 'Hello', message: 'Hello' } } },
  passDemoTime: { body: { hours: 1 } },
  moveDemoPrice: { body: { coin: 'bitcoin', percent: 5 } },
};

describe.each(engines)('the operator of a demo on $name', (engine) => {
  let keel: Keel;
  let who: FullInvestor;
  beforeAll(async () => {
    keel = await startKeel(engine, { sessionHours: 24 });
    who = await fullInvestor(keel, 'ines');
  });
  afterAll(() => keel.close());

  const seen = async () => (await keel.call('getDemoOperator')).json<DemoOperator>();
  const run = (command: string, input: Record<string, string>) =>
    keel.call('runDemoCommand', { body: { command, input } });
  const done = async (command: string, input: Record<string, string>) => {
    const response = await run(command, input);
    expect([response.statusCode, response.json().message]).toEqual([200, expect.any(String)]);
    return response.json<DemoOutcome>();
  };
  const audited = async () =>
    (
      await keel.context.db.query<{ action: string }>(`SELECT action FROM audit_log WHERE actor = 'demo' ORDER BY id`)
    ).map(({ action }) => action);

  it('[DEMO-2] the queue lists pending deposits, withdrawals and registrations, with the investors', async () => {
    const { deposits, withdrawals, registrations, investors, pricesMove } = await seen();
    expect(deposits).toContainEqual(expect.objectContaining({ id: who.deposit.depositId, email: who.email }));
    expect(withdrawals).toEqual([
      expect.objectContaining({ id: who.withdrawal._id, destination: '$ines', status: 'Pending', held: null }),
    ]);
    expect(registrations).toEqual([expect.objectContaining({ email: who.email, country: 'Ghana' })]);
    expect(investors.map(({ email }) => email)).toContain(who.email);
    expect(pricesMove).toBe(true);
  });

  it('[DEMO-2][HONEST-3] a deposit is confirmed by the same action as the terminal’s, and the audit log names the demo', async () => {
    const id = who.deposit.depositId;
    expect(await done('deposits confirm', { id })).toMatchObject({ changed: true });
    expect(await done('deposits confirm', { id })).toMatchObject({ changed: false });
    expect(await audited()).toEqual(['deposit.confirmed']);
    expect((await seen()).deposits.map((each) => each.id)).not.toContain(id);
    await expectCleanBooks(keel);
  });

  it("[DEMO-2] what the operator cannot do is refused with the terminal's message", async () => {
    const response = await run('deposits decline', { id: who.deposit.depositId, reason: 'Late' });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ messageCode: 'demo_refused', message: expect.stringContaining('decided otherwise') }),
    ]);
    const lacking = await run('deposits decline', { id: who.deposit.depositId });
    expect([lacking.statusCode, lacking.json().message]).toEqual([409, expect.stringContaining('needs --reason')]);
  });

  it('[DEMO-2] only the commands of the drawer are accepted', async () => {
    for (const command of ['books adjust', 'users suspend', 'settings set', 'backup', 'keys abandon', 'users list'])
      expect([command, (await run(command, {})).statusCode]).toEqual([command, 422]);
  });

  it('[DEMO-2] a withdrawal is started and completed with a reference', async () => {
    const id = who.withdrawal._id;
    await done('withdrawals start', { id });
    expect((await seen()).withdrawals).toEqual([expect.objectContaining({ id, status: 'Processing' })]);
    await done('withdrawals complete', { id, reference: 'DEMO-1' });
    expect((await seen()).withdrawals).toEqual([]);
    await expectCleanBooks(keel);
  });

  it('[DEMO-2][KYC-7] a registration is shown, and the shown one is approved', async () => {
    const { facts } = await done('kyc show', { who: who.email });
    const fact = (name: string) => facts.find((each) => each.name === name)?.value ?? '';
    expect(fact('country')).toBe('Ghana');
    const image = await keel.app.inject({ url: fact('image').replace(/^https?:\/\/[^/]+/, '') });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, expect.stringContaining('image/')]);
    await done('kyc approve', { who: who.email, registration: fact('shown') });
    expect((await seen()).registrations).toEqual([]);
  });

  it('[DEMO-2][PROF-3] a trade is added and a notification is sent', async () => {
    const trade = { pair: 'BTC/USD', profit: '120.50', loss: '0', date: '2026-11-20' };
    await done('trades add', { who: who.email, ...trade });
    await done('notify', { who: who.email, title: 'Hello', message: 'How are you?' });
    const { token, user } = who;
    const trades = await keel.call('listTrades', { token, body: { user: user._id } });
    expect(trades.body).toContain('120.50');
    expect((await keel.call('listNotifications', { token })).body).toContain('How are you?');
  });

  it('[DEMO-2] sent mails are listed newest first, and each can be read', async () => {
    await newInvestor(keel, 'mailed@example.org');
    const [newest] = (await seen()).mails.filter(({ to }) => to === 'mailed@example.org');
    const mail = await keel.call('getDemoMail', { id: newest?.id ?? '' });
    expect(mail.json()).toMatchObject({ mail: newest, text: expect.stringMatching(/\d{4}/) });
    expect((await keel.call('getDemoMail', { id: who.deposit.depositId })).statusCode).toBe(404);
  });

  it('[DEMO-2][MARKET-2] a price moves, and stays marked as simulated', async () => {
    const price = async () => {
      const [row] = (await keel.call('listMarkets', { query: { vs_currency: 'usd', ids: 'bitcoin' } })).json();
      return row;
    };
    const { current_price: before } = await price();
    const moved = await keel.call('moveDemoPrice', { body: { coin: 'bitcoin', percent: 50 } });
    const row = await price();
    expect(row.current_price / before).toBeCloseTo(1.5, 3);
    expect([moved.json().coin.price, row.simulated]).toEqual([row.current_price, true]);
    expect((await keel.call('moveDemoPrice', { body: { coin: 'no-such-coin', percent: 5 } })).statusCode).toBe(404);
    for (let times = 0; times < 15; times += 1)
      await keel.call('moveDemoPrice', { body: { coin: 'ethereum', percent: -50 } });
    expect((await keel.call('moveDemoPrice', { body: { coin: 'ethereum', percent: -50 } })).statusCode).toBe(409);
  });

  it('[DEMO-2][DASH-2] time can be advanced: an investment earns, nobody is logged out, and a restart does not go back', async () => {
    const { token, user } = await amelia(keel);
    const profit = async () => {
      const answer = await keel.call('getInvestment', { token, id: user._id });
      expect(answer.statusCode).toBe(200);
      return Number(answer.json().message.totalProfit);
    };
    const before = { profit: await profit(), at: keel.context.clock().getTime() };
    const passed = await keel.call('passDemoTime', { body: { hours: 720 } });
    expect(passed.json().aheadSeconds).toBe(720 * 3600);
    expect(keel.context.clock().getTime() - before.at).toBe(720 * HOUR);
    // 30 days at 0.35 % of 2,000 dollars.
    expect((await profit()) - before.profit).toBeCloseTo(210, 5);
    const again = await openDemoClock(keel.context.db, keel.clock.now);
    expect(again.now()).toEqual(keel.context.clock());
    expect((await keel.call('getOptions')).json().site.demo).toEqual({ operator: true, aheadSeconds: 720 * 3600 });
    await expectCleanBooks(keel);
  });

  it('[DEMO-2][PAYOUT-6] after an hour the rate of a deposit is no longer held', async () => {
    const start = await amelia(keel);
    const { depositId, held } = await deposit(keel, start);
    await keel.call('passDemoTime', { body: { hours: 1 } });
    const renewed = await keel.call('holdDepositRate', { token: start.token, body: { depositId } });
    expect(renewed.json().deposit.held.heldUntil).not.toBe(held?.heldUntil);
  });

  it('[DEMO-2] the clock can be at most ten years ahead', async () => {
    const steps = Array.from({ length: 130 }, () => keel.call('passDemoTime', { body: { hours: 720 } }));
    const statuses = (await Promise.all(steps)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});

/** How each of them answers. */
async function answers(keel: Keel) {
  const all = [];
  for (const id of PLAYED) {
    const response = await keel.call(id, RIGHT[id] ?? { id: newId(keel.context.clock) });
    all.push([id, response.statusCode, response.json().code]);
  }
  return all;
}

describe.each(engines)('without a demo operator on $name', (engine) => {
  it('[DEMO-2] the calls do not exist in live mode', async () => {
    const keel = await startKeel(engine, { mode: 'live', demoOperator: true });
    const { db, clock } = keel.context;
    await db.query(`INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1q-operator')`);
    await db.query(`INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 200000, 'USD')`, [
      newId(clock),
    ]);
    expect(await answers(keel)).toEqual(PLAYED.map((id) => [id, 404, 'not_found']));
    expect((await keel.call('getOptions')).json().site.demo).toBeUndefined();
    await keel.close();
  });

  it('[DEMO-2] a database whose clock was advanced cannot be started in live mode', async () => {
    const db = await engine.migrated();
    const clock = await openDemoClock(db, () => new Date('2026-11-20T12:00:00Z'));
    await clock.advance(HOUR);
    const modes = () => db.query('SELECT mode FROM server_mode');
    const before = await modes();
    await expect(startKeel(engine, { mode: 'live' }, { db: { ...db, close: async () => undefined } })).rejects.toThrow(
      /^The clock of the demo in this database was put forward/,
    );
    // The database is not marked as live, so the demo can continue.
    expect(await modes()).toEqual(before);
    await db.close();
  });

  it('[DEMO-2] with DEMO_OPERATOR=0 the calls do not exist, and the app is told', async () => {
    const keel = await startKeel(engine, { demoOperator: false });
    expect(await answers(keel)).toEqual(PLAYED.map((id) => [id, 404, 'not_found']));
    expect((await keel.call('getOptions')).json().site.demo).toEqual({ operator: false, aheadSeconds: 0 });
    await keel.close();
  });
});
