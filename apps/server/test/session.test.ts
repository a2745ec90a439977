import { HOUR } from '@keel/backend/clock.ts';
import { base64urlnopad } from '@scure/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';

describe.each(engines)('session on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  it('[SESS-3][API-1] userbytoken returns user, admin, transactions and investments', async () => {
    const { token, user } = await amelia(keel);
    const response = await keel.call('getUserByToken', { token });
    expect(response.statusCode).toBe(200);
    const account = response.json();
    expect(account.user).toEqual(user);
    const { instructions, ...addresses } = account.admin;
    expect(Object.values(addresses)).toEqual(Array.from({ length: 12 }, () => null));
    // A demo has no real addresses, so its instructions say so for each method (PAY-5).
    expect(Object.keys(instructions)).toHaveLength(8);
    expect(
      account.transactions.map(({ amount, method, status }: Record<string, string>) => [amount, method, status]),
    ).toEqual([
      ['2000.00', 'Solana', 'pending'],
      ['2000.00', 'Bitcoin', 'confirmed'],
      ['3000.00', 'Usdt(solana)', 'confirmed'],
      ['4480.50', 'Etheruem', 'confirmed'],
      ['5000.00', 'Bitcoin', 'confirmed'],
    ]);
    expect(account.investments).toEqual({
      totalProfit: '184.12',
      referralBonus: '40.00',
      totalDeposit: '14480.50',
      isActive: true,
      investmentPlan: 'Starter',
      amount: '2000.00',
      date: '2026-10-25T12:00:00.000Z',
      profit: '184.12',
      endDate: '2027-01-23T12:00:00.000Z',
    });
  });

  it('[PAY-5] an address set by the operator is returned with the account', async () => {
    const { token } = await amelia(keel);
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1-sample')`);
    const { admin } = (await keel.call('getUserByToken', { token })).json();
    expect(admin).toMatchObject({ bitcoin: 'bc1-sample', etherium: null });
  });

  it('[SESS-3] a new account has no investment and no transactions', async () => {
    const { token } = await newInvestor(keel, 'fresh@example.org');
    const { investments, transactions, user } = (await keel.call('getUserByToken', { token })).json();
    expect(transactions).toEqual([]);
    expect(user.availableBalance).toBe('0.00');
    expect(investments).toMatchObject({
      isActive: false,
      investmentPlan: null,
      amount: null,
      date: null,
      profit: null,
      endDate: null,
    });
  });

  it('[SESS-4][SESS-5][ERR-2] ends 24 hours after login, to the millisecond', async () => {
    const { token, user } = await amelia(keel);
    keel.clock.advance(24 * HOUR - 1);
    expect((await keel.call('getUserByToken', { token })).statusCode).toBe(200);
    expect((await keel.call('getInvestment', { token, id: user._id })).statusCode).toBe(200);
    keel.clock.advance(1);
    for (const over of [
      await keel.call('getUserByToken', { token }),
      await keel.call('getInvestment', { token, id: user._id }),
    ]) {
      expect(over.statusCode).toBe(401);
      expect(over.json()).toMatchObject({
        code: 'session_expired',
        message: 'Your session has ended. Please log in again.',
      });
    }
  });

  it('[SESS-6] logout ends this session for good and keeps the others', async () => {
    const [here, there] = [await amelia(keel), await amelia(keel)];
    expect((await keel.call('logout', { token: here.token })).statusCode).toBe(204);
    expect((await keel.call('getUserByToken', { token: here.token })).statusCode).toBe(401);
    expect((await keel.call('logout', { token: here.token })).statusCode).toBe(401);
    expect((await keel.call('getUserByToken', { token: there.token })).statusCode).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an empty header', { header: '' }],
    ['a token that never was', { header: 'x'.repeat(43) }],
    ['far too long a token', { header: 'x'.repeat(5000) }],
    ['SQL', { header: "'; DELETE FROM sessions; --xxxxxxxx" }],
    ['the token where other calls carry it', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ])('[SESS-3][API-1] 401 for %s', async (_what, headers) => {
    const response = await keel.call('getUserByToken', { headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', message: 'Please log in again.' });
  });

  it('[API-1] a token in the query is ignored', async () => {
    const { token } = await amelia(keel);
    expect((await keel.call('getUserByToken', { query: { token, header: token } })).statusCode).toBe(401);
  });

  it('[SESS-5] the token itself is not in the database', async () => {
    const { token } = await amelia(keel);
    const rows = await keel.context.db.query<{ token_hash: Uint8Array }>('SELECT token_hash FROM sessions');
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(rows.map(({ token_hash }) => base64urlnopad.encode(token_hash))).not.toContain(token);
  });
});

describe.each(engines)('session life on $name', (engine) => {
  it('[SESS-5] SESSION_HOURS may be a fraction, and the answer contains it', async () => {
    const keel = await startKeel(engine, { sessionHours: 0.001 });
    const { token, expiresIn } = await amelia(keel);
    keel.clock.advance(3599);
    const alive = await keel.call('getUserByToken', { token });
    keel.clock.advance(1);
    const over = await keel.call('getUserByToken', { token });
    await keel.close();
    expect([expiresIn, alive.statusCode, over.statusCode]).toEqual([0.001, 200, 401]);
  });
});
