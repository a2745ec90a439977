import { HOUR } from '@keel/backend/clock.ts';
import { messageOf } from '@keel/backend/words/sentences.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { addProfit, available, expectCleanBooks, fundedInvestor } from './support/money.ts';

describe.each(engines)('investing on $name', (engine) => {
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ines = await newInvestor(keel, 'ines@example.org');
  });
  afterAll(() => keel.close());

  const transfer = (amount: unknown, { token, user } = ines) =>
    keel.call('transferFunds', { token, body: { amount, user: user._id } });

  const list = async (body: object = {}) =>
    (await keel.call('listTrades', { token: ines.token, body: { user: ines.user._id, ...body } })).json();

  it('[DASH-6] part of the profit, then the rest, is transferred to the balance; never more than there is', async () => {
    const sample = await amelia(keel);
    const part = await transfer('84.12', sample);
    expect(part.statusCode).toBe(200);
    expect(part.json()).toMatchObject({
      message: 'Funds transferred.',
      investment: { totalProfit: '100.00', profit: '184.12', isActive: true },
      user: { availableBalance: '12564.62' },
    });
    const tooMuch = await transfer('100.01', sample);
    expect([tooMuch.statusCode, tooMuch.json().message]).toEqual([422, 'Insufficient fund']);
    expect((await transfer(100, sample)).json().investment.totalProfit).toBe('0.00');
    expect((await transfer('0.01', sample)).statusCode).toBe(422);
    expect(await available(keel, sample)).toBe('12664.62');
    await expectCleanBooks(keel);
  });

  it('[DASH-6] the profit of several investments is added up', async () => {
    const who = await fundedInvestor(keel, 'several@example.org', '1');
    for (const cents of [10n, 20n, 30n]) await addProfit(keel, who, cents);
    expect((await transfer('0.45', who)).json().investment.totalProfit).toBe('0.15');
    expect((await transfer('0.16', who)).statusCode).toBe(422);
    expect((await transfer('0.15', who)).json().user.availableBalance).toBe('1.60');
  });

  it.each(['0', '-1', '0.001', '', null])('[DASH-6] the amount %j is refused', async (amount) => {
    const response = await transfer(amount);
    expect([response.statusCode, response.json().errors[0].field]).toEqual([422, 'amount']);
  });

  it('[PLAN-1][PLAN-2] the plans on offer, and the one of the account', async () => {
    const { message, current } = (await keel.call('listPlans', { token: ines.token })).json();
    expect(message).toEqual((await keel.call('listPackages')).json().message);
    expect(message.find(({ _id }: { _id: string }) => _id === current).name).toBe('Starter');
  });

  it('[CUR-1][CUR-2] only the code changes the currency, and the balance stays in USD', async () => {
    const change = (code: string, { token, user } = ines) =>
      keel.call('changeCurrency', { token, body: { name: 'Whatever', code, user: user._id } });
    const before = await available(keel, ines);
    const changed = await change('EUR');
    expect(changed.json()).toMatchObject({ message: 'Currency changed.', user: { currency: 'EUR' } });
    expect((await keel.call('getUserByToken', { token: ines.token })).json().user).toEqual(changed.json().user);
    expect(await available(keel, ines)).toBe(before);
    const unknown = await change('XQX');
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'unknown_currency']);
    expect((await change('eur')).json().code).toBe('validation_failed');
  });

  it('[PROF-4] trades are newest first, in pages; without trades the list is empty', async () => {
    expect(await list()).toEqual({ bool: true, message: [], nextCursor: null });
    for (const [n, pair] of ['BTC/USD', 'ETH/USD', 'SOL/USD'].entries())
      await keel.context.db.query(
        `INSERT INTO trades (id, user_id, pair, profit_cents, loss_cents, created_at) VALUES ($1, $2, $3, $4, 0, $5)`,
        [`0197f3a2-1111-7000-8000-00000000000${n}`, ines.user._id, pair, 4550, new Date(2026, 9, n + 1)],
      );
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.message, ...rest.message].map(({ pair }: { pair: string }) => pair)).toEqual([
      'SOL/USD',
      'ETH/USD',
      'BTC/USD',
    ]);
    expect(first.message[0]).toMatchObject({ profit: '45.50', loss: '0.00' });
    expect(rest.nextCursor).toBeNull();
  });

  it('[PROF-3] a trade request reaches the manager; at most ten an hour', async () => {
    const who = await newInvestor(keel, 'wish@example.org');
    const ask = (note?: string) =>
      keel.call('requestTrade', {
        token: who.token,
        body: { user: who.user._id, ...(note !== undefined && { note }) },
      });
    expect((await ask('  Please call me.  ')).json()).toEqual({ bool: true, ...messageOf('trade_requested') });
    for (let n = 0; n < 9; n += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    const rows = await keel.context.db.query<{ note: string | null }>(
      'SELECT note FROM trade_requests WHERE user_id = $1 ORDER BY note',
      [who.user._id],
    );
    expect([rows.length, rows[0]?.note]).toEqual([10, 'Please call me.']);
    keel.clock.advance(HOUR);
    expect((await ask()).statusCode).toBe(200);
  });

  it('[API-3] none of these calls works for another account', async () => {
    const other = await newInvestor(keel, 'other@example.org');
    const user = other.user._id;
    const refused = [
      await keel.call('transferFunds', { token: ines.token, body: { amount: '1', user } }),
      await keel.call('changeCurrency', { token: ines.token, body: { name: 'Euro', code: 'EUR', user } }),
      await keel.call('listTrades', { token: ines.token, body: { user } }),
      await keel.call('requestTrade', { token: ines.token, body: { user } }),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual(
      Array.from({ length: 4 }, () => [403, 'user_mismatch']),
    );
  });
});
