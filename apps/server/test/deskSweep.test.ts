import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { pauseDesk, resumeDesk } from '@keel/backend/desk/pause.ts';
import { actions } from '@keel/backend/operator/actions.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Anvil, startAnvil, unusedAddress } from './support/anvil.ts';
import { bothEngines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { testWallet } from './support/testWallet.ts';

const KEY = '11'.repeat(32);
const DESK = addr.fromPrivateKey(KEY);
const ETHER = 10n ** 18n;
const SOLD = 25n * 10n ** 15n;
const DOLLARS = 50_000_000n;
const GWEI = 10n ** 9n;
/** Number of blocks after which a transfer is confirmed on a test network. */
const DEEP = 2;
const ETH = { asset: 'ETH', quantity: '0.025' } as const;
const USDT = { asset: 'USDT', quantity: '50' } as const;

/** A node without final blocks, so that a sale does not need 64 more blocks. */
const withoutFinality: CallNode = async (node, method, params) =>
  params.at(-1) === 'finalized'
    ? { ok: false, code: -32_602, message: 'no' }
    : createNodeCaller()(node, method, params);

const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};

/**
 * The action of a desk on nodes and database at which it is stopped: before it, or after it but before its result is
 * known.
 */
interface Stop {
  readonly at: number;
  readonly when: 'before' | 'after';
}

interface AuditRow {
  readonly actor: string;
  readonly action: string;
  readonly detail: string | null;
}

