import { randomBytes } from 'node:crypto';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { MINUTE, SECOND } from '@keel/backend/clock.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { reportPayouts } from '@keel/backend/operator/reports/payouts.ts';
import type { Row } from '@keel/backend/operator/result.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor } from './support/money.ts';
import { TEST_USDT, testWallet } from './support/testWallet.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
const GWEI = 10n ** 9n;
/** US dollars for one, in units of 10^-8. */
const PRICES: Readonly<Record<string, bigint>> = { ethereum: 3000n * 10n ** 8n, tether: 10n ** 8n };

describe.each(engines)('the network fee on $name', (engine) => {
  let keel: Keel;
  let chain: FakeChain;
  let ines: SessionStart;
  let callNode: CallNode;
  beforeAll(async () => {
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    chain.give(DESK, 1_000_000_000n, TEST_USDT);
    callNode = chain.callNode;
    keel = await startKeel(
      engine,
      { wallet: testWallet() },
      { timers: manualTimers(), callNode: (...args) => callNode(...args) },
    );
    await keel.context.desk.stop();
    const coinPrices = async (coin: string) => ({ usd: PRICES[coin] ?? 0n, asOf: keel.clock.now(), source: 'live' });
    Object.assign(keel.context, { coinPrices });
    ines = await fundedInvestor(keel, 'ines@example.org', '10000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
  });
  afterAll(() => keel.close());

  const quote = (changes: object = {}) => {
    keel.clock.advance(3 * SECOND);
    const body = { type: 'buy', asset: 'ETH', chain: 'ethereum', network: 'test', ...changes };
    return keel.call('createQuote', { token: ines.token, body });
  };
  const quoted = async (changes: object) => (await quote(changes)).json<{ quote: Quote }>().quote;

  it('[WALLET-7][DESK-1] a purchase pays the current network fee of the node, rounded up to a cent (M-11)', async () => {
    chain.setPrice(GWEI);
    // 1 x 3030 and 0.5 %, and 21,000 gas at 1 gwei.
    expect(await quoted({ quantity: '1' })).toMatchObject({ fee: '15.15', networkFee: '0.07', amount: '3045.22' });
    chain.setPrice(50n * GWEI);
    expect(await quoted({ quantity: '1' })).toMatchObject({ fee: '15.15', networkFee: '3.15', amount: '3048.30' });
    // A token takes more gas, and its fee is paid in the coin.
    expect(await quoted({ asset: 'USDT', quantity: '100' })).toMatchObject({ networkFee: '9.75', amount: '111.26' });
    // Sellers pay the network fee themselves.
    expect(await quoted({ type: 'sell', quantity: '1' })).toMatchObject({ networkFee: null, amount: '2955.15' });
  });

  it('[WALLET-7] the total amount includes the network fee (M-11, W-41)', async () => {
    chain.setPrice(50n * GWEI);
    const made = await quoted({ amount: '100' });
    expect(made).toMatchObject({ networkFee: '3.15', amount: '100.00' });
    expect(Number(made.quantity)).toBeCloseTo((100 - 3.15) / 1.005 / 3030, 4);
  });

  it('[DESK-1] if the node reports no fee, or one beyond reason, no purchase is quoted (M-11)', async () => {
    callNode = async () => {
      throw new NodeFault('away');
    };
    expect((await quote({ quantity: '1' })).statusCode).toBe(503);
    expect((await quote({ type: 'sell', quantity: '1' })).statusCode).toBe(200);
    callNode = chain.callNode;
    chain.setPrice(1001n * GWEI);
    expect((await quote({ quantity: '1' })).statusCode).toBe(503);
    chain.setPrice(900n * GWEI);
    const tiny = await quote({ amount: '30' });
    expect([tiny.statusCode, tiny.json().errors[0].field]).toEqual([422, 'amount']);
    chain.setPrice(GWEI);
  });

  it('[WALLET-7][BOOK-1] the order contains the fee, and the report of payouts the actual fee (M-11)', async () => {
    const { _id, type, asset, quantity, chain: on, network, amount } = await quoted({ quantity: '0.1' });
    const response = await keel.call('createOrder', {
      token: ines.token,
      body: { type, asset, quantity, chain: on, network, address: addr.fromPrivateKey(randomBytes(32)), quote: _id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    const { order } = response.json<{ order: Order }>();
    expect(order).toMatchObject({ amount, networkFee: '0.07' });
    expect(await available(keel, ines)).toBe((10_000 - Number(amount)).toFixed(2));
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const nodes = openNodes({ config: config.wallet, clock, callNode: chain.callNode });
    const desk = await openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
    for (let round = 0; round < 2; round += 1) {
      keel.clock.advance(MINUTE);
      await desk.step();
      chain.setPrice((3n * GWEI) / 2n);
      chain.mine(3);
    }
    await desk.stop();
    const rows: Row[] = [];
    const period = { from: new Date(0), to: new Date(clock().getTime() + MINUTE), head: 1_000_000n };
    await reportPayouts(db, period, async (page) => void rows.push(...page));
    // Signed at up to twice the price of that time, and mined at the price of its block.
    expect(rows).toMatchObject([
      { id: order._id, status: 'Completed', networkFee: '0.07', networkCost: '0.0000315 ETH' },
    ]);
    await expectCleanBooks(keel);
  });
});
