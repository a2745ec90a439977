import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { type Nodes, openNodes } from '@keel/backend/chains/nodes.ts';
import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { rejectOrder } from '@keel/backend/decisions/decideOrder.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { signOnce } from '@keel/backend/desk/payments.ts';
import { openGauges } from '@keel/backend/metrics/gauges.ts';
import {
  cancelOwnWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
} from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import { fromWire, toWire } from '@keel/backend/money.ts';
import type { Order, Quote, SessionStart, Withdrawal } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { feesOnly } from './support/feesOnly.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import {
  available,
  claim,
  decision,
  expectCleanBooks,
  fundedInvestor,
  payOut,
  sendWithRetries,
  withdraw,
} from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const WANTED = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'test' } as const;
/** An order that no desk trades, so that people carry it out. */
const OF_PEOPLE = { ...WANTED, network: 'main' } as const;
const LIMITS = ['payouts.limitEach', 'payouts.limitAccountDay', 'payouts.limitDay'] as const;
const KIM = ['--actor', 'kim'] as const;
/** Longer than a purchase waits for a network. */
const HOUR_AND_MORE = 61 * MINUTE;

/** A new address that nobody owns. */
const unusedAddress = () => addr.fromPrivateKey(randomBytes(32));
const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};
/** The sum of some payouts plus some cents. */
const sum = (payouts: readonly { readonly amount: string | null }[], more = 0n) =>
  toWire(payouts.reduce((cents, { amount }) => cents + fromWire(amount ?? '0'), more));

