import { randomBytes } from 'node:crypto';
import { SECOND } from '@keel/backend/clock.ts';
import { LIMIT_ACCOUNT_DAY, LIMIT_DAY, LIMIT_PER_PAYOUT } from '@keel/backend/decisions/payoutLimits.ts';
import { openRemoteDesk } from '@keel/backend/desk/remoteDesk.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainNode, chainNode } from './support/chainNode.ts';
import { engines, onePostgres } from './support/engines.ts';
import { fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor } from './support/money.ts';
import { type PriceSource, priceSource } from './support/priceSource.ts';
import { deskRefused, deskStarted } from './support/process.ts';
import type { TestClock } from './support/testClock.ts';
import { testWallet } from './support/testWallet.ts';

const KEY = '11'.repeat(32);
const DESK = addr.fromPrivateKey(KEY);
const ETHER = 10n ** 18n;
/** Far longer than the desk needs, which polls every three seconds. */
const PATIENCE = { timeout: 60_000, interval: 200 };

/** The time of the separate process; a test may be ahead of it. */
function realClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms) {
      ahead += ms;
    },
  };
}

describe.runIf(engines.some(({ name }) => name === 'postgres'))('the desk process of live mode', () => {
  const clock = realClock();
  const chain = fakeChain(1);
  let url: string;
  let node: ChainNode;
  let source: PriceSource;
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    chain.give(DESK, 1000n * ETHER);
    node = await chainNode(chain);
    source = await priceSource((_request, response) => {
      const price = { usd: 3000, last_updated_at: Math.floor(clock.now().getTime() / SECOND) };
      response.end(JSON.stringify({ ethereum: price }));
    });
    const one = await onePostgres();
    ({ url } = one);
    const wallet = testWallet({ deskKey: null, nodes: { ETHEREUM_MAIN: { url: node.url, usdt: null } } });
    keel = await startKeel(one.engine, { wallet, marketDataUrl: source.url }, { time: clock, timers: manualTimers() });
    ines = await fundedInvestor(keel, 'ines@example.org', '100000');
    const { db } = keel.context;
    await db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
    for (const limit of [LIMIT_PER_PAYOUT, LIMIT_ACCOUNT_DAY, LIMIT_DAY])
      await db.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [limit, '100000']);
    // Like the web server in live mode: without a key.
    await keel.context.desk.stop();
    Object.assign(keel.context.config, { mode: 'live' });
    Object.assign(keel.context, { desk: await openRemoteDesk({ ...keel.context, timers: manualTimers() }) });
  });
  afterAll(async () => {
    await keel.close();
    await node.close();
    await source.close();
  });

  const env = (changes: Record<string, string> = {}) => ({
    MODE: 'live',
    DESK_KEY: KEY,
    DATABASE_URL: url,
    KEEL_DATA_KEY: Buffer.alloc(32, 'keel').toString('base64url'),
    PUBLIC_URL: 'https://invest.example.org',
    ETHEREUM_MAIN_URL: node.url,
    MARKET_DATA_URL: source.url,
    ...changes,
  });
  /** The web server reads the desk's heartbeat again, as it does every few seconds. */
  const readHeartbeat = async () =>
    Object.assign(keel.context, { desk: await openRemoteDesk({ ...keel.context, timers: manualTimers() }) });
  const quote = (type: 'buy' | 'sell') =>
    keel.call('createQuote', {
      token: ines.token,
      body: { type, asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'main' },
    });
  const order = async (type: 'buy' | 'sell', address: string | null) => {
    const made = await quote(type);
    expect(made.statusCode).toBe(200);
    const { _id, asset, quantity, chain: on, network } = made.json<{ quote: Quote }>().quote;
    const response = await keel.call('createOrder', {
      token: ines.token,
      body: { type, asset, quantity, chain: on, network, address, quote: _id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ order: Order }>().order;
  };
  const stateOf = async (id: string) =>
    (await keel.call('getOrder', { token: ines.token, id })).json<{ order: Order }>().order.state;

  it('[DESK-1] the web server trades nothing before a desk was started (M-19)', async () => {
    expect((await quote('buy')).statusCode).toBe(409);
  });

  it('[DESK-1][WALLET-7] a process with the key pays for what a web server without it sold, and finds what it bought (M-19)', async () => {
    const desk = await deskStarted(env());
    await readHeartbeat();
    const to = addr.fromPrivateKey(randomBytes(32));
    const bought = await order('buy', to);
    const sold = await order('sell', null);
    await expect
      .poll(() => {
        chain.mine(1);
        return chain.received(to);
      }, PATIENCE)
      .toBe(1);
    chain.give(String(sold.payTo?.address), 25n * 10n ** 15n);
    await expect
      .poll(async () => {
        chain.mine(3);
        return [await stateOf(bought._id), await stateOf(sold._id)];
      }, PATIENCE)
      .toEqual(['settled', 'settled']);
    expect(chain.received(to)).toBe(1);
    expect(await available(keel, ines)).toBe((100_000 - Number(bought.amount) + Number(sold.amount)).toFixed(2));
    expect(desk.output()).toContain(DESK);
    expect(desk.output()).not.toContain(KEY);
    expect(await deskRefused(env({ DESK_KEY: '22'.repeat(32) }))).toContain(
      'A desk with another DESK_KEY is running on this database.',
    );
    desk.child.kill('SIGTERM');
    expect(await desk.exit).toBe(0);
    await expectCleanBooks(keel);
  });
});
