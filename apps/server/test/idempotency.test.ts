import { DAY, MINUTE } from '@keel/backend/clock.ts';
import { sweep } from '@keel/backend/retention/sweep.ts';
import type { OperationId, SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, onePostgres } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import {
  addProfit,
  available,
  deposit,
  depositBody,
  expectCleanBooks,
  fundedInvestor,
  sendWithRetries,
  withdraw,
  withdrawBody,
} from './support/money.ts';

const order = { type: 'buy', asset: 'ETH', quantity: '0.01', chain: 'ethereum', network: 'main', address: null };

describe.each(engines)('idempotency on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const investor = async () => {
    const who = await fundedInvestor(keel, `${crypto.randomUUID()}@example.org`, '1000');
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [who.user._id]);
    return who;
  };
  const send = (operation: OperationId, { token }: SessionStart, body: object, key: string | null) =>
    keel.call(operation, { token, body, ...(key !== null && { headers: { 'idempotency-key': key } }) });
  const withdrawals = async ({ token, user }: SessionStart) =>
    (await keel.call('listWithdrawals', { token, body: { user: user._id } })).json().message;

  it.each([
    ['createDeposit', ({ user }: SessionStart) => depositBody(user), { amount: '3000' }],
    ['createPay', async (who: SessionStart) => ({ ...(await deposit(keel, who)), paid: 'Paid' }), { paid: 'unPaid' }],
    ['createWithdraw', ({ user }: SessionStart) => withdrawBody(user), { amount: '11' }],
    [
      'cancelWithdraw',
      async (who: SessionStart) => ({ _id: (await withdraw(keel, who))._id, user: who.user._id }),
      { _id: '0197f3a2-0000-7000-8000-00000000dead' },
    ],
    ['transferFunds', ({ user }: SessionStart) => ({ amount: '1', user: user._id }), { amount: '2' }],
    ['createOrder', () => order, { quantity: '0.02' }],
  ] as const)(
    '[WD-5][PAY-2] %s: the same key and body gets the stored answer, another body is refused',
    async (operation, bodyOf, change) => {
      const who = await investor();
      await addProfit(keel, who, 1000n);
      const body = await bodyOf(who);
      const key = crypto.randomUUID();
      const first = await send(operation, who, body, key);
      const balance = await available(keel, who);
      keel.clock.advance(MINUTE);
      const again = await send(operation, who, body, key);
      const backwards = Object.fromEntries(Object.entries(body).toReversed());
      const reordered = await send(operation, who, backwards, key);
      const other = await send(operation, who, { ...body, ...change }, key);
      expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
      for (const replay of [again, reordered]) {
        expect([replay.statusCode, replay.headers['idempotency-replayed']]).toEqual([200, 'true']);
        expect(replay.json()).toEqual(first.json());
      }
      expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
      expect(await available(keel, who)).toBe(balance);
      await expectCleanBooks(keel);
    },
  );

  it('[WD-5] 100 simultaneous calls with one key have one effect and one answer', async () => {
    const who = await investor();
    const key = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () =>
        sendWithRetries(keel, 'createWithdraw', {
          token: who.token,
          body: withdrawBody(who.user),
          headers: { 'idempotency-key': key },
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(99);
    expect(await withdrawals(who)).toHaveLength(1);
    expect(await available(keel, who)).toBe('990.00');
    await expectCleanBooks(keel);
  });

  it.each([
    ['createWithdraw', ({ user }: SessionStart) => withdrawBody(user)],
    ['transferFunds', ({ user }: SessionStart) => ({ amount: '1', user: user._id })],
    ['createOrder', () => order],
  ] as const)('[WD-5] if keys are required, %s without one changes nothing (M-24)', async (operation, bodyOf) => {
    const who = await investor();
    await addProfit(keel, who, 1000n);
    const balance = await available(keel, who);
    Object.assign(keel.context.config, { requireIdempotencyKey: true });
    const without = await send(operation, who, bodyOf(who), null);
    const balanceAfter = await available(keel, who);
    const withKey = await send(operation, who, bodyOf(who), crypto.randomUUID());
    Object.assign(keel.context.config, { requireIdempotencyKey: false });
    expect([without.statusCode, without.json().code]).toEqual([422, 'idempotency_key_required']);
    expect(balanceAfter).toBe(balance);
    expect(withKey.statusCode).toBe(200);
  });

  it('[WD-5] a key belongs to one user and one operation', async () => {
    const [one, other] = [await investor(), await investor()];
    const key = crypto.randomUUID();
    const answers = [
      await send('createWithdraw', one, withdrawBody(one.user), key),
      await send('createWithdraw', other, withdrawBody(other.user), key),
      await send('createDeposit', one, depositBody(one.user), key),
    ];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['idempotency-replayed']])).toEqual(
      Array.from({ length: 3 }, () => [200, undefined]),
    );
  });

  it('[WD-5] a refusal is stored as well: a refused call never takes effect later', async () => {
    const who = await investor();
    const key = crypto.randomUUID();
    const body = withdrawBody(who.user, { amount: '1000.01' });
    const first = await send('createWithdraw', who, body, key);
    await keel.context.db.query(
      'UPDATE ledger_accounts SET credits_posted = credits_posted + 100 WHERE owner_user_id = $1',
      [who.user._id],
    );
    const again = await send('createWithdraw', who, body, key);
    await keel.context.db.query(
      'UPDATE ledger_accounts SET credits_posted = credits_posted - 100 WHERE owner_user_id = $1',
      [who.user._id],
    );
    expect([first.statusCode, again.statusCode]).toEqual([422, 422]);
    expect(again.json()).toMatchObject({ code: 'insufficient_fund', message: 'Insufficient fund' });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await withdrawals(who)).toEqual([]);
  });

  it('[WD-5] an answer to an invalid body is not stored: the corrected call works with the same key', async () => {
    const who = await investor();
    const key = crypto.randomUUID();
    expect((await send('createWithdraw', who, withdrawBody(who.user, { amount: '0' }), key)).statusCode).toBe(422);
    expect((await send('createWithdraw', who, withdrawBody(who.user), key)).statusCode).toBe(200);
  });

  it('[WD-5] a fault stores no key, and the retry succeeds', async () => {
    const who = await investor();
    const key = crypto.randomUUID();
    await keel.context.db.query('ALTER TABLE withdrawals RENAME TO away');
    const broken = await send('createWithdraw', who, withdrawBody(who.user), key);
    await keel.context.db.query('ALTER TABLE away RENAME TO withdrawals');
    const retry = await send('createWithdraw', who, withdrawBody(who.user), key);
    expect([broken.statusCode, retry.statusCode]).toEqual([500, 200]);
    expect(retry.headers['idempotency-replayed']).toBeUndefined();
    expect(await available(keel, who)).toBe('990.00');
    await expectCleanBooks(keel);
  });

  it.each(['short', 'x'.repeat(256), 'with a space'])('[API-4] %s is not a valid key', async (key) => {
    const who = await investor();
    const response = await send('createWithdraw', who, withdrawBody(who.user), key);
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed']);
  });

  it('[WD-5] an answer is stored for 24 hours and swept after that', async () => {
    const who = await investor();
    const key = crypto.randomUUID();
    await send('createWithdraw', who, withdrawBody(who.user), key);
    keel.clock.advance(DAY - 1);
    const { token } = (
      await keel.call('login', { body: { email: who.user.email, password: 'harbour-lamp-42' } })
    ).json();
    const later = { ...who, token };
    await sweep(keel.context.db, keel.clock.now);
    const stored = await send('createWithdraw', later, withdrawBody(who.user), key);
    expect(stored.headers['idempotency-replayed']).toBe('true');
    keel.clock.advance(1);
    const fresh = await send('createWithdraw', later, withdrawBody(who.user), key);
    expect(fresh.headers['idempotency-replayed']).toBeUndefined();
    expect(await withdrawals(later)).toHaveLength(2);
    keel.clock.advance(DAY);
    expect(await sweep(keel.context.db, keel.clock.now)).toBeGreaterThan(0);
    expect(await keel.context.db.query('SELECT key FROM idempotency')).toEqual([]);
  });
});

