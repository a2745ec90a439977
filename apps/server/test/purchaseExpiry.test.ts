import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { PURCHASE_EXPIRY_SETTING } from '@keel/backend/decisions/purchaseExpiry.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { pauseDesk, pauseOf, resumeDesk } from '@keel/backend/desk/pause.ts';
import { SALE_BAND_SETTING } from '@keel/backend/desk/saleBand.ts';
import { priceUnits } from '@keel/backend/market/priceUnits.ts';
import { actions } from '@keel/backend/operator/actions.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { feesOnly } from './support/feesOnly.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const WANTED = { type: 'buy', asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'test' } as const;
const PASSWORD = 'harbour-lamp-42';
/** Ignores progress and rows. */
const SILENT = { progress: () => undefined, sendRows: async () => undefined };
const EXPIRED = 'It was not executed in time.';

const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};
const unusedAddress = () => addr.fromPrivateKey(randomBytes(32));

describe.each(engines)('a purchase that nobody approves, on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  let chain: FakeChain;
  let ines: SessionStart;
  /** US dollars for one. */
  let market: string;
  beforeAll(async () => {
    keel = await startKeel(engine, {}, { timers: manualTimers(), callNode: feesOnly });
    // Tests open a desk themselves.
    await keel.context.desk.stop();
    op = await operated(keel);
    Object.assign(keel.context, {
      coinPrices: async () => ({ usd: priceUnits(`${market}.0`), asOf: keel.clock.now(), source: 'live' as const }),
    });
  });
  beforeEach(async () => {
    market = '3000';
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    await keel.context.db.query("DELETE FROM settings WHERE key LIKE 'payouts.limit%' OR key LIKE 'desk.%'");
    ines = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '1000');
    await update('wallet_feature = true');
    await set('payouts.limitEach', '1');
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const set = (key: string, value: string) =>
    keel.context.db.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, value],
    );
  const update = (change: string) => keel.context.db.query(`UPDATE users SET ${change} WHERE id = $1`, [ines.user._id]);
  /** Signs in again, because sessions expire when the clock advances by days. */
  const signIn = async () => {
    const body = { email: ines.user.email, password: PASSWORD };
    ines = (await keel.call('login', { body })).json<SessionStart>();
  };
  const buy = async () => {
    keel.clock.advance(3 * SECOND);
    const { quote } = (await keel.call('createQuote', { token: ines.token, body: WANTED })).json<{ quote: Quote }>();
    const to = unusedAddress();
    const response = await sendWithRetries(keel, 'createOrder', {
      token: ines.token,
      body: { ...WANTED, address: to, quote: quote._id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(response.statusCode).toBe(200);
    return { ...response.json<{ order: Order }>().order, to };
  };
  const desk = (callNode: CallNode = chain.callNode) => {
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const nodes = openNodes({ config: config.wallet, clock, callNode });
    return openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
  };
  /** Advances by a minute and runs a newly started desk. */
  const work = async (callNode?: CallNode) => {
    keel.clock.advance(MINUTE);
    const fresh = await desk(callNode);
    await fresh.step();
    await fresh.stop();
  };
  const settle = async () => {
    await work();
    chain.mine(3);
    await work();
  };
  /** A purchase that the desk has found to be above the limit. */
  const waiting = async () => {
    const order = await buy();
    await work();
    expect((await stored(order))?.above_limit).toBe('payouts.limitEach');
    return order;
  };
  const stored = async ({ _id }: Order) => {
    const [row] = await keel.context.db.query<{ status: string; reason: string | null; above_limit: string | null }>(
      'SELECT status, reason, above_limit FROM orders WHERE id = $1',
      [_id],
    );
    return row;
  };
  const read = async ({ _id }: Order) =>
    (await keel.call('getOrder', { token: ines.token, id: _id })).json<{ order: Order }>().order;
  const listed = async ({ _id }: Order) =>
    (await op.done('orders', 'list', '--status', 'all', '--newest')).rows?.find(({ id }) => id === _id);
  const approve = ({ _id: id }: Order, actor = 'operator:robin') =>
    actions['orders approve']({ input: { id }, actor, ...SILENT }, keel.context);
  const reject = ({ _id: id }: Order) =>
    actions['orders reject']({ input: { id, reason: 'Not today' }, actor: 'operator:robin', ...SILENT }, keel.context);
  /** The outcome of an order: its status, the coins received, and whether its money is back. */
  const ending = async (order: Order & { readonly to: string }) => {
    await signIn();
    const balance = await available(keel, ines);
    return { status: (await stored(order))?.status, coins: chain.received(order.to), isBack: balance === '1000.00' };
  };
  const GIVEN_BACK = { status: 'Rejected', coins: 0, isBack: true };
  const PAID = { status: 'Completed', coins: 1, isBack: false };
  const setPaused = (isPaused: boolean) =>
    keel.context.db.tx(async (tx) => {
      const actor = 'operator:robin';
      if (isPaused) await pauseDesk(tx, keel.clock.now, { actor, reason: 'A look at the books' });
      else await resumeDesk(tx, keel.clock.now, { actor, timeline: null });
    });

  it('[PAYOUT-3] is refunded once after 72 hours, not before, and its investor is notified (M-25)', async () => {
    const order = await waiting();
    const until = new Date(new Date(order.date).getTime() + 72 * HOUR);
    expect(await listed(order)).toMatchObject({ status: 'Pending', expires: until.toISOString() });
    keel.clock.advance(until.getTime() - keel.clock.now().getTime() - MINUTE - SECOND);
    await work();
    await signIn();
    expect((await read(order)).state).toBe('pending');
    const { db } = keel.context;
    const events = () => db.query(`SELECT seq FROM events WHERE user_id = $1 AND kind = 'user'`, [ines.user._id]);
    const before = (await events()).length;
    const two = [await desk(), await desk()];
    keel.clock.advance(SECOND);
    await Promise.all(two.map((each) => each.step()));
    await Promise.all(two.map((each) => each.stop()));
    expect(await read(order)).toMatchObject({ status: 'Rejected', state: 'refunded', reason: EXPIRED });
    expect(await ending(order)).toEqual(GIVEN_BACK);
    expect(await events()).toHaveLength(before + 1);
    const acts = await db.query('SELECT actor, action, reason FROM audit_log WHERE object = $1 ORDER BY position', [
      order._id,
    ]);
    expect(acts).toMatchObject([
      { actor: 'desk', action: 'order.waits' },
      { actor: 'desk', action: 'order.rejected', reason: EXPIRED },
    ]);
    expect(await listed(order)).toMatchObject({ expires: null, reason: EXPIRED });
    await settle();
    expect(await ending(order)).toEqual(GIVEN_BACK);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-3] the operator sets the hours (M-25)', async () => {
    const order = await waiting();
    await op.done('settings', 'set', PURCHASE_EXPIRY_SETTING, '2');
    keel.clock.advance(2 * HOUR);
    await work();
    expect(await stored(order)).toMatchObject({ status: 'Rejected', reason: EXPIRED });
    for (const wrong of ['0', '721', '1.5', 'never'])
      expect(await op.refused('settings', 'set', PURCHASE_EXPIRY_SETTING, wrong)).toBe(
        'desk.purchaseExpiry must be a whole number of hours from 1 to 720.',
      );
  });

  it('[PAYOUT-3] approved in time it is paid, and its time restarts while the desk is paused (M-25)', async () => {
    const order = await waiting();
    keel.clock.advance(71 * HOUR);
    expect(await approve(order)).toMatchObject({ changed: true });
    await setPaused(true);
    keel.clock.advance(71 * HOUR);
    await setPaused(false);
    await settle();
    expect(await ending(order)).toEqual(PAID);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-3] cannot be approved after its time is over (M-25)', async () => {
    const order = await waiting();
    keel.clock.advance(72 * HOUR);
    await expect(approve(order)).rejects.toThrow(`Order ${order._id} has expired: the desk returns its money.`);
    await settle();
    expect(await ending(order)).toEqual(GIVEN_BACK);
    await expect(approve(order)).rejects.toThrow('cannot be changed any more');
  });

  it('[PAYOUT-3][DESK-2] is paid or refunded, never both, with a simultaneous approval, rejection and two desks (M-25)', async () => {
    const seen = new Set<string>();
    for (let at = 0; at < 12; at += 1) {
      ines = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '1000');
      await update('wallet_feature = true');
      const order = await waiting();
      // An operator approves just before the end, while the desks already query the network after it.
      keel.clock.advance(72 * HOUR - MINUTE - 2 * SECOND);
      const early = keel.clock.now();
      const acts: Promise<unknown>[] = [];
      const act = () => {
        const context = { ...keel.context, clock: () => early };
        const input = { id: order._id };
        const approved = actions['orders approve']({ input, actor: 'operator:robin', ...SILENT }, context);
        // The later one is refused.
        acts.push(Promise.allSettled([approved, ...(at % 3 === 2 ? [reject(order)] : [])]));
      };
      let queries = 0;
      const callNode: CallNode = (...args) => {
        if (queries === at) act();
        queries += 1;
        return chain.callNode(...args);
      };
      const two = [await desk(callNode), await desk(callNode)];
      keel.clock.advance(MINUTE + 2 * SECOND);
      await Promise.all(two.map((each) => each.step()));
      await Promise.all(two.map((each) => each.stop()));
      // If the desks query fewer times, the approval comes after them.
      if (queries <= at) act();
      await Promise.all(acts);
      await settle();
      await settle();
      const end = await ending(order);
      expect([GIVEN_BACK, PAID]).toContainEqual(end);
      seen.add(String(end.status));
    }
    expect([...seen].toSorted()).toEqual(['Completed', 'Rejected']);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] is not refunded while the desk is paused; after that it is, and not bought at the old price (M-25)', async () => {
    await set('payouts.limitEach', 'no limit');
    await setPaused(true);
    const unsigned = await readyToBuy();
    keel.clock.advance(100 * HOUR);
    await work();
    expect(await stored(unsigned)).toMatchObject({ status: 'Pending' });
    await setPaused(false);
    await settle();
    expect(await ending(unsigned)).toEqual(GIVEN_BACK);
  });
  /** Ordered just before the desk was paused, because a paused desk quotes nothing. */
  const readyToBuy = async () => {
    await setPaused(false);
    const order = await buy();
    await setPaused(true);
    return order;
  };

  it('[DESK-2] is not refunded if the chain has a transfer that the records have lost (M-25)', async () => {
    const order = await waiting();
    await approve(order);
    await settle();
    expect(chain.received(order.to)).toBe(1);
    // The database as before the approval: the order is pending, and its transfer is unknown.
    const other = await waiting();
    const { db } = keel.context;
    await db.query('DELETE FROM desk_payments WHERE order_id = $1', [order._id]);
    await db.query('UPDATE desk_heads SET next_nonce = next_nonce - 1 WHERE next_nonce > 0');
    keel.clock.advance(72 * HOUR);
    await work();
    expect((await pauseOf(db))?.hasUnknown).toBe(true);
    expect(await stored(other)).toMatchObject({ status: 'Pending' });
    await db.tx(async (tx) => {
      await tx.query(
        'UPDATE desk_heads SET next_nonce = unknown_nonce, unknown_nonce = NULL WHERE unknown_nonce IS NOT NULL',
      );
      await tx.query('UPDATE desk_state SET has_unknown = false WHERE id = 1');
      await resumeDesk(tx, keel.clock.now, { actor: 'operator:robin', timeline: null });
    });
    await work();
    expect(await stored(other)).toMatchObject({ status: 'Rejected', reason: EXPIRED });
  });

  it('[PAYOUT-1] of a suspended account expires too, and its money stays in the account (M-25)', async () => {
    await set('payouts.limitEach', 'no limit');
    const order = await buy();
    await update(`suspended_at = '2026-11-20T12:00:00Z'`);
    keel.clock.advance(72 * HOUR);
    await work();
    await update('suspended_at = NULL');
    expect(await ending(order)).toEqual(GIVEN_BACK);
  });

  it('[DESK-3] expires even while its network is unreachable (M-25)', async () => {
    const order = await waiting();
    keel.clock.advance(72 * HOUR);
    await work(unreachable);
    expect(await stored(order)).toMatchObject({ status: 'Rejected', reason: EXPIRED });
    expect(await ending(order)).toEqual(GIVEN_BACK);
  });

  it('[DESK-2] never expires after its transfer was signed (M-25)', async () => {
    await set('payouts.limitEach', 'no limit');
    const order = await buy();
    await work();
    expect(await listed(order)).toMatchObject({ status: 'Pending', expires: null });
    keel.clock.advance(100 * HOUR);
    await work(unreachable);
    await settle();
    expect(await ending(order)).toEqual(PAID);
  });

  it.each(['2900', '3100'])(
    '[PAYOUT-3] cannot be approved at its quoted price once the market is at %s instead of 3000 (M-25)',
    async (dollars) => {
      const order = await waiting();
      market = dollars;
      const refused = await op.refused('orders', 'approve', order._id);
      expect(refused).toMatch(
        new RegExp(
          `^The price has moved: order ${order._id} was made at ${order.amount} and would now cost \\d+\\.\\d\\d, a difference of more than 2 %`,
        ),
      );
      await settle();
      expect(await stored(order)).toMatchObject({ status: 'Pending' });
      await set(SALE_BAND_SETTING, '5');
      expect(await approve(order)).toMatchObject({ changed: true });
      // An approval is final: the price is not checked again.
      market = '4000';
      expect(await approve(order)).toMatchObject({ changed: false });
    },
  );
});
