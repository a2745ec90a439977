import { randomBytes } from 'node:crypto';
import type { CallNode } from '@keel/backend/chains/Node.ts';
import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { HEARTBEAT_MS } from '@keel/backend/desk/deskProcess.ts';
import { salePath, saleRoot } from '@keel/backend/desk/saleKeys.ts';
import { newId } from '@keel/backend/ids.ts';
import { openGauges } from '@keel/backend/metrics/gauges.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeskProcess, openDeskProcess } from '../src/desk/openDeskProcess.ts';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { type ManualTimers, manualTimers } from './support/manualTimers.ts';
import { expectCleanBooks, fundedInvestor, sendWithRetries } from './support/money.ts';
import { operated } from './support/operated.ts';
import { priceSource } from './support/priceSource.ts';
import { clean, cleanUp } from './support/process.ts';
import { testWallet } from './support/testWallet.ts';

afterEach(cleanUp);

const KEY = '11'.repeat(32);
const OTHER_KEY = '22'.repeat(32);
const DESK = addr.fromPrivateKey(KEY);
const ETHER = 10n ** 18n;
const CONFIRMATIONS = 12;
const WANTED = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'main' } as const;
const unusedAddress = () => addr.fromPrivateKey(randomBytes(32));
const KEYLESS = testWallet({ deskKey: null, nodes: { ETHEREUM_MAIN: { url: 'http://127.0.0.1:9', usdt: null } } });

/** A web server in live mode with all settings but the desk key, and with limits above the payouts here. */
async function liveServer(start: Promise<Keel>): Promise<Keel> {
  const keel = await start;
  clean.push(() => keel.close());
  const { db } = keel.context;
  await db.query(
    `INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1q-operator'), ('payouts.limitEach', '100000'),
       ('payouts.limitAccountDay', '100000'), ('payouts.limitDay', '100000')`,
  );
  await db.query(`INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 200000, 'USD')`, [
    newId(keel.clock.now),
  ]);
  return keel;
}

async function investorOf(keel: Keel): Promise<SessionStart> {
  const investor = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '10000');
  await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true' WHERE id = $1", [
    investor.user._id,
  ]);
  return investor;
}

const quote = (keel: Keel, { token }: SessionStart, changes: object = {}) => {
  keel.clock.advance(3 * SECOND);
  return keel.call('createQuote', { token, body: { ...WANTED, ...changes } });
};

async function order(keel: Keel, investor: SessionStart, address: string | null): Promise<Order> {
  const type = address === null ? 'sell' : 'buy';
  const priced = await quote(keel, investor, { type });
  expect(priced.statusCode).toBe(200);
  const { quote: taken } = priced.json<{ quote: Quote }>();
  const response = await sendWithRetries(keel, 'createOrder', {
    token: investor.token,
    body: { ...WANTED, type, address, quote: taken._id },
    headers: { 'idempotency-key': randomBytes(16).toString('hex') },
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ order: Order }>().order;
}

const statusOf = async ({ context }: Keel, { _id }: Order) => {
  const [row] = await context.db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [_id]);
  return row?.status;
};