describe.each(engines)('payout limits on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  let chain: FakeChain;
  let ines: SessionStart;
  let zoe: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine, {}, { timers: manualTimers(), callNode: feesOnly });
    // Tests open a desk themselves.
    await keel.context.desk.stop();
    op = await operated(keel);
  });
  beforeEach(async () => {
    Object.assign(keel.context.config, { mode: 'demo' });
    await keel.context.db.query("DELETE FROM settings WHERE key LIKE 'payouts.limit%' OR key LIKE 'operator.%'");
    // Payouts of other tests were the day before yesterday, and their open orders are refunded.
    keel.clock.advance(2 * DAY);
    await endOpenOrders();
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    [ines, zoe] = [await investor('ines'), await investor('zoe')];
    keel.takeLogs();
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const endOpenOrders = async () => {
    const { db, clock } = keel.context;
    for (const { id } of await db.query<{ id: string }>("SELECT id FROM orders WHERE status = 'Pending'"))
      await db.tx(async (tx) => {
        await tx.query("UPDATE desk_payments SET state = 'dead' WHERE order_id = $1", [id]);
        await rejectOrder(tx, clock, decision(id));
      });
  };
  const investor = async (name: string) => {
    const who = await fundedInvestor(keel, `${name}-${randomBytes(6).toString('hex')}@example.org`, '100000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
      who.user._id,
    ]);
    return who;
  };
  const limit = async (key: string, value: string) => {
    await keel.context.db.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, value],
    );
  };
  const buy = async ({ token } = ines): Promise<Order> => {
    keel.clock.advance(3 * SECOND);
    const quoted = await keel.call('createQuote', { token, body: WANTED });
    const { quote } = quoted.json<{ quote: Quote }>();
    const body = { ...WANTED, quantity: quote.quantity, address: unusedAddress(), quote: quote._id };
    const headers = { 'idempotency-key': randomBytes(16).toString('hex') };
    const response = await sendWithRetries(keel, 'createOrder', { token, body, headers });
    expect(response.statusCode).toBe(200);
    return response.json<{ order: Order }>().order;
  };
  /** An order without a quote, which people carry out. */
  const buyOfPeople = async ({ token } = ines): Promise<Order> => {
    const response = await keel.call('createOrder', { token, body: { ...OF_PEOPLE, address: unusedAddress() } });
    return response.json<{ order: Order }>().order;
  };
  /** A newly started desk; `isLocal` lets it trade in any mode. */
  const desk = (callNode: CallNode = chain.callNode, isLocal = false) => {
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const opened = openNodes({ config: config.wallet, clock, callNode });
    const of: Nodes['of'] = async (...args) => {
      const node = await opened.of(...args);
      return node && { ...node, isLocal };
    };
    return openDesk({
      config,
      db,
      clock,
      sealer,
      log,
      timers: manualTimers(),
      nodes: { ...opened, of },
      coinPrices,
    });
  };
  const work = async (callNode?: CallNode, isLocal?: boolean) => {
    const fresh = await desk(callNode, isLocal);
    await fresh.step();
    await fresh.stop();
  };
  const settle = async () => {
    await work();
    chain.mine(2);
    // After a minute it is due again.
    keel.clock.advance(MINUTE);
    await work();
  };
  const row = async (list: 'withdrawals' | 'orders', { _id }: { readonly _id: string }) =>
    (await op.done(list, 'list', '--status', 'all', '--newest')).rows?.find(({ id }) => id === _id);
  const stateOf = async ({ _id }: Order) => {
    const [order] = await keel.context.db.query<{ status: string; above: string | null; signed: boolean }>(
      `SELECT status, above_limit AS above,
         EXISTS (SELECT FROM desk_payments WHERE order_id = orders.id) AS signed FROM orders WHERE id = $1`,
      [_id],
    );
    return order?.signed === true ? 'signed' : (order?.above ?? order?.status);
  };
  const live = () => Object.assign(keel.context.config, { mode: 'live' });
  const waiting = async (who = ines) => {
    const bought = await buy(who);
    await limit('payouts.limitEach', '1');
    await work();
    expect(await stateOf(bought)).toBe('payouts.limitEach');
    return bought;
  };
  const update = ({ user }: SessionStart, change: string) =>
    keel.context.db.query(`UPDATE users SET ${change} WHERE id = $1`, [user._id]);
  const acts = (object: string) =>
    keel.context.db.query('SELECT actor, action, detail FROM audit_log WHERE object = $1 ORDER BY position', [object]);

  it.each([...LIMITS, 'payouts.limitEach'])('[PAYOUT-3] %s is an amount in dollars, or no limit (M-3)', async (key) => {
    for (const value of ['0', '1250.00', 'no limit', ''])
      expect((await op.done('settings', 'set', key, value)).message).toMatch(
        /^payouts\.\w+ (is set|already has these values)\.$/,
      );
    for (const value of ['-1', '1.234', 'none', '1e6'])
      expect(await op.refused('settings', 'set', '--', key, value)).toBe(
        `${key} must be an amount of US dollars such as 1250.00, or "no limit".`,
      );
  });

  it('[PAYOUT-3] with sample money there is no limit by default (M-3)', async () => {
    const bought = await buy();
    await settle();
    expect(await stateOf(bought)).toBe('signed');
    expect(await row('orders', bought)).toMatchObject({ status: 'Completed', aboveLimit: null, approvedBy: null });
  });

  describe('each limit separately, to the cent', () => {
    it('[PAYOUT-3] per payout: exactly the limit passes, a cent more waits (M-3)', async () => {
      const bought = await buy();
      await limit('payouts.limitEach', sum([bought]));
      await work();
      expect(await stateOf(bought)).toBe('signed');
      const more = await buy();
      await limit('payouts.limitEach', sum([more], -1n));
      await work();
      expect(await stateOf(more)).toBe('payouts.limitEach');
    });

    it('[PAYOUT-3] per account and day: purchases of another account do not count (M-3)', async () => {
      const [first, second] = [await buy(), await buy()];
      await limit('payouts.limitAccountDay', sum([first, second]));
      await work();
      expect([await stateOf(first), await stateOf(second)]).toEqual(['signed', 'signed']);
      const third = await buy();
      const elsewhere = await buy(zoe);
      await limit('payouts.limitAccountDay', sum([first, second, third], -1n));
      await work();
      expect([await stateOf(third), await stateOf(elsewhere)]).toEqual(['payouts.limitAccountDay', 'signed']);
    });

    it('[PAYOUT-3] for all accounts and a day (M-3)', async () => {
      const [first, second, third] = [await buy(), await buy(zoe), await buy()];
      await limit('payouts.limitDay', sum([first, second, third], -1n));
      await work();
      expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['signed', 'signed', 'payouts.limitDay']);
      await limit('payouts.limitDay', 'no limit');
      const fourth = await buy();
      await limit('payouts.limitDay', sum([first, second, third, fourth]));
      await work();
      expect(await stateOf(fourth)).toBe('signed');
    });
  });

  it('[PAYOUT-3] of two simultaneous purchases at the daily limit one passes and one waits (M-3)', async () => {
    const { context } = keel;
    for (let round = 0; round < 10; round += 1) {
      keel.clock.advance(2 * DAY);
      const [ana, bea] = [await investor('ana'), await investor('bea')];
      const both = [await buy(ana), await buy(bea)];
      await limit('payouts.limitDay', sum(both, -1n));
      // Two desks with different orders and purses: nothing else makes one wait for the other.
      await Promise.all(
        both.map(({ _id }) =>
          signOnce(context.db, context, {
            orderId: _id,
            purse: {
              genesis: '0xfirst',
              address: unusedAddress(),
              network: 'ethereum test',
              used: 0n,
              known: 0n,
              isLocal: false,
            },
            timeline: null,
            holds: new Map([['', ETHER]]),
            takes: new Map([['', 1n]]),
            sign: () => ({ raw: '0x', txId: `0x${randomBytes(32).toString('hex')}` }),
          }),
        ),
      );
      expect(new Set(await Promise.all(both.map(stateOf)))).toEqual(new Set(['payouts.limitDay', 'signed']));
    }
  });

  it('[PAYOUT-3] two servers decide each purchase once (M-3)', async () => {
    const bought = [await buy(), await buy(zoe), await buy()];
    await limit('payouts.limitDay', sum(bought, -1n));
    const both = [await desk(), await desk()];
    await Promise.all(both.map((each) => each.step()));
    await Promise.all(both.map((each) => each.stop()));
    expect(await Promise.all(bought.map(stateOf))).toEqual(['signed', 'signed', 'payouts.limitDay']);
    await expectCleanBooks(keel);
  });

  describe('counting payouts', () => {
    it('[PAYOUT-3] a withdrawal counts while it waits, is paid and is completed (M-3)', async () => {
      const bought = await buy();
      const taken = await withdraw(keel, zoe, { amount: '100.00' });
      const states: (string | undefined)[] = [];
      const steps = [
        async () => undefined,
        () => keel.context.db.tx((tx) => startWithdrawal(tx, keel.context, claim(taken._id))),
        () => payOut(keel, taken._id),
      ];
      for (const step of steps) {
        await step();
        const next = await buy();
        await limit('payouts.limitDay', sum([bought, next], 99_99n));
        await work();
        states.push(await stateOf(next));
        await op.done('orders', 'reject', next._id, '--reason', 'Only to try');
      }
      expect([await stateOf(bought), states]).toEqual(['signed', Array(3).fill('payouts.limitDay')]);
    });

    it('[PAYOUT-3] cancelled, rejected and returned withdrawals do not count (M-3)', async () => {
      const { context } = keel;
      const taken: Withdrawal[] = [];
      for (let n = 0; n < 3; n += 1) taken.push(await withdraw(keel, ines, { amount: '100.00' }));
      const [cancelled, rejected, returned] = taken.map(({ _id }) => decision(_id, 'Not needed'));
      await context.db.tx((tx) => cancelOwnWithdrawal(tx, context, cancelled ?? decision('')));
      await context.db.tx((tx) => rejectWithdrawal(tx, context, rejected ?? decision('')));
      await context.db.tx((tx) => startWithdrawal(tx, context, claim(returned?.id ?? '')));
      await context.db.tx((tx) => returnWithdrawal(tx, context, returned ?? decision('')));
      const waits = await buy();
      await limit('payouts.limitEach', '0');
      await work();
      await op.done('orders', 'reject', waits._id, '--reason', 'Too much');
      await limit('payouts.limitEach', 'no limit');
      const bought = await buy();
      for (const key of ['payouts.limitAccountDay', 'payouts.limitDay']) await limit(key, sum([bought]));
      await work();
      expect([await stateOf(waits), await stateOf(bought)]).toEqual(['payouts.limitEach', 'signed']);
      await expectCleanBooks(keel);
    });

    it('[PAYOUT-3] a manual purchase counts; a sale does not (M-3)', async () => {
      const { token } = ines;
      await keel.call('createOrder', { token, body: { ...OF_PEOPLE, type: 'sell', address: null } });
      const ofPeople = await buyOfPeople();
      const bought = await buy();
      await limit('payouts.limitAccountDay', sum([ofPeople, bought]));
      await work();
      expect(await stateOf(bought)).toBe('signed');
      const more = await buy();
      await op.done('orders', 'complete', ofPeople._id);
      await limit('payouts.limitAccountDay', sum([ofPeople, bought, more], -1n));
      await work();
      expect(await stateOf(more)).toBe('payouts.limitAccountDay');
    });

    it('[PAYOUT-3] after 24 hours a payout no longer counts, and not before (M-3)', async () => {
      const first = await buy();
      await work();
      expect(await stateOf(first)).toBe('signed');
      keel.clock.advance(DAY - 3 * SECOND - 1);
      const body = { email: ines.user.email, password: 'harbour-lamp-42' };
      ines = (await keel.call('login', { body })).json<SessionStart>();
      const early = await buy();
      await limit('payouts.limitAccountDay', sum([early]));
      await work();
      expect(await stateOf(early)).toBe('payouts.limitAccountDay');
      await op.done('orders', 'reject', early._id, '--reason', 'Only to try');
      const next = await buy();
      await limit('payouts.limitAccountDay', sum([next]));
      await work();
      expect(await stateOf(next)).toBe('signed');
    });
  });

  describe('in live mode', () => {
    it('[PAYOUT-3] nothing is paid automatically until the operator says up to what amount (M-3)', async () => {
      const [first, second] = [await buy(), await buy()];
      live();
      await work(chain.callNode, true);
      expect([await stateOf(first), await stateOf(second)]).toEqual(['payouts.limitEach', 'payouts.limitEach']);
      Object.assign(keel.context.config, { mode: 'demo' });
      const states: (string | undefined)[] = [];
      for (const key of LIMITS) {
        const next = await buy();
        await op.done('settings', 'set', key, '100000');
        live();
        await work(chain.callNode, true);
        Object.assign(keel.context.config, { mode: 'demo' });
        states.push(await stateOf(next));
      }
      expect(states).toEqual(['payouts.limitAccountDay', 'payouts.limitDay', 'signed']);
      expect(await stateOf(first)).toBe('payouts.limitEach');
    });

    it('[PAYOUT-3] every withdrawal is above the limit, and started by a person as before (M-3)', async () => {
      const taken = await withdraw(keel, ines);
      live();
      expect(await row('withdrawals', taken)).toMatchObject({ held: null, aboveLimit: 'payouts.limitEach' });
      expect((await op.done('withdrawals', 'start', taken._id)).message).toBe(
        `Withdrawal ${taken._id} is yours to pay. It is above payouts.limitEach: 10.00 of 0.00.`,
      );
      expect(await row('withdrawals', taken)).toMatchObject({ status: 'Processing', aboveLimit: null });
    });
  });

  describe('an order above a limit', () => {
    it('[PAYOUT-3] is listed with the reason, logged, audited and measured, and delays no other order (M-3)', async () => {
      const gauge = async () => {
        const text = await openGauges(keel.context.db, keel.clock.now)();
        return Number(/^keel_waiting\{what="approval"\} (\d+)$/m.exec(text)?.[1]);
      };
      const before = await gauge();
      const bought = await waiting();
      expect(await gauge()).toBe(before + 1);
      expect(await row('orders', bought)).toMatchObject({
        status: 'Pending',
        held: null,
        aboveLimit: 'payouts.limitEach',
        approvedBy: null,
      });
      const detail = `payouts.limitEach: ${bought.amount} of 1.00`;
      expect(await acts(bought._id)).toEqual([{ actor: 'desk', action: 'order.waits', detail }]);
      const logged = keel
        .takeLogs()
        .split('\n')
        .filter((line) => line.includes(bought._id));
      expect(logged.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ order: bought._id, limit: detail, waiting: expect.anything() }),
      ]);
      chain.requests.splice(0);
      await work();
      expect(chain.requests).toEqual([]);
    });

    it('[PAYOUT-3] continues neither by a new limit nor by time, only by a person (M-3)', async () => {
      const bought = await waiting();
      const before = await available(keel, ines);
      await limit('payouts.limitEach', 'no limit');
      keel.clock.advance(HOUR_AND_MORE);
      await work(unreachable);
      await work();
      expect([await stateOf(bought), await available(keel, ines)]).toEqual(['payouts.limitEach', before]);
      await op.done('orders', 'approve', bought._id);
      // The network has 15 minutes from then on.
      await work(unreachable);
      keel.clock.advance(MINUTE);
      await settle();
      expect(await row('orders', bought)).toMatchObject({
        status: 'Completed',
        aboveLimit: null,
        approvedBy: 'operator:robin',
      });
      await expectCleanBooks(keel);
    });

    it('[PAYOUT-3] is paid once one person approves it, and counts from then on (M-3)', async () => {
      const bought = await waiting();
      expect(await op.done('orders', 'approve', bought._id)).toEqual({
        changed: true,
        message: `Order ${bought._id} is approved.`,
      });
      expect(await op.done('orders', 'approve', bought._id)).toEqual({
        changed: false,
        message: `Order ${bought._id} is approved already.`,
      });
      await limit('payouts.limitEach', 'no limit');
      const next = await buy();
      await limit('payouts.limitAccountDay', sum([bought, next], -1n));
      await work();
      expect([await stateOf(bought), await stateOf(next)]).toEqual(['signed', 'payouts.limitAccountDay']);
    });

    it('[PAYOUT-3] needs two people from secondPersonFrom on; the same person twice does not suffice (M-3)', async () => {
      const bought = await waiting();
      await op.bothDone('settings', 'set', 'operator.secondPersonFrom', String(bought.amount));
      const once = { message: `Order ${bought._id} is approved once. Another person must approve it too.` };
      expect(await op.done('orders', 'approve', bought._id)).toEqual({ changed: true, ...once });
      expect(await op.done('orders', 'approve', bought._id)).toEqual({ changed: false, ...once });
      expect(await op.refused('orders', 'complete', bought._id)).toBe(
        `Order ${bought._id} is above payouts.limitEach, so two people must approve it before it is paid: orders approve ${bought._id}`,
      );
      await work();
      expect([await stateOf(bought), (await row('orders', bought))?.['approvedBy']]).toEqual([
        'payouts.limitEach',
        'operator:robin',
      ]);
      keel.clock.advance(SECOND);
      expect(await op.done('orders', 'approve', bought._id, ...KIM)).toEqual({
        changed: true,
        message: `Order ${bought._id} is approved.`,
      });
      expect((await op.done('orders', 'approve', bought._id)).changed).toBe(false);
      await settle();
      expect(await row('orders', bought)).toMatchObject({
        status: 'Completed',
        approvedBy: 'operator:robin, operator:kim',
      });
      expect((await acts(bought._id)).slice(1)).toMatchObject([
        { actor: 'operator:robin', action: 'order.approved' },
        { actor: 'operator:kim', action: 'order.approved' },
        { actor: 'desk', action: 'order.completed' },
      ]);
    });

    it('[PAYOUT-3] needs one person below that amount (M-3)', async () => {
      const bought = await waiting();
      await op.bothDone('settings', 'set', 'operator.secondPersonFrom', sum([bought], 1n));
      expect((await op.done('orders', 'approve', bought._id)).message).toBe(`Order ${bought._id} is approved.`);
    });

    it('[PAYOUT-3] can be rejected, which releases its money (M-3)', async () => {
      const bought = await waiting();
      await op.done('orders', 'reject', bought._id, '--reason', 'Too much for a day');
      expect(await available(keel, ines)).toBe('100000.00');
      expect(await op.refused('orders', 'approve', bought._id)).toContain('cannot be changed any more');
      await settle();
      expect(await row('orders', bought)).toMatchObject({ status: 'Rejected', aboveLimit: null });
      await expectCleanBooks(keel);
    });

    it('[PAYOUT-3][PAYOUT-1] of an account that was suspended meanwhile is neither approved nor paid (M-3)', async () => {
      const [one, other] = [await waiting(), await waiting(zoe)];
      await op.done('orders', 'approve', other._id);
      for (const who of [ines, zoe]) await update(who, "suspended_at = '2026-11-20T12:00:00Z'");
      expect(await op.refused('orders', 'approve', one._id)).toContain(`${ines.user.email} is suspended`);
      await work();
      expect([await stateOf(one), await stateOf(other)]).toEqual(['payouts.limitEach', 'payouts.limitEach']);
      expect(await row('orders', other)).toMatchObject({ held: 'suspended', approvedBy: 'operator:robin' });
      await update(zoe, 'suspended_at = NULL');
      await work();
      expect(await stateOf(other)).toBe('signed');
    });
  });

  it('[PAYOUT-3] a manual order needs two people above a limit, and one otherwise (M-3)', async () => {
    const [large, small] = [await buyOfPeople(), await buyOfPeople()];
    await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '1');
    expect((await op.done('orders', 'complete', small._id)).changed).toBe(true);
    await limit('payouts.limitEach', '2');
    expect((await row('orders', large))?.['aboveLimit']).toBe('payouts.limitEach');
    expect(await op.refused('orders', 'complete', large._id)).toContain(
      `is above payouts.limitEach: ${large.amount} of 2.00, so two people must approve it`,
    );
    await op.done('orders', 'approve', large._id);
    await op.done('orders', 'approve', large._id, ...KIM);
    expect((await op.done('orders', 'complete', large._id)).changed).toBe(true);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-3] a sale or an order that moves no money cannot be approved (M-3)', async () => {
    const { token } = ines;
    for (const body of [
      { ...OF_PEOPLE, type: 'sell', address: null },
      { ...WANTED, type: 'send', address: unusedAddress() },
    ]) {
      const { order } = (await keel.call('createOrder', { token, body })).json<{ order: Order }>();
      expect(await op.refused('orders', 'approve', order._id)).toContain('does not wait');
    }
    expect(await op.refused('orders', 'approve', ines.user._id)).toBe(`Order ${ines.user._id} does not exist.`);
  });

  describe('withdrawals', () => {
    it('[PAYOUT-3] show the limit that they exceed, of two the later one (M-3)', async () => {
      await limit('payouts.limitEach', '70');
      await limit('payouts.limitAccountDay', '100');
      const first = await withdraw(keel, ines, { amount: '60.00' });
      keel.clock.advance(SECOND);
      const second = await withdraw(keel, ines, { amount: '40.01' });
      const large = await withdraw(keel, zoe, { amount: '70.01' });
      const above = async () => {
        const rows = [
          await row('withdrawals', first),
          await row('withdrawals', second),
          await row('withdrawals', large),
        ];
        return rows.map((each) => each?.['aboveLimit']);
      };
      expect(await above()).toEqual([null, 'payouts.limitAccountDay', 'payouts.limitEach']);
      expect((await op.done('withdrawals', 'start', first._id)).message).toBe(
        `Withdrawal ${first._id} is yours to pay.`,
      );
      expect((await op.done('withdrawals', 'start', second._id)).message).toBe(
        `Withdrawal ${second._id} is yours to pay. It is above payouts.limitAccountDay: 100.01 of 100.00.`,
      );
      expect(await above()).toEqual([null, null, 'payouts.limitEach']);
    });

    it('[PAYOUT-3] above a limit and from secondPersonFrom on need two people, as before (M-3)', async () => {
      await limit('payouts.limitEach', '50');
      await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '60');
      const taken = await withdraw(keel, ines, { amount: '60.00' });
      const why = 'It is above payouts.limitEach: 60.00 of 50.00.';
      expect((await op.done('withdrawals', 'start', taken._id)).message).toBe(
        `Withdrawal ${taken._id} is approved once. Another person must start it too. ${why}`,
      );
      expect((await op.done('withdrawals', 'start', taken._id)).changed).toBe(false);
      expect((await op.done('withdrawals', 'start', taken._id, ...KIM)).message).toBe(
        `Withdrawal ${taken._id} is yours to pay. ${why}`,
      );
    });
  });
});