describe.each(bothEngines)('moving the coins of sales, on a local chain and $name', (engine) => {
  let chain: Anvil;
  let keel: Keel;
  let op: Operated;
  let ines: SessionStart;
  beforeAll(async () => {
    chain = await startAnvil();
    const wallet = testWallet({ nodes: { ETHEREUM_TEST: { url: chain.url, usdt: chain.usdt } } });
    keel = await startKeel(engine, { wallet }, { timers: manualTimers(), callNode: createNodeCaller() });
    // Tests open a desk themselves.
    await keel.context.desk.stop();
    op = await operated(keel);
  });
  beforeEach(async () => {
    await setBaseFee(GWEI);
    await chain.node('anvil_setBalance', DESK, `0x${(1000n * ETHER).toString(16)}`);
    ines = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '1000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
      ines.user._id,
    ]);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
    await chain.stop();
  });

  /** Sets the gas price from the next block on. */
  const setBaseFee = async (wei: bigint) => {
    await chain.node('anvil_setNextBlockBaseFeePerGas', `0x${wei.toString(16)}`);
    await chain.mine();
  };
  const setPaused = (isPaused: boolean) =>
    keel.context.db.tx(async (tx) => {
      const actor = 'operator:robin';
      if (isPaused) await pauseDesk(tx, keel.clock.now, { actor, reason: 'A look at the books' });
      else await resumeDesk(tx, keel.clock.now, { actor, timeline: null });
    });
  const sell = async (what: typeof ETH | typeof USDT = ETH, address: string | null = null) => {
    keel.clock.advance(3 * SECOND);
    const wanted = { type: 'sell', ...what, chain: 'ethereum', network: 'test' };
    const { quote } = (await keel.call('createQuote', { token: ines.token, body: wanted })).json<{ quote: Quote }>();
    const response = await sendWithRetries(keel, 'createOrder', {
      token: ines.token,
      body: { ...wanted, address, quote: quote._id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(response.statusCode).toBe(200);
    const { order } = response.json<{ order: Order }>();
    return { ...order, at: String(order.payTo?.address) };
  };
  /** A sale that was paid in full and credited. */
  const sold = async (what: typeof ETH | typeof USDT = ETH, more = 0n) => {
    const order = await sell(what);
    await chain.give(order.at, (what === ETH ? SOLD : DOLLARS) + more, what === USDT);
    await chain.mine(DEEP);
    await work(withoutFinality);
    expect(await statusOf(order)).toBe('Completed');
    return order;
  };
  const desk = (callNode: CallNode = createNodeCaller(), db: Db = keel.context.db) => {
    const { config, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const nodes = openNodes({ config: config.wallet, clock, callNode });
    return openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
  };
  /** Advances by a minute, after which everything pending is due again, and mines a block. */
  const work = async (callNode?: CallNode) => {
    keel.clock.advance(MINUTE);
    const fresh = await desk(callNode);
    await fresh.step();
    await fresh.stop();
    await chain.mine(DEEP);
  };
  /** As many rounds as the desk needs for gas, transfer and confirmations. */
  const finish = async () => {
    for (let step = 0; step < 6; step += 1) await work();
  };
  const statusOf = async ({ _id }: Order) => {
    const [row] = await keel.context.db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [_id]);
    return row?.status;
  };
  /** The order as the operator sees it. */
  const listed = async ({ _id }: Order) => {
    const { rows = [] } = await op.done('orders', 'list', '--status', 'all', '--who', ines.user.email);
    return rows.find(({ id }) => id === _id);
  };
  const audited = ({ _id }: Order) =>
    keel.context.db.query<AuditRow>(
      `SELECT actor, action, detail FROM audit_log WHERE object = $1 AND action LIKE 'sale.%' ORDER BY position`,
      [_id],
    );
  /** Ensures that what earlier tests left does not interfere. */
  const sweep = (...flags: string[]) => op.done('desk', 'sweep', ...flags);

  /** The same command within this process, because it is used often. */
  const sweepHere = () =>
    actions['desk sweep'](
      {
        input: { limit: undefined, 'max-fee': undefined },
        actor: 'operator:robin',
        progress: () => undefined,
        sendRows: async () => undefined,
      },
      keel.context,
    );

  it('[DESK-2][OPS-1] coins of a completed sale go to the address of the desk, less the fee, once, with an entry in the audit log (M-16)', async () => {
    const order = await sold();
    const before = await chain.balance(DESK);
    expect(await sweep()).toMatchObject({
      changed: true,
      rows: [{ order: order._id, asset: 'ETH', quantity: '0.025', from: order.at }],
    });
    expect(await sweep()).toMatchObject({ changed: false, message: 'There is nothing to move.' });
    await finish();
    expect(await sweep()).toMatchObject({ changed: false });
    await finish();
    const received = (await chain.balance(DESK)) - before;
    expect(received).toBeLessThan(SOLD);
    expect(received).toBeGreaterThan((SOLD * 95n) / 100n);
    expect(await chain.sent(order.at)).toBe(1n);
    const shown = await listed(order);
    expect(shown).toMatchObject({ payTo: order.at, moved: 'sweep done' });
    expect(shown?.transaction).toMatch(/^0x[\da-f]{64}$/);
    expect(await audited(order)).toEqual([
      { actor: expect.stringMatching(/^operator:/), action: 'sale.sweep', detail: `to ${DESK}` },
      { actor: 'desk', action: 'sale.sweep.done', detail: `${shown?.transaction} to ${DESK}` },
    ]);
    expect(
      (await keel.call('getOrder', { token: ines.token, id: order._id })).json<{ order: Order }>().order.txId,
    ).toBe(null);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] for a token the desk sends the coins for its fee first, and all tokens arrive (M-16)', async () => {
    const order = await sold(USDT);
    const before = await chain.balance(DESK, true);
    const nonce = await chain.sent(DESK);
    await sweep();
    await finish();
    expect((await chain.balance(DESK, true)) - before).toBe(DOLLARS);
    expect(await chain.balance(order.at, true)).toBe(0n);
    expect((await chain.sent(DESK)) - nonce).toBe(1n);
    expect(await listed(order)).toMatchObject({ moved: 'sweep done' });
  });

  it('[DESK-2] pending and rejected sales are not swept, nor more of a completed one than was sold (M-16)', async () => {
    const extra = SOLD / 5n;
    const [waiting, rejected, completed] = [await sell(), await sell(), await sold(ETH, extra)];
    await chain.give(waiting.at, SOLD / 2n);
    await chain.give(rejected.at, SOLD);
    await op.done('orders', 'reject', rejected._id, '--reason', 'The price has moved.');
    expect((await sweep()).rows?.map(({ order }) => order)).toEqual([completed._id]);
    await finish();
    expect([await chain.balance(waiting.at), await chain.balance(rejected.at)]).toEqual([SOLD / 2n, SOLD]);
    const left = await chain.balance(completed.at);
    expect(left).toBeGreaterThanOrEqual(extra);
    expect(left).toBeLessThan(extra + SOLD / 20n);
    expect(await statusOf(waiting)).toBe('Pending');
    // The remainder was not sold, so it is returned.
    const back = unusedAddress();
    await op.done('desk', 'return', completed._id, '--to', back);
    await finish();
    expect(await chain.balance(back)).toBeGreaterThan((extra * 95n) / 100n);
  });

  it('[DESK-2] sweeps as many sales as --limit says, and none whose fee is above --max-fee percent (M-16)', async () => {
    const [first, second] = [await sold(), await sold()];
    await setBaseFee(100n * GWEI);
    const expensive = await sweep('--max-fee', '1');
    expect(expensive).toMatchObject({ changed: false });
    expect(expensive.message).toContain(
      "Left, sales of ETH on ethereum test: of 2 the network's fee would be more than 1 %.",
    );
    await setBaseFee(GWEI);
    expect((await sweep('--limit', '1')).rows?.map(({ order }) => order)).toEqual([first._id]);
    expect((await sweep('--limit', '1')).rows?.map(({ order }) => order)).toEqual([second._id]);
    await finish();
    expect([await chain.sent(first.at), await chain.sent(second.at)]).toEqual([1n, 1n]);
  });

  it('[DESK-2] a transfer waits if the fee rises after its request, reports that, and can be requested again after a day (M-16)', async () => {
    const order = await sold();
    await sweep('--max-fee', '1');
    await setBaseFee(400n * GWEI);
    await work();
    expect(await listed(order)).toMatchObject({
      moved: 'sweep asked: The network fee is higher than this transfer may cost.',
      transaction: null,
    });
    keel.clock.advance(DAY);
    await work();
    expect(await chain.sent(order.at)).toBe(0n);
    expect((await listed(order))?.moved).toContain('sweep failed');
    await setBaseFee(GWEI);
    expect(await sweep()).toMatchObject({ changed: true });
    await finish();
    expect(await chain.sent(order.at)).toBe(1n);
  });

  it('[DESK-2][DESK-3] a transfer with a too low fee is signed again with a higher fee under its nonce (M-16)', async () => {
    const order = await sold();
    await sweep('--max-fee', '50');
    const fresh = await desk();
    keel.clock.advance(MINUTE);
    await fresh.step();
    await setBaseFee(20n * GWEI);
    expect(await chain.sent(order.at)).toBe(0n);
    keel.clock.advance(10 * MINUTE);
    await fresh.step();
    await fresh.stop();
    await finish();
    expect(await chain.sent(order.at)).toBe(1n);
    expect(await listed(order)).toMatchObject({ moved: 'sweep done' });
  });

  it('[DESK-2] a paused desk sweeps nothing until it is resumed (M-16)', async () => {
    const [coin, token] = [await sold(), await sold(USDT)];
    await sweep();
    await setPaused(true);
    const nonce = await chain.sent(DESK);
    await finish();
    expect([await chain.sent(coin.at), await chain.sent(token.at), await chain.sent(DESK)]).toEqual([0n, 0n, nonce]);
    await setPaused(false);
    await finish();
    expect([await chain.sent(coin.at), await chain.sent(token.at)]).toEqual([1n, 1n]);
  });

  it('[DESK-2] records that have lost the signature find an empty address, and move nothing twice (M-4)', async () => {
    const order = await sold();
    await sweep();
    await finish();
    const after = await chain.balance(DESK);
    await keel.context.db.query('DELETE FROM sale_transfers WHERE order_id = $1', [order._id]);
    expect(await sweep()).toMatchObject({ changed: true });
    await finish();
    // The address may still have what the first fee did not use: too little for another transfer, or nothing.
    expect(await chain.sent(order.at)).toBe(1n);
    expect(await chain.balance(DESK)).toBe(after);
  });

  it('[DESK-2] coins that arrived too late go back to the address that the seller named, and are never credited (M-16)', async () => {
    const back = unusedAddress();
    const order = await sell(ETH, back);
    keel.clock.advance(31 * MINUTE);
    await work();
    expect(await statusOf(order)).toBe('Rejected');
    await chain.give(order.at, SOLD);
    await chain.mine(DEEP);
    await op.done('desk', 'return', order._id);
    expect(await op.done('desk', 'return', order._id)).toMatchObject({ changed: false });
    await finish();
    const received = await chain.balance(back);
    expect(received).toBeLessThan(SOLD);
    expect(received).toBeGreaterThan((SOLD * 95n) / 100n);
    expect(await op.refused('orders', 'complete', order._id)).toContain('cannot be changed any more');
    expect(await available(keel, ines)).toBe('1000.00');
    expect(await audited(order)).toMatchObject([
      { action: 'sale.return', detail: `to ${back}` },
      { actor: 'desk', action: 'sale.return.done' },
    ]);
  });

  it('[DESK-2] coins of pending and of unswept completed sales cannot be returned (M-16)', async () => {
    const [waiting, completed] = [await sell(), await sold()];
    for (const order of [waiting, completed])
      expect(await op.refused('desk', 'return', order._id, '--to', unusedAddress())).toContain(
        'only coins of a rejected or swept sale can be returned',
      );
    await op.done('orders', 'reject', waiting._id, '--reason', 'Too little came.');
    expect(await op.refused('desk', 'return', waiting._id)).toContain('give the destination with --to ADDRESS');
    expect(await op.refused('desk', 'return', waiting._id, '--to', '0x12')).toContain('is no address');
    await sweep();
    await finish();
  });

  it('[DESK-2] a sale that a person credited before its coins arrived is empty, and swept once they are confirmed (M-16)', async () => {
    const order = await sell();
    await op.done('orders', 'complete', order._id);
    await sweep();
    await work();
    expect(await listed(order)).toMatchObject({
      moved: 'sweep empty: There are no coins of this asset at the address of the sale.',
    });
    expect(await op.refused('desk', 'return', order._id, '--to', unusedAddress())).toContain(
      'only coins of a rejected or swept sale can be returned',
    );
    await chain.give(order.at, SOLD);
    await sweep();
    const fresh = await desk();
    keel.clock.advance(MINUTE);
    await fresh.step();
    await fresh.stop();
    expect(await listed(order)).toMatchObject({ moved: 'sweep asked: The coins there are not confirmed yet.' });
    await chain.mine(DEEP);
    await finish();
    expect([await listed(order), await chain.sent(order.at)]).toMatchObject([{ moved: 'sweep done' }, 1n]);
  });

  it('[BOOK-1] returning coins needs two people above an amount, with the same address (M-21)', async () => {
    const order = await sell();
    await op.done('orders', 'reject', order._id, '--reason', 'Too little came.');
    await chain.give(order.at, SOLD / 2n);
    await chain.mine(DEEP);
    await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '10');
    const [mine, other] = [unusedAddress(), unusedAddress()];
    const returnCoins = (who: string, to: string) => op.done('desk', 'return', order._id, '--to', to, '--actor', who);
    expect((await returnCoins('robin', mine)).message).toContain('Another person must say the same.');
    expect((await returnCoins('robin', mine)).message).toContain('Another person must say the same.');
    expect((await returnCoins('kim', other)).message).toContain('robin approved other terms');
    await finish();
    expect(await chain.sent(order.at)).toBe(0n);
    await returnCoins('kim', mine);
    await finish();
    expect(await chain.balance(mine)).toBeGreaterThan(0n);
    await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '');
  });

  it('[DESK-3] an unreachable network delays no other, and continues once it is back (M-16)', async () => {
    const order = await sold();
    await sweep();
    await work(unreachable);
    await work(unreachable);
    expect(await listed(order)).toMatchObject({ moved: 'sweep asked' });
    await finish();
    expect(await listed(order)).toMatchObject({ moved: 'sweep done' });
  });

  /** Counts the desk's actions on nodes and database, and stops at one of them. */
  const stopping = ({ at, when }: Stop) => {
    let done = 0;
    let isStopped = false;
    const step = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      if (isStopped) throw new NodeFault('gone');
      const now = done;
      done += 1;
      if (now !== at) return act();
      isStopped = true;
      if (when === 'after') await act();
      throw new NodeFault('gone');
    };
    const { db } = keel.context;
    const realNode = createNodeCaller();
    const callNode: CallNode = (...args) => step(() => realNode(...args));
    const dying: Db = {
      ...db,
      query: (...args) => step(() => db.query(...args)) as never,
      tx: (inner) => step(() => db.tx(inner)),
    };
    return { callNode, db: dying, wasStopped: () => isStopped };
  };

  const workUntilStopped = async ({ callNode, db, wasStopped }: ReturnType<typeof stopping>) => {
    const dying = await desk(callNode, db).catch(() => undefined);
    // It was stopped before it was open.
    if (!dying) return;
    for (let round = 0; round < 5 && !wasStopped(); round += 1) {
      keel.clock.advance(MINUTE);
      await dying.step().catch(() => undefined);
      await chain.mine(DEEP);
    }
    await dying.stop();
  };

  // One engine each: the moments are the desk's, and a round of them takes most of the time of this file.
  const when = engine === bothEngines[0] ? 'before' : 'after';
  it(`[DESK-2] the sweep of a token survives a stop ${when} each of the desk's actions: one transfer, and its gas once (M-16)`, {
    timeout: 300_000,
  }, async () => {
    const ended = async ({ _id }: Order) =>
      (await keel.context.db.query(`SELECT id FROM sale_transfers WHERE order_id = $1 AND state = 'done'`, [_id]))
        .length === 1;
    let at = 0;
    for (let more = true; more; at += 1) {
      const order = await sold(USDT);
      await sweepHere();
      const nonce = await chain.sent(DESK);
      const stop = stopping({ at, when });
      await workUntilStopped(stop);
      for (let step = 0; step < 6 && !(await ended(order)); step += 1) await work();
      expect([at, await chain.sent(order.at), (await chain.sent(DESK)) - nonce]).toEqual([at, 1n, 1n]);
      expect((await audited(order)).map(({ action }) => action)).toEqual(['sale.sweep', 'sale.sweep.done']);
      more = stop.wasStopped();
    }
    // The loop ended because the last desk finished before its stop.
    expect(at).toBeGreaterThan(20);
    await expectCleanBooks(keel);
  });
});
