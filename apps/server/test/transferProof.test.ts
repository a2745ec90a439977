import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { transferOf } from '@keel/backend/desk/evmTransfer.ts';
import { type ContractEvent, isProved } from '@keel/backend/desk/transferEvent.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Anvil, startAnvil, unusedAddress } from './support/anvil.ts';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { testWallet } from './support/testWallet.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const SOLD = 25n * 10n ** 15n;
const DOLLARS = 50_000_000n;
/** Number of blocks after which a transfer is confirmed on a test network. */
const DEEP = 2;
/** Anvil considers blocks final that are two epochs of 32 behind the latest one. */
const FINAL = 64;
const ETH = { asset: 'ETH', quantity: '0.025' } as const;
const USDT = { asset: 'USDT', quantity: '50' } as const;
/** The code of a token without events: it answers every call with a large number. */
const SILENT_TOKEN = '0x69ffffffffffffffffffff60005260206000f3';
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const unreachable: CallNode = async () => {
  throw new NodeFault('away');
};

const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const data = (units: bigint) => `0x${units.toString(16).padStart(64, '0')}`;
/** The node of this chain, with other answers to some requests. */
const node = (
  answer: (method: string, params: readonly unknown[]) => Awaited<ReturnType<CallNode>> | undefined,
): CallNode => {
  const real = createNodeCaller();
  return async (target, method, params) => answer(method, params) ?? real(target, method, params);
};
/** The node of this chain, which refuses requests for final blocks. */
const refusing = (code: number) =>
  node((_method, params) => (params.at(-1) === 'finalized' ? { ok: false, code, message: 'no' } : undefined));

describe('the transfer event of a token', () => {
  const [token, from, to] = [unusedAddress(), unusedAddress(), unusedAddress()];
  const right: ContractEvent = {
    address: token.toLowerCase(),
    topics: [TRANSFER_EVENT, topic(from), topic(to)],
    data: data(DOLLARS),
  };
  const sent = transferOf(token, to, DOLLARS);

  it('[WALLET-7][DESK-2] proves a transfer if token, sender, receiver and amount match (M-27)', () => {
    expect(isProved(sent, from, [right])).toBe(true);
    expect(isProved(sent, from, [{ ...right, address: unusedAddress().toLowerCase() }, right])).toBe(true);
  });

  it.each<[string, readonly ContractEvent[]]>([
    ['nothing was said', []],
    ['another contract says it', [{ ...right, address: unusedAddress().toLowerCase() }]],
    ['it came from somebody else', [{ ...right, topics: [TRANSFER_EVENT, topic(unusedAddress()), topic(to)] }]],
    ['it went to somebody else', [{ ...right, topics: [TRANSFER_EVENT, topic(from), topic(unusedAddress())] }]],
    ['it is another event', [{ ...right, topics: [data(1n), topic(from), topic(to)] }]],
    ['less came, as with a token that takes a fee', [{ ...right, data: data(DOLLARS - 1n) }]],
    ['the amount is missing', [{ ...right, data: '0x' }]],
  ])('[WALLET-7][DESK-2] does not prove a transfer if %s (M-27)', (_what, events) => {
    expect(isProved(sent, from, events)).toBe(false);
  });

  it('[WALLET-7] is not required for transfers of coins (M-27)', () => {
    expect(isProved(transferOf(null, to, SOLD), from, [])).toBe(true);
  });
});

