import { HOUR } from '@keel/backend/clock.ts';
import { holdPayouts } from '@keel/backend/modules/payouts/holdPayouts.ts';
import { mayMoveMoney } from '@keel/backend/modules/payouts/mayMoveMoney.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { addProfit, available, expectCleanBooks, fundedInvestor, withdraw, withdrawBody } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const ETH = { asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'test' } as const;
/** An order that no desk trades, so that people carry it out. */
const OF_PEOPLE = { ...ETH, network: 'main' } as const;
const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const UNKNOWN_ID = '0197f3a2-0000-7000-8000-00000000dead';
const PASSWORD = 'harbour-lamp-42';

describe.each(engines)('payouts, on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine);
    op = await operated(keel);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const set = (column: string, value: boolean | string, { user }: SessionStart) =>
    keel.context.db.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [user._id, value]);
  const trader = async (email: string) => {
    const start = await fundedInvestor(keel, email, '10000');
    await set('wallet_feature', true, start);
    return start;
  };
  const hold = ({ user }: SessionStart, until: Date) =>
    keel.context.db.tx((tx) =>
      holdPayouts(tx, keel.clock.now, { accountId: user._id, until, reason: 'password changed' }),
    );
  const update = ({ user }: SessionStart, change: string) =>
    keel.context.db.query(`UPDATE users SET ${change} WHERE id = $1`, [user._id]);
  const row = async (list: 'withdrawals' | 'orders', id: string) =>
    (await op.done(list, 'list', '--status', 'all')).rows?.find((one) => one['id'] === id);
  const state = async (list: 'withdrawals' | 'orders', id: string) => {
    const { status, held } = (await row(list, id)) ?? {};
    return [status, held];
  };
  const inTurn = [
    ['createWithdraw', (user: SessionStart['user']) => withdrawBody(user)],
    ['createQuote', () => ({ type: 'buy', ...ETH })],
    ['createOrder', () => ({ type: 'buy', ...OF_PEOPLE, address: STRANGER })],
    ['createOrder', () => ({ type: 'sell', ...OF_PEOPLE, address: null })],
    ['createOrder', () => ({ type: 'send', ...ETH, address: STRANGER })],
  ] as const;
  const tried = async (start: SessionStart) => {
    const codes: string[] = [];
    for (const [operation, body] of inTurn) {
      const response = await keel.call(operation, { token: start.token, body: body(start.user) });
      codes.push(response.statusCode === 403 ? response.json().code : String(response.statusCode));
    }
    return new Set(codes);
  };

  it('[PAYOUT-1] a suspended account can log in and look around, and moves no money (M-3)', async () => {
    const zoe = await trader('zoe@example.org');
    await addProfit(keel, zoe, 5000n);
    await op.done('users', 'suspend', 'zoe@example.org', '--reason', 'Reported stolen');
    expect((await keel.call('getUserByToken', { token: zoe.token })).statusCode).toBe(401);
    const again = await keel.call('login', { body: { email: 'zoe@example.org', password: PASSWORD } });
    expect(again.statusCode).toBe(200);
    const back = again.json<SessionStart>();
    expect(back.user).toMatchObject({ suspended: true, accountStatus: true, payoutsHeldUntil: null });
    expect(await tried(back)).toEqual(new Set(['account_suspended']));
    const moves = [
      ['transferFunds', { amount: '10', user: back.user._id }],
      ['createDeposit', { amount: '10', plan: 'Starter', mode: 'Bitcoin', user: back.user._id }],
    ] as const;
    for (const [operation, body] of moves) {
      const response = await keel.call(operation, { token: back.token, body });
      expect([response.statusCode, response.json().code]).toEqual([403, 'account_suspended']);
    }
    expect(await available(keel, back)).toBe('10000.00');
    expect((await keel.call('listWithdrawals', { token: back.token, body: { user: back.user._id } })).statusCode).toBe(
      200,
    );

    expect((await op.done('users', 'suspend', 'zoe@example.org')).changed).toBe(true);
    await op.done('users', 'restore', 'zoe@example.org');
    const restored = await keel.call('login', { body: { email: 'zoe@example.org', password: PASSWORD } });
    expect(await tried(restored.json())).not.toContain('account_suspended');
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-1] lifting a suspension verifies nobody, and a suspension removes no verification (M-3)', async () => {
    await newInvestor(keel, 'new@example.org');
    await op.done('users', 'suspend', 'new@example.org');
    expect(await op.done('users', 'restore', 'new@example.org')).toEqual({
      changed: true,
      message: 'new@example.org is not suspended any more, and not verified.',
    });
    expect((await op.done('users', 'restore', 'new@example.org')).message).toBe('new@example.org is verified.');
    expect((await op.done('users', 'restore', 'new@example.org')).changed).toBe(false);
  });

  it('[PAYOUT-1] an unverified account cannot move money through the desk either (M-3)', async () => {
    const uma = await trader('uma@example.org');
    await set('account_status', false, uma);
    expect(await tried(uma)).toEqual(new Set(['account_not_verified']));
  });

  it('[PAYOUT-1] the operator decides whether an identity is required; live mode requires one (M-3)', async () => {
    const { db, clock, config } = keel.context;
    const ivo = await trader('ivo@example.org');
    const restrictionIn = (mode: 'live' | 'demo') =>
      mayMoveMoney(db, { clock, config: { ...config, mode } }, ivo.user._id).then((refusal) => refusal?.code);
    expect([await restrictionIn('live'), await restrictionIn('demo')]).toEqual(['identity_required', undefined]);
    await op.done('settings', 'set', 'payouts.identity', 'required');
    expect(await tried(ivo)).toEqual(new Set(['identity_required']));
    await op.done('settings', 'set', 'payouts.identity', 'not required');
    expect([await restrictionIn('live'), await restrictionIn('demo')]).toEqual([undefined, undefined]);
    await op.done('settings', 'set', 'payouts.identity', '');
    await set('kyc_verified', 'true', ivo);
    expect(await restrictionIn('live')).toBeUndefined();
    expect(await op.refused('settings', 'set', 'payouts.identity', 'maybe')).toContain('required or not required');
  });

  it('[PAYOUT-1] a cooling-off stops payouts, states its end, and ends by itself (M-3)', async () => {
    const kai = await trader('kai@example.org');
    const until = new Date('2026-11-21T12:00:00.000Z');
    await hold(kai, until);
    await hold(kai, new Date(until.getTime() - HOUR));
    expect(await tried(kai)).toEqual(new Set(['payouts_held']));
    const refused = await keel.call('createWithdraw', { token: kai.token, body: withdrawBody(kai.user) });
    expect(refused.json()).toMatchObject({
      messageCode: 'payouts_held',
      message: 'To keep your money safe, nothing can leave your account until 2026-11-21 12:00 UTC.',
      params: { until: until.toISOString() },
    });
    const { user } = (await keel.call('getUserByToken', { token: kai.token })).json();
    expect(user.payoutsHeldUntil).toBe(until.toISOString());
    const acts = await keel.context.db.query(
      `SELECT actor, reason, detail FROM audit_log WHERE object = $1 AND action = 'payouts.held'`,
      [kai.user._id],
    );
    expect(acts).toEqual([{ actor: kai.user._id, reason: 'password changed', detail: until.toISOString() }]);
    expect(await mayMoveMoney(keel.context.db, { ...keel.context, clock: () => until }, kai.user._id)).toBeUndefined();
  });

  describe('checked again when it is carried out', () => {
    const UNTIL = new Date('2026-12-24T18:00:00.000Z');
    const bars = [
      ['suspended', 'suspended', "suspended_at = '2026-11-20T12:00:00Z'", 'suspended_at = NULL'],
      ['unverified', 'not verified', 'account_status = false', 'account_status = true'],
      [
        'held',
        'in a cooling-off until 2026-12-24 18:00 UTC',
        `payouts_held_until = '${UNTIL.toISOString()}'`,
        'payouts_held_until = NULL',
      ],
    ] as const;
    it.each(bars)(
      '[PAYOUT-1] a withdrawal of an account that was %s in the meantime waits for the operator (M-3)',
      async (name, is, bar, lift) => {
        const email = `w-${name}@example.org`;
        const who = await fundedInvestor(keel, email, '100');
        const { _id: id } = await withdraw(keel, who);
        await update(who, bar);
        const message = await op.refused('withdrawals', 'start', id);
        expect(message).toContain(`Withdrawal ${id} cannot be paid now: ${email} is ${is}. It stays pending: `);
        expect(message).toContain(`withdrawals reject ${id}`);
        expect(await state('withdrawals', id)).toEqual(['Pending', is]);
        expect(await available(keel, who)).toBe('90.00');

        await update(who, lift);
        expect(await state('withdrawals', id)).toEqual(['Pending', null]);
        expect((await op.done('withdrawals', 'start', id)).changed).toBe(true);
        // Its payment has started, so it can still be completed.
        await update(who, bar);
        expect((await op.done('withdrawals', 'complete', id, '--reference', `SEPA ${name}`)).changed).toBe(true);
        expect(await state('withdrawals', id)).toEqual(['Completed', null]);
        await expectCleanBooks(keel);
      },
    );

    it('[PAYOUT-1] a large withdrawal of a suspended account cannot be approved either; its money can be returned (M-3)', async () => {
      const who = await fundedInvestor(keel, 'large@example.org', '100');
      const { _id: id } = await withdraw(keel, who, { amount: '60.00' });
      await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '50');
      await op.done('users', 'suspend', 'large@example.org');
      expect(await op.refused('withdrawals', 'start', id)).toContain('lift that with users restore large@example.org');
      expect(
        await keel.context.db.query('SELECT actor FROM withdrawal_approvals WHERE withdrawal_id = $1', [id]),
      ).toEqual([]);
      await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '');
      expect((await op.done('withdrawals', 'reject', id, '--reason', 'Account closed')).changed).toBe(true);
      await expectCleanBooks(keel);
    });

    it('[PAYOUT-1] a manual purchase of a suspended account is not carried out; a sale, which pays in, is (M-3)', async () => {
      const who = await trader('o-suspended@example.org');
      const made = async (body: object) =>
        String((await keel.call('createOrder', { token: who.token, body })).json().order._id);
      const bought = await made({ type: 'buy', ...OF_PEOPLE, address: STRANGER });
      const sent = await made({ type: 'send', ...ETH, address: STRANGER });
      const sold = await made({ type: 'sell', ...OF_PEOPLE, address: null });
      await update(who, bars[0][2]);
      for (const id of [bought, sent]) {
        expect(await op.refused('orders', 'complete', id)).toContain('o-suspended@example.org is suspended');
        expect(await state('orders', id)).toEqual(['Pending', 'suspended']);
      }
      expect(await state('orders', sold)).toEqual(['Pending', null]);
      expect((await op.done('orders', 'complete', sold)).changed).toBe(true);
      await expectCleanBooks(keel);
    });
  });

  it('[PAYOUT-1] an unknown account moves nothing (M-3)', async () => {
    expect(await mayMoveMoney(keel.context.db, keel.context, UNKNOWN_ID)).toMatchObject({
      code: 'account_not_verified',
    });
  });
});
