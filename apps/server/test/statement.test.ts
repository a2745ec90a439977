import { SECOND } from '@keel/backend/clock.ts';
import type { SessionStart, StatementEntry } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { addProfit, available, fundedInvestor, payOut, withdraw } from './support/money.ts';

describe.each(engines)('statement on $name', (engine) => {
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ines = await fundedInvestor(keel, 'ines@example.org', '2000');
    keel.clock.advance(SECOND);
    const [first, second] = [await withdraw(keel, ines, { amount: '150' }), await withdraw(keel, ines)];
    await payOut(keel, first._id);
    const body = { _id: second._id, user: ines.user._id };
    await keel.call('cancelWithdraw', { token: ines.token, body });
    await addProfit(keel, ines, 500n);
    await keel.call('transferFunds', { token: ines.token, body: { amount: '5', user: ines.user._id } });
  });
  afterAll(() => keel.close());

  const read = async (query: Record<string, string> = {}, { token } = ines) =>
    (await keel.call('getStatement', { token, query })).json();
  const csv = (accept: string, { token } = ines) => keel.call('getStatement', { token, headers: { accept } });

  it('[HONEST-6] every entry behind the balance, newest first, each with its resulting balance and message code (C-13)', async () => {
    const { message, balance, nextCursor } = await read();
    expect(
      message.map(({ kind, description, amount, balance: left }: StatementEntry) => [kind, description, amount, left]),
    ).toEqual([
      ['profit', 'Profit moved into the balance', '5.00', '1855.00'],
      ['withdrawal_returned', 'Withdrawal to cashapp, returned', '10.00', '1850.00'],
      ['withdrawal_paid', 'Withdrawal to cashapp, paid out', '0.00', '1840.00'],
      ['withdrawal_held', 'Withdrawal to cashapp, held', '-10.00', '1840.00'],
      ['withdrawal_held', 'Withdrawal to cashapp, held', '-150.00', '1850.00'],
      ['deposit', 'Deposit by Bitcoin', '2000.00', '2000.00'],
    ]);
    expect([balance, nextCursor]).toEqual([await available(keel, ines), null]);
    expect(message.map(({ messageCode, params }: StatementEntry) => [messageCode, params])).toEqual([
      ['profit', {}],
      ['withdrawal_returned', { method: 'cashapp' }],
      ['withdrawal_paid', { method: 'cashapp' }],
      ['withdrawal_held', { method: 'cashapp' }],
      ['withdrawal_held', { method: 'cashapp' }],
      ['deposit', { method: 'Bitcoin' }],
    ]);
    const references = message.map(({ reference }: StatementEntry) => reference !== null);
    expect(references).toEqual([false, true, true, true, true, true]);
  });

  it('[HONEST-6] an entry has the status of its withdrawal while that holds the amount (P-42)', async () => {
    const olga = await fundedInvestor(keel, 'olga@example.org', '2000');
    const { _id } = await withdraw(keel, olga, { amount: '150' });
    const statuses = async () => (await read({}, olga)).message.map(({ status }: StatementEntry) => status);
    expect(await statuses()).toEqual(['Pending', undefined]);
    await payOut(keel, _id);
    expect(await statuses()).toEqual([undefined, undefined, undefined]);
  });

  it('[HONEST-6] in pages that neither repeat nor skip entries', async () => {
    const all = (await read()).message;
    const first = await read({ limit: '4' });
    const rest = await read({ limit: '4', cursor: first.nextCursor });
    expect([...first.message, ...rest.message]).toEqual(all);
    expect([rest.nextCursor, rest.balance]).toEqual([null, first.balance]);
  });

  it("[API-3] a page cannot start at another account's entry", async () => {
    const theirs = (await read({}, await amelia(keel))).message[0].id;
    for (const cursor of [theirs, 'x', '0197f3a2-0000-7000-8000-00000000dead']) {
      const response = await keel.call('getStatement', { token: ines.token, query: { cursor } });
      expect([response.statusCode, response.json().errors[0].field]).toEqual([422, 'cursor']);
    }
  });

  it("[HONEST-6] the sample investor's entries add up, including the investment", async () => {
    const sample = await amelia(keel);
    const { message, balance } = await read({}, sample);
    const cents = message.reduce(
      (sum: number, { amount }: StatementEntry) => sum + Math.round(Number(amount) * 100),
      0,
    );
    expect((cents / 100).toFixed(2)).toBe(balance);
    expect(balance).toBe(await available(keel, sample));
    const investments = message.filter(({ kind }: StatementEntry) => kind === 'investment');
    expect(investments).toMatchObject([{ amount: '-2000.00', reference: null }]);
    // On different days, so that the books match the lists of deposits and investments.
    const dates = message.map(({ date }: StatementEntry) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates.map((date: string) => date.slice(0, 10))).size).toBe(4);
  });

  it('[HONEST-6] without entries the statement is empty', async () => {
    const fresh = await newInvestor(keel, 'fresh@example.org');
    expect(await read({}, fresh)).toEqual({ bool: true, message: [], balance: '0.00', nextCursor: null });
  });

  it('[HONEST-6] the whole statement as CSV, with quoted commas', async () => {
    const { message } = await read();
    const response = await csv('text/csv');
    const lines = response.body.trimEnd().split('\r\n');
    const [newest] = message;
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="statement.csv"',
      'cache-control': 'no-store',
    });
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('id,date,kind,description,amount,balance,reference');
    expect(lines[1]).toBe(`${newest.id},${newest.date},profit,Profit moved into the balance,5.00,1855.00,`);
    expect(lines[2]).toContain(',withdrawal_returned,"Withdrawal to cashapp, returned",10.00,1850.00,');
  });

  it.each([
    ['text/csv, application/json;q=0.5', 'text/csv'],
    ['application/json, text/csv;q=0.9', 'application/json'],
    ['text/csv;q=0, */*', 'application/json'],
    ['*/*', 'application/json'],
    ['TEXT/CSV;header=present', 'text/csv'],
  ])('[HONEST-6] Accept: %s returns %s', async (accept, type) => {
    expect(String((await csv(accept)).headers['content-type']).split(';')[0]).toBe(type);
  });

  it('[HONEST-6] an export contains everything of the account and nothing of another', async () => {
    await keel.call('requestTrade', { token: ines.token, body: { user: ines.user._id, note: 'Call me.' } });
    const response = await keel.call('exportAccount', { token: ines.token });
    const all = response.json();
    expect(all).toMatchObject({
      exportedAt: keel.clock.now().toISOString(),
      user: { email: 'ines@example.org', availableBalance: '1855.00' },
      phone: '+351 555 0199',
      gender: 'female',
      deposits: [{ amount: '2000.00', status: 'confirmed' }],
      tradeRequests: [{ note: 'Call me.' }],
      sessions: [{ current: true }],
      securityEvents: [{ kind: 'sign_in', outcome: 'done', network: '127.0.0.0/24' }],
      trades: [],
      orders: [],
      uploads: [],
      pushEndpoints: [],
    });
    expect(all.withdrawals).toHaveLength(2);
    expect(all.notifications.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Deposit confirmed',
      'Withdrawal paid out',
    ]);
    expect(all.statement).toEqual((await read()).message);
    expect(response.body).not.toContain('amelia');
    expect(response.body).not.toContain('argon2');
  });

  it('[HONEST-6] every open session is in the export', async () => {
    await keel.call('login', { body: { email: 'ines@example.org', password: 'harbour-lamp-42' } });
    const { sessions } = (await keel.call('exportAccount', { token: ines.token })).json();
    expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
  });
});
