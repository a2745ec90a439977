import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { BalancePoint, SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { available, fund, fundedInvestor, payOut, withdraw } from './support/money.ts';

const PASSWORD = 'harbour-lamp-42';

describe.each(bothEngines)('balance history on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const read = async ({ token }: SessionStart, range: string): Promise<BalancePoint[]> =>
    (await keel.call('getBalanceHistory', { token, query: { range } })).json().message;

  /** Signs in again after this time, since the session has ended meanwhile. */
  const after = async (ms: number, { user: { email } }: SessionStart): Promise<SessionStart> => {
    keel.clock.advance(ms);
    return (await keel.call('login', { body: { email, password: PASSWORD } })).json();
  };

  /** The balance of the last point at or before each of these ages. */
  const at = (points: readonly BalancePoint[], ...ages: number[]) => {
    const now = keel.clock.now().getTime();
    return ages.map((age) => points.findLast(({ date }) => Date.parse(date) <= now - age)?.balance);
  };

  it('[HONEST-6] the balance at each time is what the statement says, with holds, payouts and returns (P-35)', async () => {
    let ines = await fundedInvestor(keel, 'ines@example.org', '2000');
    ines = await after(2 * DAY, ines);
    const paid = await withdraw(keel, ines, { amount: '150' });
    ines = await after(2 * DAY, ines);
    await payOut(keel, paid._id);
    const returned = await withdraw(keel, ines);
    ines = await after(2 * DAY, ines);
    await keel.call('cancelWithdraw', { token: ines.token, body: { _id: returned._id, user: ines.user._id } });
    ines = await after(DAY, ines);

    const week = await read(ines, 'week');
    expect(at(week, 6.5 * DAY, 4.5 * DAY, 2.5 * DAY, 0)).toEqual(['2000.00', '1850.00', '1840.00', '1850.00']);
    expect(week.at(-1)).toEqual({ date: keel.clock.now().toISOString(), balance: await available(keel, ines) });
    expect(week.map(({ date }) => date)).toEqual(week.map(({ date }) => date).toSorted());
  });

  it('[HONEST-6] a range longer than the account starts at its first entry, and a shorter one with the balance of then', async () => {
    let olga = await fundedInvestor(keel, 'olga@example.org', '300');
    const first = keel.clock.now();
    olga = await after(10 * DAY, olga);
    await withdraw(keel, olga, { amount: '100' });
    olga = await after(5 * DAY, olga);
    for (const [range, length] of [
      ['month', 31],
      ['quarter', 92],
      ['all', 121],
    ] as const) {
      const points = await read(olga, range);
      expect(points).toHaveLength(length);
      expect(points[0]).toEqual({ date: first.toISOString(), balance: '300.00' });
      expect(at(points, 6 * DAY, 4 * DAY)).toEqual(['300.00', '200.00']);
    }
    olga = await after(3 * DAY, olga);
    const week = await read(olga, 'week');
    expect(week).toHaveLength(29);
    expect(new Set(week.map(({ balance }) => balance))).toEqual(new Set(['200.00']));
  });

  it('[HONEST-6, CHART-1] has the highest and the lowest balance, however short they lasted, at their times', async () => {
    let nora = await fundedInvestor(keel, 'nora@example.org', '300');
    nora = await after(20 * DAY + HOUR, nora);
    const held = await withdraw(keel, nora, { amount: '250' });
    const lowAt = keel.clock.now();
    keel.clock.advance(MINUTE);
    await keel.call('cancelWithdraw', { token: nora.token, body: { _id: held._id, user: nora.user._id } });
    nora = await after(9 * DAY, nora);
    await fund(keel, nora, '1000');
    const highAt = keel.clock.now();
    keel.clock.advance(MINUTE);
    await withdraw(keel, nora, { amount: '900' });
    nora = await after(3 * DAY, nora);

    const points = await read(nora, 'all');
    const dates = points.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(points.filter(({ balance }) => balance !== '300.00' && balance !== '400.00')).toEqual([
      { date: lowAt.toISOString(), balance: '50.00' },
      { date: highAt.toISOString(), balance: '1300.00' },
    ]);
  });

  it('[HONEST-6] one point in the moment of the first entry, and none before it', async () => {
    const fresh = await newInvestor(keel, 'fresh@example.org');
    expect(await read(fresh, 'week')).toEqual([]);
    expect(await read(fresh, 'all')).toEqual([]);
    const rosa = await fundedInvestor(keel, 'rosa@example.org', '50');
    expect(await read(rosa, 'all')).toEqual([{ date: keel.clock.now().toISOString(), balance: '50.00' }]);
    keel.clock.advance(SECOND);
    expect((await read(rosa, 'all')).at(0)?.balance).toBe('50.00');
  });

  it("[HONEST-6, API-3] every balance of the sample investor's history is one of their statement", async () => {
    const sample = await amelia(keel);
    const statement = (await keel.call('getStatement', { token: sample.token })).json().message;
    const known = new Set(statement.map(({ balance }: { balance: string }) => balance));
    const points = await read(sample, 'all');
    expect(points.length).toBeGreaterThan(100);
    expect(points.filter(({ balance }) => !known.has(balance))).toEqual([]);
    expect(points[0]?.balance).toBe(statement.at(-1).balance);
  });
});