describe.each(engines)('a web server in live mode with a separate desk process, on $name', (engine) => {
  let keel: Keel;
  let timers: ManualTimers;
  let chain: FakeChain;

  /** A price source with ether at 3000 dollars. */
  const prices = async () => {
    const source = await priceSource((_request, response) => {
      const now = Math.floor(keel.clock.now().getTime() / SECOND);
      response.end(JSON.stringify({ ethereum: { usd: 3000, last_updated_at: now } }));
    });
    clean.push(() => source.close());
    return source.url;
  };
  const web = async () => {
    timers = manualTimers();
    chain = fakeChain(1);
    const callNode: CallNode = (...args) => chain.callNode(...args);
    const config: Partial<Config> = { mode: 'live', wallet: KEYLESS, marketDataUrl: await prices() };
    keel = await liveServer(startKeel(engine, config, { timers, callNode }));
    return investorOf(keel);
  };
  /** A desk on the same database, opened like its own process does. */
  const desk = async (
    key = KEY,
    deskTimers = manualTimers(),
  ): Promise<DeskProcess & { readonly replaced: string[] }> => {
    const { config, log, db } = keel.context;
    const replaced: string[] = [];
    const opened = await openDeskProcess({
      config: { ...config, wallet: { ...config.wallet, deskKey: key } },
      log,
      clock: keel.clock.now,
      // Closed with the server.
      db: { ...db, query: db.query.bind(db), tx: db.tx.bind(db), close: async () => undefined },
      timers: deskTimers,
      callNode: (...args) => chain.callNode(...args),
      onReplaced: () => void replaced.push(key),
    });
    return { ...opened, replaced };
  };
  /** The server reads the heartbeat of its desk. */
  const readHeartbeat = async () => {
    timers.pass(HEARTBEAT_MS);
    await expect.poll(() => keel.context.desk.address).toBe(DESK);
  };
  const answer = async (investor: SessionStart, changes: object = {}) => {
    const response = await quote(keel, investor, changes);
    return [response.statusCode, response.json<{ code?: string }>().code];
  };

  it('[DESK-1] quotes nothing while the desk is offline, and continues when it is back (M-19)', async () => {
    const ines = await web();
    const op = await operated(keel);
    clean.push(() => op.close());
    const first = await desk();
    await readHeartbeat();
    const gauges = openGauges(keel.context.db, keel.clock.now);
    expect(await op.done('desk', 'status')).toMatchObject({ fields: { address: DESK, away: false } });
    expect(await gauges()).toContain('keel_desk_away 0\n');
    await first.close();
    keel.clock.advance(2 * MINUTE);
    expect(await answer(ines)).toEqual([503, 'unavailable']);
    expect(await answer(ines, { type: 'sell' })).toEqual([503, 'unavailable']);
    expect(await op.done('desk', 'status')).toMatchObject({
      message: 'No desk is at work, so nothing is quoted or paid. Start it: npm run desk',
      fields: { away: true },
    });
    expect(await gauges()).toContain('keel_desk_away 1\n');
    const second = await desk();
    timers.pass(HEARTBEAT_MS);
    await expect.poll(() => keel.context.desk.isOffline()).toBe(false);
    expect(await answer(ines)).toEqual([200, undefined]);
    await second.close();
  });

  it('[DESK-1] a desk that sends heartbeats is not offline (M-19)', async () => {
    const ines = await web();
    const deskTimers = manualTimers();
    const working = await desk(KEY, deskTimers);
    keel.clock.advance(5 * MINUTE);
    deskTimers.pass(HEARTBEAT_MS);
    await working.close();
    await readHeartbeat();
    expect(await answer(ines)).toEqual([200, undefined]);
  });

  it('[DESK-1] a desk without a heartbeat for a day is considered abandoned (M-19)', async () => {
    await web();
    const working = await desk();
    await readHeartbeat();
    await working.close();
    const traded = async () => {
      const node = await keel.context.nodes.of('ethereum', 'main');
      return node && keel.context.desk.trades(node);
    };
    expect(await traded()).toEqual(['ETH', 'USDT']);
    keel.clock.advance(DAY);
    expect(await traded()).toEqual([]);
  });

  it('[DESK-1] sells to addresses whose keys only the desk has, and the desk credits the coins there (M-19)', async () => {
    const ines = await web();
    const working = await desk();
    await readHeartbeat();
    const sold = await order(keel, ines, null);
    const [row] = await keel.context.db.query<{ quote_id: string }>('SELECT quote_id FROM orders WHERE id = $1', [
      sold._id,
    ]);
    const { privateKey } = saleRoot(KEY).derive(salePath(row?.quote_id ?? ''));
    expect(sold.payTo?.address).toBe(addr.fromPrivateKey(privateKey ?? ''));
    chain.give(sold.payTo?.address ?? '', ETHER);
    chain.mine(CONFIRMATIONS);
    keel.clock.advance(MINUTE);
    // The server's own desk does nothing.
    await keel.context.desk.step();
    expect(await statusOf(keel, sold)).toBe('Pending');
    await working.desk.step();
    expect(await statusOf(keel, sold)).toBe('Completed');
    await expectCleanBooks(keel);
    await working.close();
  });

  it('[DESK-1][DESK-2] the operator pauses and resumes it through the web server (M-19)', async () => {
    const ines = await web();
    const op = await operated(keel);
    clean.push(() => op.close());
    const working = await desk();
    await readHeartbeat();
    chain.give(DESK, 10n * ETHER);
    const to = unusedAddress();
    const bought = await order(keel, ines, to);
    await op.done('desk', 'pause', '--reason', 'looking');
    const work = async () => {
      keel.clock.advance(MINUTE);
      await working.desk.step();
      chain.mine(CONFIRMATIONS);
      keel.clock.advance(MINUTE);
      await working.desk.step();
    };
    await work();
    expect([await statusOf(keel, bought), chain.received(to)]).toEqual(['Pending', 0]);
    expect(await op.done('desk', 'resume')).toMatchObject({ message: 'The desk pays again.' });
    await work();
    expect([await statusOf(keel, bought), chain.received(to)]).toEqual(['Completed', 1]);
    await working.close();
  });

  it('[DESK-1] two desks with one key pay an order once (M-19)', async () => {
    const ines = await web();
    const desks = [await desk(), await desk()];
    await readHeartbeat();
    chain.give(DESK, 10n * ETHER);
    const to = unusedAddress();
    const bought = await order(keel, ines, to);
    for (let round = 0; round < 2; round += 1) {
      keel.clock.advance(MINUTE);
      await Promise.all(desks.map((each) => each.desk.step()));
      chain.mine(CONFIRMATIONS);
    }
    expect([await statusOf(keel, bought), chain.received(to)]).toEqual(['Completed', 1]);
    await expectCleanBooks(keel);
    await Promise.all(desks.map((each) => each.close()));
  });

  it('[DESK-1] one with another key does not start beside it, but replaces one without heartbeats (M-19)', async () => {
    await web();
    const deskTimers = manualTimers();
    const first = await desk(KEY, deskTimers);
    await expect(desk(OTHER_KEY)).rejects.toThrow(StartFault);
    await expect(desk(OTHER_KEY)).rejects.toThrow('A desk with another DESK_KEY is running on this database.');
    keel.clock.advance(2 * MINUTE);
    const second = await desk(OTHER_KEY);
    deskTimers.pass(HEARTBEAT_MS);
    await expect.poll(() => first.replaced).toEqual([KEY]);
    expect(second.replaced).toEqual([]);
    await first.close();
    await second.close();
  });
});
