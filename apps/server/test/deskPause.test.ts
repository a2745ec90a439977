import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { type Nodes, openNodes } from '@keel/backend/chains/nodes.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { acceptUnknownTransactions, pauseOf, resumeDesk } from '@keel/backend/desk/pause.ts';
import { openGauges } from '@keel/backend/metrics/gauges.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const WANTED = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'test' } as const;
const unusedAddress = () => addr.fromPrivateKey(randomBytes(32));
const silent = () => undefined;
const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};

/** The desk's message if the chain has unknown transfers. */
const lost = (expected: number, last: number) =>
  `On ethereum test the chain has transactions of ${DESK} up to nonce ${last}, but the books expect ${expected} next, so the books have lost transfers. Check those with ${expected === last ? `nonce ${last}` : `nonces ${expected} to ${last}`} on the chain, run orders complete ID for each order that one of them paid, and then: desk resume --accept-transfers`;

describe.each(engines)('the desk after a restore or a failover, on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  let chain: FakeChain;
  let folder: string;
  let ines: SessionStart;
  /** How the server's own desk reaches the chain. */
  let reach: CallNode;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keel-desk-'));
    keel = await startKeel(engine, {}, { timers: manualTimers(), callNode: (...args) => reach(...args) });
    // Tests open a desk themselves.
    await keel.context.desk.stop();
    op = await operated(keel);
  });
  beforeEach(async () => {
    await keel.context.db.tx(async (tx) => {
      await acceptUnknownTransactions(tx, keel.clock.now);
      await resumeDesk(tx, keel.clock.now, { actor: 'operator:robin', timeline: null });
    });
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    reach = chain.callNode;
    ines = await investor();
    keel.takeLogs();
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const investor = async () => {
    const who = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '100000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
      who.user._id,
    ]);
    return who;
  };
  const order = async (changes: object = {}, { token } = ines) => {
    keel.clock.advance(3 * SECOND);
    const wanted = { ...WANTED, ...changes };
    const { quote } = (await keel.call('createQuote', { token, body: wanted })).json<{ quote: Quote }>();
    const to = unusedAddress();
    const address = wanted.type === 'buy' ? to : null;
    const body = { ...wanted, quantity: quote.quantity, address, quote: quote._id };
    const headers = { 'idempotency-key': randomBytes(16).toString('hex') };
    const response = await sendWithRetries(keel, 'createOrder', { token, body, headers });
    expect(response.statusCode).toBe(200);
    return { ...response.json<{ order: Order }>().order, to };
  };
  /** A newly started desk; `isLocal` is that of its nodes. */
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
  /** Advances by a minute, after which every open order is due again. */
  const work = async (callNode?: CallNode, isLocal?: boolean) => {
    keel.clock.advance(MINUTE);
    const fresh = await desk(callNode, isLocal);
    await fresh.step();
    await fresh.stop();
  };
  const settle = async () => {
    await work();
    chain.mine(2);
    await work();
  };
  const statusOf = async ({ _id }: Order) => {
    const [row] = await keel.context.db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [_id]);
    return row?.status;
  };
  const backUp = async () => {
    const file = join(folder, `${randomBytes(6).toString('hex')}.backup`);
    await writeBackup(keel.context, file, silent);
    return file;
  };
  const restore = async (file: string) => {
    const { db, objects, keyring } = keel.context;
    const parts = { db, clock: keel.clock.now, objects, keyring };
    await restoreBackup(parts, { file, force: true, actor: 'operator:robin' }, silent);
  };
  /** Removes what a standby that was promoted too early lacks: the last transaction of the desk. */
  const loseSignature = async ({ _id }: Order) => {
    const { db } = keel.context;
    await db.query('UPDATE desk_heads SET next_nonce = p.nonce FROM desk_payments p WHERE p.order_id = $1', [_id]);
    await db.query('DELETE FROM desk_payments WHERE order_id = $1', [_id]);
    await db.query('UPDATE orders SET released_at = NULL WHERE id = $1', [_id]);
  };
  const suspend = (isSuspended: boolean, { user }: SessionStart) =>
    keel.context.db.query('UPDATE users SET suspended_at = $2 WHERE id = $1', [
      user._id,
      isSuspended ? keel.clock.now() : null,
    ]);
  const logged = () =>
    keel
      .takeLogs()
      .split('\n')
      .filter((line) => line.includes('the desk is paused'))
      .map((line) => (JSON.parse(line) as { reason: string }).reason);

  it('[DESK-2] after a restore of a backup nothing is paid again, and the desk is paused until an operator resumes it (M-4)', async () => {
    const bought = await order();
    const file = await backUp();
    await settle();
    expect([await statusOf(bought), chain.received(bought.to)]).toEqual(['Completed', 1]);
    await restore(file);
    expect(await statusOf(bought)).toBe('Pending');

    await settle();
    await settle();
    expect([await statusOf(bought), chain.received(bought.to)]).toEqual(['Pending', 1]);
    const restored = expect.stringMatching(
      /^The database was restored from the backup of 20\S+Z, which does not contain later payments\. Run orders complete ID for each order that was paid since, and then: desk resume$/,
    );
    expect(logged()).toEqual(Array(4).fill(restored));
    const { message } = await op.done('orders', 'list');
    expect(message).toMatch(/^The desk is paused since 20\S+Z\. The database was restored from the backup of /);
    const unsure = await investor();
    const priced = (type: string) => keel.call('createQuote', { token: unsure.token, body: { ...WANTED, type } });
    expect([(await priced('buy')).statusCode, (await priced('sell')).statusCode]).toEqual([503, 200]);
    expect(await op.done('desk', 'status')).toEqual({
      message: restored,
      fields: { away: false, paused: true, since: expect.stringMatching(/Z$/), address: DESK },
    });

    // The chains are queried before the next signature.
    expect(await op.refused('desk', 'resume')).toBe(`The desk stays paused.\n${lost(0, 0)}`);
    expect(await op.refused('desk', 'resume')).toBe(`The desk stays paused.\n${lost(0, 0)}`);
    await op.done('orders', 'complete', bought._id);
    expect(await op.done('desk', 'resume', '--accept-transfers')).toEqual({
      changed: true,
      message: 'The desk pays again.',
    });
    expect(await op.done('desk', 'resume')).toEqual({ changed: false, message: 'The desk is not paused.' });
    expect((await op.done('orders', 'list')).message).toBeUndefined();

    ines = await investor();
    const next = await order();
    await settle();
    expect([await statusOf(next), chain.received(next.to), chain.received(bought.to)]).toEqual(['Completed', 1, 1]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] resumed too soon after a restore, it compares the chain before it signs, and pauses itself (M-4)', async () => {
    const first = await order();
    await settle();
    const [second, third] = [await order(), await order()];
    const file = await backUp();
    await settle();
    await restore(file);
    reach = unreachable;
    expect((await op.done('desk', 'resume')).message).toBe(
      'The desk pays again. Not reached now, and asked before it signs there: ethereum test.',
    );
    await settle();
    expect((await pauseOf(keel.context.db))?.reason).toBe(lost(1, 2));
    expect(logged()).toContain(lost(1, 2));
    reach = chain.callNode;
    for (const { _id } of [second, third]) await op.done('orders', 'complete', _id);
    await op.done('desk', 'resume', '--accept-transfers');
    await settle();
    expect([first, second, third].map(({ to }) => chain.received(to))).toEqual([1, 1, 1]);
    await expectCleanBooks(keel);
  });

  it.each([
    ['in a block', () => chain.mine(2)],
    ['with the node alone', silent],
  ])(
    '[DESK-2] after a failover that lost the signature of a transfer %s it is paid once (M-4)',
    async (_where, loseCommits) => {
      const bought = await order();
      await work();
      loseCommits();
      await loseSignature(bought);
      await settle();
      expect([await statusOf(bought), chain.received(bought.to)]).toEqual(['Pending', 1]);
      expect((await pauseOf(keel.context.db))?.reason).toBe(lost(0, 0));
      await op.done('orders', 'complete', bought._id);
      await op.done('desk', 'resume', '--accept-transfers');
      await settle();
      expect([await statusOf(bought), chain.received(bought.to)]).toEqual(['Completed', 1]);
      await expectCleanBooks(keel);
    },
  );

  it('[DESK-2] transfers that appear after the operator was told of others are reported before they are accepted (M-4)', async () => {
    const [first, second] = [await order(), await order()];
    await work();
    for (const { _id } of [second, first]) await loseSignature({ _id } as Order);
    const behind: CallNode = async (node, method, params) =>
      method === 'eth_getTransactionCount' ? { ok: true, result: '0x1' } : chain.callNode(node, method, params);
    await work(behind);
    expect((await pauseOf(keel.context.db))?.reason).toBe(lost(0, 0));
    expect(await op.refused('desk', 'resume', '--accept-transfers')).toBe(`The desk stays paused.\n${lost(1, 1)}`);
    for (const { _id } of [first, second]) await op.done('orders', 'complete', _id);
    await op.done('desk', 'resume', '--accept-transfers');
    await settle();
    expect([chain.received(first.to), chain.received(second.to)]).toEqual([1, 1]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] a lost transfer that takes the nonce of another order is not paid again either (M-4)', async () => {
    const zoe = await investor();
    const [paid, other] = [await order(), await order({}, zoe)];
    await suspend(true, zoe);
    await work();
    const [payment] = await keel.context.db.query<{ raw: string }>(
      'SELECT raw FROM desk_payments WHERE order_id = $1',
      [paid._id],
    );
    // Neither a node nor the records have it any more.
    chain.drop();
    await loseSignature(paid);
    await suspend(true, ines);
    await suspend(false, zoe);
    const [node] = (await keel.context.nodes.all()).flatMap((each) => each.node ?? []);
    if (!node || !payment) throw new Error('There is nothing to send.');
    await work();
    // The other order now has the same nonce; the lost transfer reappears and is mined first.
    chain.drop();
    await chain.callNode(node, 'eth_sendRawTransaction', [payment.raw]);
    chain.mine(1);
    await suspend(false, ines);
    await work();
    chain.mine(2);
    await work();
    expect(chain.received(paid.to)).toBe(1);
    chain.mine(5);
    await work();
    expect((await pauseOf(keel.context.db))?.reason).toContain(
      `has nonce 0, which belongs to the transfer of order ${other._id}. Check it on the chain`,
    );
    await op.done('orders', 'complete', paid._id);
    await op.done('desk', 'resume', '--accept-transfers');
    keel.clock.advance(DAY);
    chain.mine(5);
    await work();
    expect([await statusOf(paid), await statusOf(other)]).toEqual(['Completed', 'Rejected']);
    expect([chain.received(paid.to), chain.received(other.to)]).toEqual([1, 0]);
    ines = await investor();
    const next = await order();
    await settle();
    expect([await statusOf(next), await pauseOf(keel.context.db)]).toEqual(['Completed', undefined]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] while it is paused no order is refunded for an unreachable network, and signed transfers continue (M-4)', async () => {
    const signed = await order();
    await work();
    const [waits, sold] = [await order(), await order({ type: 'sell' })];
    expect(await op.done('desk', 'pause', '--reason', 'The node is replaced')).toEqual({
      changed: true,
      message: 'The desk is paused.',
    });
    expect((await op.done('desk', 'pause', '--reason', 'Once more')).changed).toBe(false);
    expect(await openGauges(keel.context.db, keel.clock.now)()).toContain('keel_desk_paused 1\n');
    keel.clock.advance(20 * MINUTE);
    await work(unreachable);
    expect(await statusOf(waits)).toBe('Pending');
    chain.give(String(sold.payTo?.address), 25n * 10n ** 15n);
    chain.mine(2);
    await work();
    expect(await Promise.all([signed, waits, sold].map(statusOf))).toEqual(['Completed', 'Pending', 'Completed']);
    expect(chain.received(waits.to)).toBe(0);
    expect((await op.done('desk', 'resume')).message).toBe('The desk pays again.');
    expect(await openGauges(keel.context.db, keel.clock.now)()).toContain('keel_desk_paused 0\n');
    await settle();
    expect([await statusOf(waits), chain.received(waits.to)]).toEqual(['Completed', 1]);
    expect(
      await keel.context.db.query(
        `SELECT actor, action, reason FROM audit_log WHERE object = 'desk' ORDER BY position DESC LIMIT 2`,
      ),
    ).toEqual([
      { actor: 'operator:robin', action: 'desk.resume', reason: null },
      { actor: 'operator:robin', action: 'desk.pause', reason: 'The node is replaced' },
    ]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] a purse that was used before the records began is reported; on a local chain it is accepted (M-4)', async () => {
    const before = await order();
    await settle();
    await keel.context.db.query('DELETE FROM desk_payments WHERE order_id = $1', [before._id]);
    await keel.context.db.query('DELETE FROM desk_heads');
    const bought = await order();
    await work(chain.callNode, true);
    expect(await pauseOf(keel.context.db)).toBeUndefined();
    await settle();
    expect(await statusOf(bought)).toBe('Completed');
    await keel.context.db.query('DELETE FROM desk_heads');
    await order();
    keel.clock.advance(HOUR);
    await work();
    expect((await pauseOf(keel.context.db))?.reason).toBe(lost(0, 1));
  });
});