describe.each(engines)('proof of received coins and tokens, on a local chain and $name', (engine) => {
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
    await chain.node('anvil_setBalance', DESK, `0x${(1000n * ETHER).toString(16)}`);
    await chain.give(DESK, 1000n * DOLLARS, true);
  });
  beforeEach(async () => {
    ines = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '1000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
      ines.user._id,
    ]);
    keel.takeLogs();
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
    await chain.stop();
  });

  const order = async (type: 'buy' | 'sell', what: typeof ETH | typeof USDT, address: string | null) => {
    keel.clock.advance(3 * SECOND);
    const wanted = { type, ...what, chain: 'ethereum', network: 'test' };
    const { quote } = (await keel.call('createQuote', { token: ines.token, body: wanted })).json<{ quote: Quote }>();
    const response = await sendWithRetries(keel, 'createOrder', {
      token: ines.token,
      body: { ...wanted, address, quote: quote._id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ order: Order }>().order;
  };
  const sell = (what: typeof ETH | typeof USDT = ETH) => order('sell', what, null);
  const pay = (sale: Order, what: typeof ETH | typeof USDT = ETH) =>
    chain.give(String(sale.payTo?.address), what === ETH ? SOLD : DOLLARS, what === USDT);
  /** Advances by a minute and runs a newly started desk. */
  const work = async (callNode: CallNode = createNodeCaller()) => {
    keel.clock.advance(MINUTE);
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const nodes = openNodes({ config: config.wallet, clock, callNode });
    const desk = await openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
    await desk.step();
    await desk.stop();
  };
  const read = async ({ _id }: Order) =>
    (await keel.call('getOrder', { token: ines.token, id: _id })).json<{ order: Order }>().order;
  const listed = async ({ _id }: Order) =>
    (await op.done('orders', 'list', '--status', 'all', '--newest')).rows?.find(({ id }) => id === _id);
  const statusOf = async ({ _id }: Order) => {
    const [row] = await keel.context.db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [_id]);
    return row?.status;
  };

  it.each([ETH, USDT])(
    '[WALLET-7][DESK-2] a sale of $asset is credited once its block is final, not when it is only confirmed (M-27)',
    async (what) => {
      const sale = await sell(what);
      await pay(sale, what);
      await chain.mine(FINAL - 1);
      await work();
      expect(await read(sale)).toMatchObject({ state: 'pending', waitsFor: 'confirmations' });
      await chain.mine();
      await work();
      expect((await read(sale)).state).toBe('settled');
      await expectCleanBooks(keel);
    },
  );

  it('[WALLET-7][DESK-2] a confirmed payment that the chain reverts is not credited (M-27)', async () => {
    const sale = await sell();
    await work();
    const before = await chain.node('evm_snapshot');
    await pay(sale);
    await chain.mine(DEEP + 10);
    await work();
    await chain.node('evm_revert', before);
    await chain.mine(FINAL + DEEP);
    await work();
    expect((await read(sale)).state).toBe('pending');
    expect(await available(keel, ines)).toBe('1000.00');
  });

  it('[WALLET-7] with a node without final blocks the confirmations suffice, and the log says so (M-27)', async () => {
    const sale = await sell();
    await pay(sale);
    await work(refusing(-32_602));
    expect((await read(sale)).state).toBe('pending');
    await chain.mine(DEEP - 1);
    await work(refusing(-32_602));
    expect((await read(sale)).state).toBe('settled');
    expect(keel.takeLogs()).toContain('the node knows no final blocks');
  });

  it('[WALLET-7] a node that supports final blocks but fails to report them is asked again (M-27)', async () => {
    const sale = await sell();
    await pay(sale);
    await chain.mine(FINAL);
    await work(refusing(-32_000));
    expect((await read(sale)).state).toBe('pending');
    await work();
    expect((await read(sale)).state).toBe('settled');
  });

  it('[WALLET-7][DESK-2] a node of another chain neither credits a sale nor ends it (M-27)', async () => {
    const other = node((method, params) =>
      method === 'eth_getBlockByNumber' && params[0] === '0x0'
        ? { ok: true, result: { hash: `0x${'ab'.repeat(32)}` } }
        : undefined,
    );
    const [paid, unpaid] = [await sell(), await sell()];
    await work();
    await pay(paid);
    await chain.mine(FINAL);
    await work(other);
    keel.clock.advance(31 * MINUTE);
    await work(other);
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['Pending', 'Pending']);
    expect(keel.takeLogs()).toContain('the node is of another chain than before');
    await work();
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['Completed', 'Rejected']);
    await expectCleanBooks(keel);
  });

  it('[WALLET-7] a purchase of tokens is completed after the event of the token (M-27)', async () => {
    const to = unusedAddress();
    const bought = await order('buy', USDT, to);
    await work();
    await chain.mine(DEEP);
    await work();
    expect((await read(bought)).state).toBe('settled');
    expect(await chain.balance(to, true)).toBe(DOLLARS);
  });

  describe('a token whose transfer succeeds without an event', () => {
    let code: unknown;
    beforeEach(async () => {
      code = await chain.node('eth_getCode', chain.usdt, 'latest');
      await chain.node('anvil_setCode', chain.usdt, SILENT_TOKEN);
    });
    const unproved = async () => {
      const bought = await order('buy', USDT, unusedAddress());
      await work();
      await chain.mine(DEEP);
      await work();
      await chain.node('anvil_setCode', chain.usdt, code);
      return bought;
    };

    it('[WALLET-7][DESK-2] the purchase is left to a person, and nothing is refunded automatically (M-27)', async () => {
      const bought = await unproved();
      const { txId } = await read(bought);
      expect(await read(bought)).toMatchObject({ state: 'pending', txId: expect.stringMatching(/^0x/) });
      expect(await listed(bought)).toMatchObject({
        held: `The network reports ${txId} as done, but it contains no transfer of 50 USDT. Check what ${bought.address} received: run orders complete if it arrived, or orders reject if it did not.`,
      });
      const { db } = keel.context;
      for (const callNode of [unreachable, createNodeCaller(), unreachable]) {
        keel.clock.advance(4 * DAY);
        await work(callNode);
      }
      const acts = await db.query('SELECT actor, action, detail FROM audit_log WHERE object = $1', [bought._id]);
      expect([await statusOf(bought), acts]).toEqual([
        'Pending',
        [{ actor: 'desk', action: 'order.waits', detail: `no transfer in ${txId}` }],
      ]);
    });

    it('[WALLET-7] the person can refund it, once (M-27)', async () => {
      const bought = await unproved();
      expect(await op.done('orders', 'reject', bought._id, '--reason', 'It did not come')).toMatchObject({
        changed: true,
      });
      expect(await op.done('orders', 'reject', bought._id, '--reason', 'It did not come')).toMatchObject({
        changed: false,
      });
      await work();
      expect((await read(bought)).state).toBe('refunded');
      expect(await available(keel, ines)).toBe('1000.00');
      await expectCleanBooks(keel);
    });

    it('[WALLET-7] the person can complete it instead (M-27)', async () => {
      const bought = await unproved();
      await op.done('orders', 'complete', bought._id);
      expect(await op.refused('orders', 'reject', bought._id, '--reason', 'Too late')).toContain('cannot be changed');
      expect((await read(bought)).state).toBe('settled');
      await expectCleanBooks(keel);
    });
  });
});
