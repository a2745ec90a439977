import { DAY } from '@keel/backend/clock.ts';
import { newId } from '@keel/backend/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';

describe.each(engines)('dashboard on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  it('[DASH-2][DASH-5] the investment summary', async () => {
    const { token, user } = await amelia(keel);
    const response = await keel.call('getInvestment', { token, id: user._id });
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toMatchObject({ totalProfit: '184.12', investmentPlan: 'Starter', isActive: true });
  });

  it('[DASH-7] a card for each deposit plan, whose remaining days run down to zero', async () => {
    const { token, user } = await amelia(keel);
    const handlers = async () => (await keel.call('listHandlers', { token, id: user._id })).json().message.handler;
    expect(await handlers()).toEqual([
      {
        status: 'active',
        paused: false,
        totalDepositsRequired: 5,
        depositsMade: 3,
        depositAmount: '500.00',
        daysLeft: 12,
        startDate: '2026-11-02T12:00:00.000Z',
      },
      expect.objectContaining({ status: 'paused', paused: true, depositsMade: 2, daysLeft: 27 }),
      expect.objectContaining({ status: 'completed', paused: false, depositsMade: 4, daysLeft: 0 }),
    ]);
  });

  it('[API-3] data of another account is not found, like data that does not exist', async () => {
    const one = await amelia(keel);
    const other = await newInvestor(keel, 'other@example.org');
    const nobody = '0197f3a2-0000-7000-8000-00000000dead';
    for (const operation of ['getInvestment', 'listHandlers'] as const) {
      for (const [{ token }, id] of [
        [one, other.user._id],
        [other, one.user._id],
        [one, nobody],
      ] as const) {
        const response = await keel.call(operation, { token, id });
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
      expect((await keel.call(operation, { token: other.token, id: other.user._id })).statusCode).toBe(200);
      expect((await keel.call(operation, { id: one.user._id })).statusCode).toBe(401);
      expect((await keel.call(operation, { token: one.token, id: 'not-an-id' })).statusCode).toBe(422);
    }
  });

  it('[SIGNUP-1] packages are public, cheapest first, and cached for a minute', async () => {
    const response = await keel.call('listPackages');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(response.json().message.map(({ name, price }: Record<string, string>) => [name, price])).toEqual([
      ['Starter', '2000.00'],
      ['Growth', '10000.00'],
      ['Premium', '50000.00'],
    ]);
    const again = await keel.call('listPackages', { headers: { 'if-none-match': String(response.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[HONEST-1][HONEST-2][DASH-3][CUR-1] options contain mode, operator, figures without a source and the lists', async () => {
    const { site, countries, currencies, limits } = (await keel.call('getOptions')).json();
    expect(site).toEqual({
      mode: 'demo',
      name: 'Keel',
      shortName: 'Keel',
      operator: { name: null, address: null, registration: null },
      riskNotice: 'Your capital is at risk. Past performance does not predict future results.',
      riskNoticeIsStandard: true,
      demo: { operator: true, aheadSeconds: 0 },
      identityForPayouts: false,
      figures: {
        referralBonusPercent: { value: 7.11, source: null, shown: true },
        totalDepositPercent: { value: 8.34, source: null, shown: true },
        liveTraders: { value: 18_435, source: null, shown: true },
      },
    });
    expect(countries).toHaveLength(250);
    expect(countries).toContainEqual({ code: 'PT', name: 'Portugal' });
    expect(currencies.length).toBeGreaterThanOrEqual(155);
    expect(currencies).toContainEqual({ code: 'USD', name: 'US Dollar' });
    expect(limits).toMatchObject({ passwordMin: 8, codeMinutes: 10, codeTries: 5, resendSeconds: 60 });
  });

  it('[SESS-3] after a month without the server the account still exists', async () => {
    keel.clock.advance(30 * DAY);
    const { token, user } = await amelia(keel);
    const { handler } = (await keel.call('listHandlers', { token, id: user._id })).json().message;
    expect(handler.map(({ daysLeft }: { daysLeft: number }) => daysLeft)).toEqual([0, 0, 0]);
  });
});

describe.each(engines)('live mode on $name', (engine) => {
  it('[HONEST-2] hides a figure until it has a source', async () => {
    const keel = await startKeel(engine, { mode: 'live' });
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1q-operator')`);
    await keel.context.db.query(
      `INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 200000, 'USD')`,
      [newId(keel.context.clock)],
    );
    const figures = async () => (await keel.call('getOptions')).json().site.figures;
    const hidden = await figures();
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('site.liveTraders', '120')`);
    const unsourced = await figures();
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('site.liveTradersSource', 'Our own count')`);
    const sourced = await figures();
    await keel.close();
    expect(hidden.referralBonusPercent.shown).toBe(false);
    expect(unsourced.liveTraders).toEqual({ value: 18_435, source: null, shown: false });
    expect(sourced.liveTraders).toEqual({ value: '120', source: 'Our own count', shown: true });
  });
});
