import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { type Nodes, openNodes } from '@keel/backend/chains/nodes.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { storeMode } from '@keel/backend/db/storeMode.ts';
import { completeOrder, rejectOrder } from '@keel/backend/decisions/decideOrder.ts';
import { type Desk, openDesk } from '@keel/backend/desk/desk.ts';
import { envelopeOf, sign, transferOf } from '@keel/backend/desk/evmTransfer.ts';
import { acceptUnknownTransactions, pauseDesk, pauseOf, resumeDesk } from '@keel/backend/desk/pause.ts';
import { MINIMUM_ORDER_SETTING } from '@keel/backend/modules/orders/minimumOrder.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { feesOnly } from './support/feesOnly.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, decision, expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { TEST_USDT, testWallet } from './support/testWallet.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const WANTED = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'test' } as const;
/** A new address that nobody owns. */
const unusedAddress = () => addr.fromPrivateKey(randomBytes(32));

const nothing = (): void => undefined;
const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};

/** The answer to a quote below the minimum. */
const tooSmall = (field: string, message: string) => [
  422,
  { bool: false, code: 'limit_exceeded', message, errors: [{ field, message }] },
];

/** An order at a quote. */
const bodyFor = ({ _id, type, asset, quantity, chain: on, network }: Quote, address: string | null) => ({
  type,
  asset,
  quantity,
  chain: on,
  network,
  address,
  quote: _id,
});

/** Simulates a crash at a certain moment: before an action has happened, or after it but before its result is known. */
interface Stop {
  readonly at: number;
  readonly when: 'before' | 'after';
}

class Killed extends NodeFault {
  override name = 'Killed';
}