describe.each(engines.filter(({ name }) => name === 'postgres'))('the desk on a $name that failed over', (engine) => {
  it('[DESK-2] is paused from the start, because the last commits may be lost (M-4)', async () => {
    const chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    const keel = await startKeel(engine, {}, { timers: manualTimers(), callNode: chain.callNode });
    try {
      const { db, config, clock, log, sealer, nodes, desk, coinPrices } = keel.context;
      await desk.stop();
      const timelineOf = async () =>
        (await db.query<{ timeline: string | null }>('SELECT timeline FROM desk_state'))[0]?.timeline;
      const ines = await fundedInvestor(keel, 'ines@example.org', '100000');
      await db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
      const buy = async () => {
        const { token } = ines;
        const { quote } = (await keel.call('createQuote', { token, body: WANTED })).json<{ quote: Quote }>();
        const body = { ...WANTED, address: unusedAddress(), quote: quote._id };
        await sendWithRetries(keel, 'createOrder', { token, body, headers: { 'idempotency-key': quote._id } });
        keel.clock.advance(MINUTE);
      };
      const open = () => openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
      await buy();
      const first = await open();
      await first.step();
      await first.stop();
      const now = await timelineOf();
      expect(now).toMatch(/^[\dA-F]{8}$/);
      // The state of a standby whose primary signed last.
      await db.query("UPDATE desk_state SET timeline = '0000F00D'");
      // Ordered earlier, because a paused desk quotes no purchases.
      await buy();
      const second = await open();
      expect((await pauseOf(db))?.reason).toBe(
        `PostgreSQL failed over to a standby, or was restored to a point in time (timeline 0000F00D before, ${now} now), so the last commits may be lost. If nothing is, or once the orders that were paid are completed, say: desk resume`,
      );
      await second.step();
      expect(await db.query('SELECT nonce FROM desk_payments')).toEqual([{ nonce: 0n }]);
      expect(await second.resume({ actor: 'operator:robin', accepted: false })).toMatchObject({ ok: true });
      expect(await timelineOf()).toBe(now);
      await second.step();
      await second.stop();
      expect(await db.query('SELECT nonce FROM desk_payments ORDER BY nonce')).toEqual([{ nonce: 0n }, { nonce: 1n }]);
    } finally {
      await keel.close();
    }
  });
});