// The embedded engine has one connection, so a second call waits in its queue instead.
describe.each(engines.filter(({ name }) => name === 'postgres'))('a key in use on $name', () => {
  it('[WD-5] a call that waits longer than two seconds for the first one with its key gets an error', async () => {
    const { engine } = await onePostgres();
    const keel = await startKeel(engine);
    const who = await fundedInvestor(keel, 'slow@example.org', '100');
    const other = await engine.migrated();
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [who.user._id]);
    const key = crypto.randomUUID();
    const calls: Partial<Record<OperationId, object>> = {
      createWithdraw: withdrawBody(who.user),
      createDeposit: depositBody(who.user),
      transferFunds: { amount: '1', user: who.user._id },
      createOrder: order,
    };
    const call = ([id, body]: [string, object]) =>
      keel.call(id as OperationId, { token: who.token, body, headers: { 'idempotency-key': key } });
    const during = await other.tx(async (tx) => {
      for (const id of Object.keys(calls))
        await tx.query(
          `INSERT INTO idempotency (user_id, operation, key, fingerprint, created_at)
           VALUES ($1, $2, $3, $4, $5)`,
          [who.user._id, id, key, new Uint8Array(32), keel.clock.now()],
        );
      const waiting = await Promise.all(Object.entries(calls).map(call));
      await tx.query('DELETE FROM idempotency WHERE key = $1', [key]);
      return waiting;
    });
    const after = await call(['createWithdraw', withdrawBody(who.user)]);
    await other.close();
    await keel.close();
    expect(during.map((response) => [response.statusCode, response.json().code])).toEqual(
      during.map(() => [409, 'idempotency_in_progress']),
    );
    expect(after.statusCode).toBe(200);
  });
});