describe.each(engines)('the desk on $name', (engine) => {
  let keel: Keel;
  let chain: FakeChain;
  let ines: SessionStart;
  beforeAll(async () => {
    // The server's own desk does not run: tests open desks when and how they need them.
    keel = await startKeel(engine, {}, { timers: manualTimers(), callNode: feesOnly });
    await keel.context.desk.stop();
    await setMinimum('0');
  });
  beforeEach(async () => {
    Object.assign(keel.context.config, { mode: 'demo', wallet: testWallet() });
    await resume();
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    chain.give(DESK, 1_000_000_000_000n, TEST_USDT);
    ines = await investor('ines');
  });
  afterAll(() => keel.close());

  /** The operator accepts the unknown transactions that paused the desk, and resumes it. */
  const resume = () =>
    keel.context.db.tx(async (tx) => {
      await acceptUnknownTransactions(tx, keel.clock.now);
      await resumeDesk(tx, keel.clock.now, { actor: 'operator:robin', timeline: null });
    });
  /** Sets the minimum order; an empty text removes the setting. */
  const setMinimum = (dollars: string) =>
    dollars === ''
      ? keel.context.db.query('DELETE FROM settings WHERE key = $1', [MINIMUM_ORDER_SETTING])
      : keel.context.db.query(
          'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
          [MINIMUM_ORDER_SETTING, dollars],
        );
  const investor = async (name: string) => {
    const who = await fundedInvestor(keel, `${name}-${randomBytes(6).toString('hex')}@example.org`, '100000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
      who.user._id,
    ]);
    return who;
  };
  const quote = async (changes: object = {}, { token } = ines) => {
    keel.clock.advance(3 * SECOND);
    const response = await keel.call('createQuote', { token, body: { ...WANTED, ...changes } });
    expect(response.statusCode).toBe(200);
    return response.json<{ quote: Quote }>().quote;
  };
  const send = (body: object, key: string = randomBytes(16).toString('hex'), { token } = ines) =>
    keel.call('createOrder', { token, body, headers: { 'idempotency-key': key } });
  const order = async (changes: object = {}, address: string | null = unusedAddress()) => {
    const response = await send(bodyFor(await quote(changes), address));
    expect(response.statusCode).toBe(200);
    return response.json<{ order: Order }>().order;
  };
  const read = async (id: string) =>
    (await keel.call('getOrder', { token: ines.token, id })).json<{ order: Order }>().order;

  /** A newly started desk. */
  const desk = (callNode: CallNode = chain.callNode, db: Db = keel.context.db, isLocal = false) => {
    const { config, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const opened = openNodes({ config: config.wallet, clock, callNode });
    const of: Nodes['of'] = async (...args) => {
      const node = await opened.of(...args);
      return node && { ...node, isLocal };
    };
    const nodes = { ...opened, of };
    return openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
  };
  /** Advances by a minute, after which every open order is due again. */
  const stepOf = (one: Desk) => {
    keel.clock.advance(MINUTE);
    return one.step();
  };
  const work = async () => {
    const fresh = await desk();
    await stepOf(fresh);
    await fresh.stop();
  };
  /** Reads the stored order; reading it by an API call requires a session, which ends after a day. */
  const stateOf = async (id: string) => {
    const rows = await keel.context.db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [id]);
    return rows[0]?.status;
  };
  const settle = async () => {
    await work();
    chain.mine(2);
    await work();
  };
  const sendUntilAnswered = (body: object, key: string) =>
    sendWithRetries(keel, 'createOrder', { token: ines.token, body, headers: { 'idempotency-key': key } });

  it('[WALLET-7] a quote contains its components, its counterparty and its expiry', async () => {
    const made = await quote();
    const eth = Number(made.marketRate);
    expect(made).toEqual({
      _id: expect.any(String),
      ...WANTED,
      marketRate: expect.stringMatching(/^\d+(\.\d+)?$/),
      rate: String(Number((eth * 1.01).toFixed(8))),
      spreadPercent: '1',
      fee: (Math.ceil(Math.ceil(eth * 1.01 * 0.025 * 100 - 1e-6) * 0.005 - 1e-9) / 100).toFixed(2),
      feePercent: '0.5',
      networkFee: '0.08',
      amount: expect.stringMatching(/^\d+\.\d\d$/),
      bandPercent: null,
      source: 'simulated',
      asOf: expect.stringMatching(/Z$/),
      expiresAt: new Date(keel.clock.now().getTime() + MINUTE).toISOString(),
      counterparty: 'Keel (sample desk)',
    });
    const sale = await quote({ type: 'sell' });
    expect(Number(sale.amount)).toBeLessThan(Number(made.amount));
    expect(Number(sale.rate)).toBeLessThan(eth);
  });

  it('[WALLET-7] a purchase holds its price, sends the coins, and completes after enough confirmations', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    expect(bought).toMatchObject({
      state: 'pending',
      status: 'Pending',
      counterparty: 'Keel (sample desk)',
      confirmations: 2,
      txId: null,
    });
    const left = (100_000 - Number(bought.amount)).toFixed(2);
    expect(await available(keel, ines)).toBe(left);
    await work();
    expect((await read(bought._id)).txId).toMatch(/^0x[\da-f]{64}$/);
    chain.mine();
    await work();
    expect((await read(bought._id)).state).toBe('pending');
    chain.mine();
    await work();
    expect(await read(bought._id)).toMatchObject({ state: 'settled', status: 'Completed', reason: null });
    expect(chain.balance(to)).toBe(25n * 10n ** 15n);
    expect(await available(keel, ines)).toBe(left);
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] tokens can be bought too, with the decimals that they have on this chain', async () => {
    const to = unusedAddress();
    const bought = await order({ asset: 'USDT', quantity: '12.5' }, to);
    await settle();
    expect((await read(bought._id)).state).toBe('settled');
    expect(chain.balance(to, TEST_USDT)).toBe(12_500_000n);
  });

  it('[WALLET-7] several concurrent purchases each have their own transfer', async () => {
    const addresses = [unusedAddress(), unusedAddress(), unusedAddress()];
    for (const to of addresses) await order({}, to);
    await settle();
    expect(addresses.map((to) => chain.received(to))).toEqual([1, 1, 1]);
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a purchase that the desk cannot send is refunded, with the reason', async () => {
    const poor = await order({ quantity: '2', asset: 'USDT' });
    chain.restart();
    await work();
    expect((await read(poor._id)).state).toBe('pending');
    for (let minute = 0; minute < 15; minute += 1) await work();
    expect(await read(poor._id)).toMatchObject({
      state: 'refunded',
      reason: 'The desk has too little of this asset at the moment.',
    });
    expect(await available(keel, ines)).toBe('100000.00');
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a reverted transfer is refunded', async () => {
    const undone = await order();
    chain.undo();
    await settle();
    expect(await read(undone._id)).toMatchObject({ state: 'refunded', reason: 'The network reverted the transfer.' });
    expect(await available(keel, ines)).toBe('100000.00');
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] while no network responds an order waits, and after 15 minutes it is refunded', async () => {
    const waiting = await order();
    const away = await desk(unreachable);
    await stepOf(away);
    expect((await read(waiting._id)).state).toBe('pending');
    keel.clock.advance(15 * MINUTE);
    await stepOf(away);
    await away.stop();
    expect(await read(waiting._id)).toMatchObject({ state: 'refunded', reason: 'The network could not be reached.' });
    await work();
    expect(chain.mined.size).toBe(0);
    expect(await available(keel, ines)).toBe('100000.00');
  });

  it.each([
    ['a fee', 'eth_gasPrice', '0xffffffffffff'],
    ['a tip', 'eth_maxPriorityFeePerGas', '0xffffffffffff'],
    ['gas', 'eth_estimateGas', '0xffffff'],
  ])(
    '[WALLET-7] no transfer is signed for a node that requires %s beyond reason',
    async (_what, forgedMethod, result) => {
      const bought = await order();
      const forging: CallNode = async (node, method, params) =>
        method === forgedMethod ? { ok: true, result } : chain.callNode(node, method, params);
      const fooled = await desk(forging);
      await stepOf(fooled);
      await fooled.stop();
      expect(await read(bought._id)).toMatchObject({ state: 'pending', txId: null });
      await settle();
      expect((await read(bought._id)).state).toBe('settled');
    },
  );

  it('[WALLET-7] once a transfer is signed the order is not refunded, however long it takes', async () => {
    const signed = await order();
    await work();
    keel.clock.advance(60 * MINUTE);
    const { db } = keel.context;
    expect(await db.tx((tx) => rejectOrder(tx, keel.clock.now, decision(signed._id)))).toEqual({
      ok: false,
      code: 'wrong_state',
    });
    const away = await desk(unreachable);
    await stepOf(away);
    await away.stop();
    expect((await read(signed._id)).state).toBe('pending');
    await settle();
    expect((await read(signed._id)).state).toBe('settled');
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] if the node of a chain with real coins serves another chain, nothing is decided', async () => {
    const bought = await order();
    await work();
    chain.restart();
    await work();
    expect((await read(bought._id)).state).toBe('pending');
  });

  it('[WALLET-7] a new local chain refunds what was bought on the previous one', async () => {
    const bought = await order();
    await work();
    chain.restart();
    const local = await desk(chain.callNode, keel.context.db, true);
    await stepOf(local);
    await local.stop();
    expect(await read(bought._id)).toMatchObject({ state: 'refunded', reason: 'The local chain was restarted.' });
    expect(await available(keel, ines)).toBe('100000.00');
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a transfer that a node forgot is broadcast again unchanged', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    await work();
    const { txId } = await read(bought._id);
    chain.drop();
    chain.mine();
    await settle();
    expect(await read(bought._id)).toMatchObject({ state: 'settled', txId });
    expect(chain.received(to)).toBe(1);
  });

  it('[WALLET-7][DESK-2] a replaced transfer is abandoned a day and some blocks later, not before (M-4)', async () => {
    const bought = await order();
    await work();
    chain.drop();
    const other = {
      chainId: 11_155_111,
      nonce: 0n,
      gasLimit: 21_000n,
      maxFeePerGas: 9n ** 10n,
      maxPriorityFeePerGas: 1n,
    };
    const { raw } = sign('11'.repeat(32), transferOf(null, unusedAddress(), 1n), other);
    const evm = await keel.context.nodes.of('ethereum', 'test');
    if (!evm) throw new Error('There is no node.');
    await chain.callNode(evm, 'eth_sendRawTransaction', [raw]);
    chain.mine(5);
    const stateOfNext = async () => {
      await work();
      return stateOf(bought._id);
    };
    expect(await stateOfNext()).toBe('Pending');
    keel.clock.advance(DAY - 2 * MINUTE);
    chain.mine(5);
    expect(await stateOfNext()).toBe('Pending');
    keel.clock.advance(MINUTE);
    expect(await stateOfNext()).toBe('Rejected');
    // The records do not contain the other transaction, which may have paid an order.
    expect((await pauseOf(keel.context.db))?.reason).toBe(
      `On ethereum test another transaction of ${DESK} has nonce 0, which belongs to the transfer of order ${bought._id}. Check it on the chain, run orders complete ID if it paid another pending order, and then: desk resume --accept-transfers`,
    );
    await expectCleanBooks(keel);
  });

  it('[DESK-2] a transfer that was mined after 25 hours completes its order, though one node does not know it yet (M-5)', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    await work();
    keel.clock.advance(25 * HOUR);
    chain.mine(5);
    const lagging = await desk(async (node, method, params) =>
      method === 'eth_getTransactionReceipt' ? { ok: true, result: null } : chain.callNode(node, method, params),
    );
    await stepOf(lagging);
    await stepOf(lagging);
    await lagging.stop();
    await work();
    expect([await stateOf(bought._id), chain.received(to)]).toEqual(['Completed', 1]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] a transfer that reappeared is not abandoned because of the day before (M-5)', async () => {
    const bought = await order();
    await work();
    const forged = { eth_getTransactionReceipt: null, eth_getTransactionCount: '0x1' };
    const forging = async () => {
      const one = await desk(async (node, method, params) =>
        method in forged
          ? { ok: true, result: forged[method as keyof typeof forged] }
          : chain.callNode(node, method, params),
      );
      await stepOf(one);
      await one.stop();
    };
    await forging();
    // It replaced no transaction of the chain after a reorganisation: the day restarts.
    await work();
    keel.clock.advance(25 * HOUR);
    chain.give(unusedAddress(), 1n);
    await forging();
    expect(await stateOf(bought._id)).toBe('Pending');
    await settle();
    expect(await stateOf(bought._id)).toBe('Completed');
    await expectCleanBooks(keel);
  });

  const noteOf = async (id: string) => {
    const rows = await keel.context.db.query<{ desk_note: string | null }>(
      'SELECT desk_note FROM orders WHERE id = $1',
      [id],
    );
    return rows[0]?.desk_note;
  };
  /** A purse with that balance and no other pending transfers. */
  const purseOf = async (coins: bigint, tokens = 0n) => {
    keel.clock.advance(HOUR);
    await work();
    chain.restart();
    chain.give(DESK, coins);
    chain.give(DESK, tokens, TEST_USDT);
    ines = await investor('ines');
  };

  it.each([
    ['coins', { quantity: '0.6' }, { quantity: '0.1' }, () => purseOf(ETHER)],
    [
      'tokens',
      { asset: 'USDT', quantity: '600' },
      { asset: 'USDT', quantity: '100' },
      () => purseOf(ETHER, 1_000_000_000n),
    ],
  ])(
    '[DESK-2] signed transfers are deducted: a second purchase of more %s than are left waits unsigned, and others continue (M-6)',
    async (_what, large, small, fillPurse) => {
      await fillPurse();
      const [first, second, third] = [await order(large), await order(large), await order(small)];
      // Nothing is mined between them: the chain still reports the complete balance.
      await work();
      await work();
      const ids = [first._id, second._id, third._id];
      const signedIds = await keel.context.db.query<{ id: string }>(
        'SELECT order_id AS id FROM desk_payments WHERE order_id = ANY($1::uuid[]) ORDER BY nonce',
        [ids],
      );
      expect(signedIds.map(({ id }) => id)).toEqual([first._id, third._id]);
      expect(await noteOf(second._id)).toMatch(/^The desk has too little for .* top up 0x/);
      const { db } = keel.context;
      expect(await db.tx((tx) => rejectOrder(tx, keel.clock.now, decision(second._id)))).toEqual({
        ok: true,
        changed: true,
      });
      await settle();
      expect([await stateOf(first._id), await stateOf(second._id), await stateOf(third._id)]).toEqual([
        'Completed',
        'Rejected',
        'Completed',
      ]);
      const spent = Number(first.amount) + Number(third.amount);
      expect(await available(keel, ines)).toBe((100_000 - spent).toFixed(2));
      await expectCleanBooks(keel);
    },
  );

  it('[DESK-2] the fee of a transfer is deducted too, and a waiting purchase continues once the purse is filled (M-6)', async () => {
    await purseOf(6n * 10n ** 17n);
    const bought = await order({ quantity: '0.6' });
    await work();
    expect([(await read(bought._id)).txId, await noteOf(bought._id)]).toEqual([
      null,
      expect.stringMatching(/too little/),
    ]);
    chain.give(DESK, ETHER);
    await settle();
    expect([await stateOf(bought._id), await noteOf(bought._id)]).toEqual(['Completed', null]);
    await expectCleanBooks(keel);
  });

  /** The fees of an order's current signature, and the number of its other signatures. */
  const signatureOf = async (id: string) => {
    const [row] = await keel.context.db.query<{ raw: string; tx_id: string; other_tx_ids: string[] }>(
      'SELECT raw, tx_id, other_tx_ids FROM desk_payments WHERE order_id = $1',
      [id],
    );
    if (!row) throw new Error('Nothing is signed.');
    return { ...envelopeOf(row.raw).envelope, txId: row.tx_id, others: row.other_tx_ids };
  };

  it('[DESK-3] a transfer with a too low fee is signed again with a higher one, and those behind it continue (M-6)', async () => {
    await purseOf(10n * ETHER);
    const [toFirst, toSecond] = [unusedAddress(), unusedAddress()];
    const first = await order({}, toFirst);
    await work();
    const second = await order({}, toSecond);
    await work();
    const before = await signatureOf(first._id);
    chain.setPrice(50n * before.maxFeePerGas);
    chain.mine();
    await work();
    expect((await signatureOf(first._id)).txId).toBe(before.txId);
    keel.clock.advance(10 * MINUTE);
    await work();
    const after = await signatureOf(first._id);
    expect([after.nonce, after.others]).toEqual([before.nonce, [before.txId]]);
    expect(after.maxFeePerGas).toBeGreaterThanOrEqual(50n * before.maxFeePerGas);
    // The next one continues once this one is in a block.
    chain.mine();
    await work();
    keel.clock.advance(10 * MINUTE);
    await work();
    await settle();
    expect([await stateOf(first._id), await stateOf(second._id)]).toEqual(['Completed', 'Completed']);
    expect([chain.received(toFirst), chain.received(toSecond)]).toEqual([1, 1]);
    await expectCleanBooks(keel);
  });

  it('[DESK-2][DESK-3] if the transfer with the lower fee gets into a block after all, it completes the order (M-5, M-6)', async () => {
    await purseOf(10n * ETHER);
    const to = unusedAddress();
    const bought = await order({}, to);
    await work();
    const before = await signatureOf(bought._id);
    chain.setPrice(50n * before.maxFeePerGas);
    keel.clock.advance(10 * MINUTE);
    await work();
    const after = await signatureOf(bought._id);
    expect(after.others).toEqual([before.txId]);
    chain.setPrice(1n);
    chain.mine(2);
    await work();
    const seen = await signatureOf(bought._id);
    expect([seen.txId, seen.others]).toEqual([before.txId, [after.txId]]);
    await settle();
    expect([await stateOf(bought._id), chain.received(to)]).toEqual(['Completed', 1]);
    expect((await read(bought._id)).txId).toBe(before.txId);
    await expectCleanBooks(keel);
  });

  it('[DESK-2] no higher fee is signed than the purse can pay, nor while the desk is paused (M-6)', async () => {
    await purseOf(6n * 10n ** 17n + 10n ** 15n);
    const bought = await order({ quantity: '0.6' });
    await work();
    const before = await signatureOf(bought._id);
    chain.setPrice(400n * before.maxFeePerGas);
    keel.clock.advance(10 * MINUTE);
    await work();
    expect([(await signatureOf(bought._id)).txId, await noteOf(bought._id)]).toEqual([
      before.txId,
      expect.stringMatching(/^The fees of ethereum test have risen, .* top up 0x/),
    ]);
    chain.give(DESK, ETHER);
    await keel.context.db.tx((tx) => pauseDesk(tx, keel.clock.now, { reason: 'Looked at by hand.' }));
    await work();
    expect((await signatureOf(bought._id)).txId).toBe(before.txId);
    await resume();
    await work();
    expect((await signatureOf(bought._id)).others).toEqual([before.txId]);
    await settle();
    expect(await stateOf(bought._id)).toBe('Completed');
    await expectCleanBooks(keel);
  });

  const suspend = (at: Date | null, { user } = ines) =>
    keel.context.db.query('UPDATE users SET suspended_at = $2 WHERE id = $1', [user._id, at]);
  const signed = () =>
    keel.context.db.query(
      'SELECT p.tx_id FROM desk_payments p JOIN orders o ON o.id = p.order_id WHERE o.user_id = $1',
      [ines.user._id],
    );

  it('[PAYOUT-1] nothing leaves an account that was suspended before the desk signed, until that is lifted (M-3)', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    const left = await available(keel, ines);
    await suspend(keel.clock.now());
    await settle();
    keel.clock.advance(HOUR);
    const cutOff = await desk(unreachable);
    await stepOf(cutOff);
    await cutOff.stop();
    expect([await stateOf(bought._id), await signed(), chain.received(to)]).toEqual(['Pending', [], 0]);
    await suspend(null);
    expect(await available(keel, ines)).toBe(left);
    await settle();
    expect([await stateOf(bought._id), chain.received(to)]).toEqual(['Completed', 1]);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-1] nothing is signed for an account that is suspended while the desk queries the network (M-3)', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    const callNode: CallNode = async (node, method, params) => {
      if (method === 'eth_getTransactionCount') await suspend(keel.clock.now());
      return chain.callNode(node, method, params);
    };
    const trading = await desk(callNode);
    await stepOf(trading);
    await stepOf(trading);
    await trading.stop();
    chain.mine(2);
    expect([await stateOf(bought._id), await signed(), chain.received(to)]).toEqual(['Pending', [], 0]);
    await suspend(null);
    await settle();
    expect([await stateOf(bought._id), chain.received(to)]).toEqual(['Completed', 1]);
  });

  it('[PAYOUT-1] transfers signed before the suspension are followed to their end, and sales are credited (M-3)', async () => {
    const to = unusedAddress();
    const bought = await order({}, to);
    const sold = await order({ type: 'sell' }, null);
    await work();
    chain.give(String(sold.payTo?.address), ETHER);
    await suspend(keel.clock.now());
    chain.mine(5);
    await work();
    expect([await stateOf(bought._id), await stateOf(sold._id), chain.received(to)]).toEqual([
      'Completed',
      'Completed',
      1,
    ]);
    await expectCleanBooks(keel);
  });

  it('[DESK-1] live mode neither quotes, accepts nor pays orders on a test network (M-1)', async () => {
    const sold = await order({ type: 'sell' }, null);
    const late = await quote({ type: 'sell' });
    chain.give(String(sold.payTo?.address), ETHER);
    chain.mine(5);
    Object.assign(keel.context.config, { mode: 'live' });
    const priced = await keel.call('createQuote', { token: ines.token, body: WANTED });
    expect([priced.statusCode, priced.json().code]).toEqual([409, 'network_not_configured']);
    expect((await send(bodyFor(late, null))).json().code).toBe('network_not_configured');
    await work();
    expect(await stateOf(sold._id)).toBe('Pending');
    expect(await available(keel, ines)).toBe('100000.00');
  });

  it('[DESK-1] in live mode the database refuses the money of an order on a test network (M-1)', async () => {
    const sold = await order({ type: 'sell' }, null);
    const { db } = keel.context;
    const complete = () => db.tx((tx) => completeOrder(tx, keel.context, decision(sold._id)));
    await storeMode(db, 'live');
    await expect(complete()).rejects.toThrow(/test network/);
    expect([await stateOf(sold._id), await available(keel, ines)]).toEqual(['Pending', '100000.00']);
    await db.query("UPDATE server_mode SET mode = 'demo'");
    expect(await complete()).toEqual({ ok: true, changed: true });
    await expectCleanBooks(keel);
  });

  it('[DESK-1] a demo sends no coins of a main network (M-1)', async () => {
    const trading = await desk();
    const node = await keel.context.nodes.of('ethereum', 'test');
    if (!node) throw new Error('There is no node.');
    expect(trading.trades({ ...node, network: 'main' })).toEqual([]);
    expect(trading.trades(node)).toEqual(['ETH', 'USDT']);
    await trading.stop();
  });

  /** Unpaid sales of so many accounts that none reaches its limit. */
  const unpaidSales = async (many: number, changes: object = {}) => {
    const one = await order({ type: 'sell', ...changes }, null);
    await keel.context.db.query(
      `WITH made AS (INSERT INTO quotes SELECT gen_random_uuid(), user_id, type, asset, quantity, chain, network, fee_cents,
           amount_cents, counterparty, confirmations, created_at, expires_at
         FROM quotes, generate_series(2, $2::int) WHERE id = (SELECT quote_id FROM orders WHERE id = $1) RETURNING id)
       INSERT INTO orders (id, user_id, created_at, type, asset, quantity, chain, network, amount_cents, status, quote_id,
         fee_cents, counterparty, confirmations, pay_to, pay_until)
       SELECT gen_random_uuid(), o.user_id, o.created_at, o.type, o.asset, o.quantity, o.chain, o.network, o.amount_cents,
         o.status, made.id, o.fee_cents, o.counterparty, o.confirmations, o.pay_to, o.pay_until
       FROM made, orders o WHERE o.id = $1`,
      [one._id, many],
    );
    return one;
  };
  const statesOf = (type: string) =>
    keel.context.db.query<{ status: string; n: bigint }>(
      'SELECT status, COUNT(*) AS n FROM orders WHERE user_id = $1 AND type = $2 GROUP BY status',
      [ines.user._id, type],
    );
  /** Like Ethereum, with a BNB network beside it. */
  const twoNetworks = () => {
    const wallet = testWallet();
    const bnb = { BNB_TEST: { url: 'http://127.0.0.1:10', usdt: null } };
    Object.assign(keel.context.config, { wallet: { ...wallet, nodes: { ...wallet.nodes, ...bnb } } });
    Object.assign(keel.context, {
      nodes: openNodes({ config: keel.context.config.wallet, clock: keel.clock.now, callNode: feesOnly }),
    });
  };
  const BNB = { asset: 'BNB', chain: 'bnb' };

  it('[DESK-3] 60 unpaid sales do not delay a purchase, and each costs one request when it is due (M-7)', async () => {
    // Open orders of other tests are finished first.
    keel.clock.advance(HOUR);
    await work();
    ines = await investor('ines');
    await unpaidSales(60);
    const to = unusedAddress();
    const bought = await order({}, to);
    const trading = await desk();
    await stepOf(trading);
    expect((await read(bought._id)).txId).toMatch(/^0x/);
    const questions = chain.requests.filter((method) => method === 'eth_getBalance').length;
    expect(questions).toBeLessThanOrEqual(50 + 2);
    chain.requests.splice(0);
    keel.clock.advance(SECOND);
    await trading.step();
    // The ten that did not fit into the previous step, and none of the others.
    expect(chain.requests.filter((method) => method === 'eth_getBalance')).toHaveLength(10);
    chain.requests.splice(0);
    await trading.step();
    expect(chain.requests).toEqual([]);
    await trading.stop();
    await settle();
    expect(await stateOf(bought._id)).toBe('Completed');
    await expectCleanBooks(keel);
  });

  it('[DESK-3] an unreachable or hanging network delays no other; its purchases are refunded (M-7)', async () => {
    twoNetworks();
    await unpaidSales(60, { ...BNB, quantity: '0.1' });
    const away = await order({ ...BNB, quantity: '0.1' });
    const to = unusedAddress();
    const bought = await order({}, to);
    let release = nothing;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const trading = await desk(async (node, ...args) => {
      if (node.chain !== 'bnb') return chain.callNode(node, ...args);
      await blocked;
      throw new NodeFault('away');
    });
    keel.clock.advance(MINUTE);
    const hanging = trading.step();
    await stepOf(trading);
    const later = await order({}, unusedAddress());
    // The first step may still be running on this network too.
    const states = async () => {
      await stepOf(trading);
      chain.mine(2);
      return [await stateOf(bought._id), await stateOf(later._id)];
    };
    await expect.poll(states).toEqual(['Completed', 'Completed']);
    release();
    await hanging;
    for (let minute = 0; minute < 15; minute += 1) await stepOf(trading);
    expect(await read(away._id)).toMatchObject({ state: 'refunded', reason: 'The network could not be reached.' });
    await trading.stop();
    await expectCleanBooks(keel);
  });

  it('[DESK-3] unpaid sales expire though their network is unreachable; one whose coins were seen does not (M-7)', async () => {
    const [paid, unpaid] = [await order({ type: 'sell' }, null), await unpaidSales(60)];
    chain.give(String(paid.payTo?.address), 25n * 10n ** 15n);
    // At most fifty of a lane at once, and other tests have left some.
    for (let round = 0; round < 5; round += 1) await work();
    expect(await stateOf(unpaid._id)).toBe('Pending');
    keel.clock.advance(45 * MINUTE);
    const away = await desk(unreachable);
    for (let round = 0; round < 5; round += 1) await stepOf(away);
    await away.stop();
    expect(await statesOf('sell')).toEqual(
      expect.arrayContaining([
        { status: 'Rejected', n: 60n },
        { status: 'Pending', n: 1n },
      ]),
    );
    chain.mine(2);
    await work();
    expect(await stateOf(paid._id)).toBe('Completed');
    await expectCleanBooks(keel);
  });

  it('[DESK-3] an account has at most three unpaid sales, also when they are created simultaneously (M-7)', async () => {
    const quotes = [];
    for (let made = 0; made < 6; made += 1) quotes.push(await quote({ type: 'sell' }));
    const answers = await Promise.all(quotes.map((each) => send(bodyFor(each, null))));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json()).toMatchObject({
      code: 'limit_exceeded',
      message: 'You already have 3 sales waiting for your coins. Send those first, or wait until they end.',
    });
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    chain.give(String(first?.json<{ order: Order }>().order.payTo?.address), 25n * 10n ** 15n);
    await work();
    expect((await send(bodyFor(await quote({ type: 'sell' }), null))).statusCode).toBe(200);
  });

  it('[WALLET-7] a sale has its own address and is credited once all its coins have enough confirmations', async () => {
    const [sold, other] = [await order({ type: 'sell' }, null), await order({ type: 'sell' }, null)];
    expect(sold.payTo).toEqual({
      address: expect.stringMatching(/^0x[\da-fA-F]{40}$/),
      quantity: '0.025',
      until: expect.stringMatching(/Z$/),
    });
    expect(sold.payTo?.address).not.toBe(other.payTo?.address);
    const to = String(sold.payTo?.address);
    chain.give(to, 20n * 10n ** 15n);
    chain.mine(5);
    await work();
    expect(await available(keel, ines)).toBe('100000.00');
    chain.give(to, 5n * 10n ** 15n);
    await work();
    expect((await read(sold._id)).state).toBe('pending');
    chain.mine();
    await work();
    // Confirmed, but not final yet.
    expect((await read(sold._id)).state).toBe('pending');
    chain.mine();
    await work();
    const credited = await read(sold._id);
    expect(credited.state).toBe('settled');
    expect((await read(other._id)).state).toBe('pending');
    expect(await available(keel, ines)).toBe((100_000 + Number(credited.amount)).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a sale that gets nothing or too little in time fails, and nothing moves', async () => {
    const [none, some, late] = [
      await order({ type: 'sell' }, null),
      await order({ type: 'sell', asset: 'USDT', quantity: '10' }, null),
      await order({ type: 'sell' }, null),
    ];
    chain.give(String(some.payTo?.address), 9_999_999n, TEST_USDT);
    keel.clock.advance(31 * MINUTE);
    chain.mine(2);
    // In a block, but without enough confirmations yet: that is in time.
    chain.give(String(late.payTo?.address), 25n * 10n ** 15n);
    await work();
    expect(await read(none._id)).toMatchObject({ state: 'failed', reason: 'Nothing came in time.' });
    expect(await read(some._id)).toMatchObject({
      state: 'failed',
      reason: 'Fewer coins than sold arrived in time. The operator returns them.',
    });
    expect((await read(late._id)).state).toBe('pending');
    chain.mine(2);
    await work();
    const credited = await read(late._id);
    expect(credited.state).toBe('settled');
    expect(await available(keel, ines)).toBe((100_000 + Number(credited.amount)).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a quote can be used once, in time, by its account, and for its order', async () => {
    const codeOf = async (body: object, who = ines) => (await send(body, undefined, who)).json().code;
    const other = await investor('other');
    const [first, second] = [await quote(), await quote()];
    expect(await codeOf(bodyFor(first, unusedAddress()), other)).toBe('unknown_quote');
    expect(await codeOf({ ...bodyFor(first, unusedAddress()), quantity: '0.02' })).toBe('quote_mismatch');
    expect(await codeOf({ ...bodyFor(first, unusedAddress()), type: 'sell' })).toBe('quote_mismatch');
    expect(await codeOf(bodyFor(first, null))).toBe('invalid_address');
    expect(await codeOf({ ...bodyFor(first, unusedAddress()), type: 'send' })).toBe('validation_failed');
    expect((await send(bodyFor(first, unusedAddress()))).statusCode).toBe(200);
    expect(await codeOf(bodyFor(first, unusedAddress()))).toBe('quote_used');
    keel.clock.advance(MINUTE);
    expect(await codeOf(bodyFor(second, unusedAddress()))).toBe('quote_expired');
  });

  it('[WALLET-7] an order above the balance is refused, and the quote can still be used', async () => {
    const expensive = await quote({ asset: 'USDT', quantity: '90000' });
    const spent = await quote({ asset: 'USDT', quantity: '50000' });
    expect((await send(bodyFor(spent, unusedAddress()))).statusCode).toBe(200);
    expect((await send(bodyFor(expensive, unusedAddress()))).json().code).toBe('insufficient_fund');
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] 100 calls with one key make one order, one hold and one transfer', async () => {
    const to = unusedAddress();
    const body = bodyFor(await quote(), to);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendUntilAnswered(body, 'one-key-of-many')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const ids = new Set(answers.map((response) => response.json<{ order: Order }>().order._id));
    expect(ids.size).toBe(1);
    await settle();
    expect(chain.received(to)).toBe(1);
    const { amount } = await read([...ids].join(''));
    expect(await available(keel, ines)).toBe((100_000 - Number(amount)).toFixed(2));
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] an attempt finds its order, permanently and for its owner only', async () => {
    const key = 'attempt-of-ines';
    const find = async (attempt: string, { token } = ines) =>
      (await keel.call('findOrder', { token, body: { attempt } })).json<{ order: Order | null }>().order;
    expect(await find(key)).toBeNull();
    const body = bodyFor(await quote(), unusedAddress());
    const made = (await send(body, key)).json<{ order: Order }>().order;
    expect(await find(key)).toEqual(made);
    const other = await investor('other');
    expect(await find(key, other)).toBeNull();
    expect((await keel.call('getOrder', { token: other.token, id: made._id })).statusCode).toBe(404);
    // The answer of a key is deleted after a day; the order is not created again.
    await keel.context.db.query('DELETE FROM idempotency');
    expect((await send(body, key)).json<{ order: Order }>().order._id).toBe(made._id);
  });

  it.each([
    ['buy', '100.00', 'ETH'],
    ['buy', '0.17', 'ETH'],
    ['sell', '250', 'ETH'],
    ['buy', '33.33', 'USDT'],
  ])(
    '[WALLET-7] to %s for %s dollars gets the largest quantity of %s within that amount (W-41)',
    async (type, amount, asset) => {
      const { quantity: _, ...wanted } = WANTED;
      keel.clock.advance(3 * SECOND);
      // Both at the same time, so at the same price.
      const ask = (much: object) =>
        keel.call('createQuote', { token: ines.token, body: { ...wanted, type, asset, ...much } });
      const response = await ask({ amount });
      expect(response.statusCode).toBe(200);
      const { quote: made } = response.json<{ quote: Quote }>();
      const [, fraction = ''] = made.quantity.split('.');
      expect(fraction.length).toBeLessThanOrEqual(asset === 'USDT' ? 6 : 8);
      expect(Number(made.amount)).toBeLessThanOrEqual(Number(amount));
      // One more step would exceed the amount.
      const step = asset === 'USDT' ? 1e-6 : 1e-8;
      const more = await ask({ quantity: (Number(made.quantity) + step).toFixed(asset === 'USDT' ? 6 : 8) });
      expect(Number(more.json<{ quote: Quote }>().quote.amount)).toBeGreaterThan(Number(amount));
      // The quoted quantity can be ordered.
      expect((await send(bodyFor(made, unusedAddress()))).statusCode).toBe(200);
    },
  );

  it('[WALLET-7] a quote is requested by a quantity or an amount, not by both nor by none (W-41)', async () => {
    const { quantity: _, ...wanted } = WANTED;
    const ask = (changes: object) => keel.call('createQuote', { token: ines.token, body: { ...wanted, ...changes } });
    for (const changes of [{}, { quantity: '1', amount: '1.00' }])
      expect((await ask(changes)).json().errors[0].field).toBe('quantity');
    expect((await ask({ amount: '1000000.01' })).json()).toMatchObject({
      code: 'limit_exceeded',
      errors: [{ field: 'amount' }],
    });
    expect((await ask({ amount: '5', chain: 'moon' })).json().errors[0].field).toBe('chain');
    // Less than one step.
    expect((await ask({ amount: '0.00' })).statusCode).toBe(422);
  });

  it('[WALLET-7] unconfigured networks are not quoted, and an account gets at most 30 quotes a minute', async () => {
    const ask = (changes: object) => keel.call('createQuote', { token: ines.token, body: { ...WANTED, ...changes } });
    const none = await ask({ network: 'main' });
    expect([none.statusCode, none.json().message]).toEqual([409, 'No network configured']);
    expect((await ask({ chain: 'bitcoin', asset: 'BTC' })).statusCode).toBe(409);
    expect((await ask({ chain: 'moon' })).json().errors[0].field).toBe('chain');
    expect((await ask({ quantity: '0.0000000000000000001' })).statusCode).toBe(422);
    expect((await ask({ quantity: '100000000' })).json().code).toBe('limit_exceeded');
    expect((await ask({ type: 'sell', quantity: '0.000000000000000001' })).json().errors[0].field).toBe('quantity');
    const many = await Promise.all(Array.from({ length: 31 }, () => ask({})));
    expect(many.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    Object.assign(keel.context.config, { mode: 'live' });
    keel.clock.advance(MINUTE);
    expect((await ask({})).statusCode).toBe(409);
  });

  it('[DESK-1] the desk accepts no order without a quote (M-10)', async () => {
    for (const type of ['buy', 'sell'] as const)
      for (const unquoted of [{}, { quote: null }]) {
        const response = await send({ ...WANTED, type, address: unusedAddress(), ...unquoted });
        expect([response.statusCode, response.json()]).toEqual([
          422,
          expect.objectContaining({
            code: 'validation_failed',
            messageCode: 'quote_needed',
            errors: [{ field: 'quote', message: 'Get a quote for this order first.' }],
          }),
        ]);
      }
    expect(await available(keel, ines)).toBe('100000.00');
    // People carry out what the desk does not: transfers, and other networks.
    expect((await send({ ...WANTED, type: 'send', address: unusedAddress() })).statusCode).toBe(200);
    expect((await send({ ...WANTED, network: 'main', address: unusedAddress() })).statusCode).toBe(200);
    await expectCleanBooks(keel);
  });

  it('[DESK-1] the minimum order at the desk is 20 dollars, or what the operator sets (M-11)', async () => {
    const { quantity: _, ...wanted } = WANTED;
    const ask = (changes: object) => {
      keel.clock.advance(3 * SECOND);
      return keel.call('createQuote', { token: ines.token, body: { ...wanted, ...changes } });
    };
    const answer = async (changes: object) => {
      const response = await ask(changes);
      const { code, message, errors } = response.json();
      return response.statusCode === 200 ? 200 : [response.statusCode, { bool: false, code, message, errors }];
    };
    await setMinimum('');
    const usdt = { asset: 'USDT' };
    expect(await answer({ ...usdt, amount: '20' })).toBe(200);
    expect(await answer({ ...usdt, amount: '19.99' })).toEqual(tooSmall('amount', 'The smallest order is $20.'));
    for (const type of ['buy', 'sell']) {
      expect(await answer({ ...usdt, type, quantity: '25' })).toBe(200);
      expect(await answer({ ...usdt, type, quantity: '15' })).toEqual(
        tooSmall('quantity', 'The smallest order is $20.'),
      );
    }
    await setMinimum('1500');
    expect((await ask({ amount: '1500' })).statusCode).toBe(200);
    const refused = await ask({ amount: '1499.99' });
    expect(refused.json()).toMatchObject({
      message: 'The smallest order is $1,500.',
      messageCode: 'order_too_small',
      params: { count: 1500 },
    });
    await setMinimum('0');
    expect((await ask({ amount: '0.10' })).statusCode).toBe(200);
  });

  it('[WALLET-7] without a configured key there is no desk on a chain with real coins', async () => {
    Object.assign(keel.context.config, { wallet: testWallet({ deskKey: null }) });
    const response = await keel.call('createQuote', { token: ines.token, body: WANTED });
    expect(response.statusCode).toBe(409);
  });

  /** Counts the desk's actions on nodes and database, and stops at one of them. */
  const stopping = ({ at, when }: Stop) => {
    let done = 0;
    let isStopped = false;
    const step = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      if (isStopped) throw new Killed('gone');
      const now = done;
      done += 1;
      if (now !== at) return act();
      isStopped = true;
      if (when === 'after') await act();
      throw new Killed('gone');
    };
    const { db } = keel.context;
    const callNode: CallNode = (...args) => step(() => chain.callNode(...args));
    const stoppingDb: Db = {
      ...db,
      query: (...args) => step(() => db.query(...args)) as never,
      tx: (inner) => step(() => db.tx(inner)),
    };
    return { callNode, db: stoppingDb, wasStopped: () => isStopped };
  };
  /**
   * Runs a desk that is stopped at a certain action, then another that is not; returns whether there was such an
   * action.
   */
  const stoppedAt = async (stop: Stop) => {
    const dying = stopping(stop);
    const old = await desk(dying.callNode, dying.db).catch(() => undefined);
    for (let round = 0; round < 3; round += 1) {
      if (old) await stepOf(old).catch(() => undefined);
      chain.mine(2);
    }
    await old?.stop();
    await settle();
    await settle();
    return dying.wasStopped();
  };

  it.each(['before', 'after'] as const)(
    '[WALLET-7] a purchase survives a stop %s each of its actions: paid once, held once',
    async (when) => {
      let spent = 0;
      let at = 0;
      for (let more = true; more; at += 1) {
        const to = unusedAddress();
        const bought = await order({}, to);
        more = await stoppedAt({ at, when });
        expect([at, (await read(bought._id)).state, chain.received(to)]).toEqual([at, 'settled', 1]);
        expect(chain.balance(to)).toBe(25n * 10n ** 15n);
        spent += Number(bought.amount);
        keel.clock.advance(10 * SECOND);
      }
      // The loop ended because the last desk finished before its stop.
      expect(at).toBeGreaterThan(15);
      expect(await available(keel, ines)).toBe((100_000 - spent).toFixed(2));
      await expectCleanBooks(keel);
    },
  );

  it.each(['before', 'after'] as const)(
    '[WALLET-7] a sale survives a stop %s each of its actions: credited once',
    async (when) => {
      let earned = 0;
      let at = 0;
      for (let more = true; more; at += 1) {
        const sold = await order({ type: 'sell' }, null);
        chain.give(String(sold.payTo?.address), 25n * 10n ** 15n);
        more = await stoppedAt({ at, when });
        const credited = await read(sold._id);
        expect([at, credited.state]).toEqual([at, 'settled']);
        earned += Number(credited.amount);
        keel.clock.advance(10 * SECOND);
      }
      expect(at).toBeGreaterThan(3);
      expect(await available(keel, ines)).toBe((100_000 + earned).toFixed(2));
      await expectCleanBooks(keel);
    },
  );

  it('[WALLET-7] two servers that process the same orders send each coin once', async () => {
    const addresses = [unusedAddress(), unusedAddress(), unusedAddress(), unusedAddress()];
    for (const to of addresses) await order({}, to);
    const both = [await desk(), await desk()];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(both.map((one) => stepOf(one)));
      chain.mine(2);
    }
    await Promise.all(both.map((one) => one.stop()));
    await settle();
    expect(addresses.map((to) => [chain.received(to), chain.balance(to)])).toEqual(
      addresses.map(() => [1, 25n * 10n ** 15n]),
    );
    await expectCleanBooks(keel);
  });
});
