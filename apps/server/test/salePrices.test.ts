import { randomBytes } from 'node:crypto';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { HOUR, MINUTE } from '@keel/backend/clock.ts';
import { openDesk } from '@keel/backend/desk/desk.ts';
import { SALE_BAND_SETTING } from '@keel/backend/desk/saleBand.ts';
import { priceUnits } from '@keel/backend/market/priceUnits.ts';
import type { Order, Quote, SessionStart } from '@keel/contract';
import { addr } from 'micro-eth-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type FakeChain, fakeChain } from './support/fakeChain.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, expectCleanBooks, fundedInvestor } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { testWallet } from './support/testWallet.ts';

const DESK = addr.fromPrivateKey('11'.repeat(32));
const ETHER = 10n ** 18n;
/** The proceeds of one ether at 3000 dollars, with a spread of 1 % and a fee of 0.5 %. */
const QUOTED = '2955.15';

describe.each(engines)('the price of a sale on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  let chain: FakeChain;
  let ines: SessionStart;
  /** US dollars for one; undefined while there is no current price. */
  let market: string | undefined;
  beforeAll(async () => {
    keel = await startKeel(
      engine,
      { wallet: testWallet() },
      { timers: manualTimers(), callNode: (...args) => chain.callNode(...args) },
    );
    await keel.context.desk.stop();
    op = await operated(keel);
    Object.assign(keel.context, {
      coinPrices: async () =>
        market && { usd: priceUnits(`${market}.0`), asOf: keel.clock.now(), source: 'live' as const },
    });
  });
  beforeEach(async () => {
    chain = fakeChain();
    chain.give(DESK, 1000n * ETHER);
    market = '3000';
    ines = await fundedInvestor(keel, `ines-${randomBytes(6).toString('hex')}@example.org`, '100');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
    await keel.context.db.query('DELETE FROM settings WHERE key = $1', [SALE_BAND_SETTING]);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const quote = async () => {
    const body = { type: 'sell', asset: 'ETH', quantity: '1', chain: 'ethereum', network: 'test' };
    const response = await keel.call('createQuote', { token: ines.token, body });
    expect(response.statusCode).toBe(200);
    return response.json<{ quote: Quote }>().quote;
  };
  const sell = async () => {
    const { _id, type, asset, quantity, chain: on, network } = await quote();
    const response = await keel.call('createOrder', {
      token: ines.token,
      body: { type, asset, quantity, chain: on, network, address: null, quote: _id },
      headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ order: Order }>().order;
  };
  const read = async ({ _id }: Order) =>
    (await keel.call('getOrder', { token: ines.token, id: _id })).json<{ order: Order }>().order;
  /** Advances by a minute and runs a newly started desk. */
  const work = async () => {
    keel.clock.advance(MINUTE);
    const { config, db, log, sealer, coinPrices } = keel.context;
    const clock = keel.clock.now;
    const nodes = openNodes({ config: config.wallet, clock, callNode: chain.callNode });
    const desk = await openDesk({ config, db, clock, sealer, log, timers: manualTimers(), nodes, coinPrices });
    await desk.step();
    await desk.stop();
  };
  /** Pays a sale, and changes the price before its coins are confirmed. */
  const arrive = async (order: Order, dollars: string | undefined) => {
    chain.give(String(order.payTo?.address), ETHER);
    await work();
    market = dollars;
    chain.mine(3);
    await work();
  };
  const listed = async (order: Order) => {
    const { rows } = await op.done('orders', 'list');
    return rows?.find(({ id }) => id === order._id);
  };
  const setBand = (percent: string) => op.done('settings', 'set', SALE_BAND_SETTING, percent);

  it('[WALLET-7][DESK-1] a quote contains its maximum price change: 2 percent, or what the operator sets (M-9)', async () => {
    expect(await quote()).toMatchObject({ amount: QUOTED, bandPercent: '2' });
    await setBand('0.75');
    expect(await quote()).toMatchObject({ bandPercent: '0.75' });
    const body = { type: 'buy', asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'test' };
    expect((await keel.call('createQuote', { token: ines.token, body })).json().quote.bandPercent).toBeNull();
    for (const wrong of ['20.01', '2.005', 'two'])
      expect(await op.refused('settings', 'set', SALE_BAND_SETTING, wrong)).toContain('a percentage from 0 to 20');
  });

  it.each([
    ['2941', '2897.03'],
    ['3059', '3013.26'],
  ])(
    '[DESK-1] a sale is credited at the price when its coins are confirmed: at %s dollars %s, whatever was quoted (M-9)',
    async (dollars, brings) => {
      const sold = await sell();
      expect([sold.amount, sold.waitsFor]).toEqual([QUOTED, 'coins']);
      await arrive(sold, dollars);
      expect(await read(sold)).toMatchObject({ state: 'settled', amount: brings, waitsFor: null });
      expect(await available(keel, ines)).toBe((100 + Number(brings)).toFixed(2));
      const [act] = await keel.context.db.query<{ detail: string }>(
        "SELECT detail FROM audit_log WHERE object = $1 AND action = 'order.completed'",
        [sold._id],
      );
      expect(act?.detail).toBe(`quoted ${QUOTED}, credited ${brings}`);
      await expectCleanBooks(keel);
    },
  );

  it.each(['2939', '3062'])(
    '[DESK-1][OPS-1] outside the band, at %s dollars, a sale waits permanently for a person, who credits the current price (M-9)',
    async (dollars) => {
      const sold = await sell();
      await arrive(sold, dollars);
      expect(await read(sold)).toMatchObject({ state: 'pending', amount: QUOTED, waitsFor: 'operator' });
      expect((await listed(sold))?.held).toMatch(
        /^The price has moved: quoted 2955\.15, worth \d+\.\d\d when confirmed \([+-]2\.0\d %, band 2 %\)\. Credit it/,
      );
      // Neither time nor a price within the band again decides it.
      market = '3000';
      keel.clock.advance(HOUR);
      await work();
      expect(await available(keel, ines)).toBe('100.00');
      market = '2000';
      const done = await op.done('orders', 'complete', sold._id);
      expect(done.message).toBe(`Order ${sold._id} is completed with 1970.10.`);
      expect(await available(keel, ines)).toBe('2070.10');
      expect((await op.done('orders', 'complete', sold._id)).changed).toBe(false);
      expect(await available(keel, ines)).toBe('2070.10');
      await expectCleanBooks(keel);
    },
  );

  it('[DESK-1][OPS-1] a person who returns the coins rejects the sale, and nothing is credited (M-9)', async () => {
    const sold = await sell();
    await arrive(sold, '1000');
    await op.done('orders', 'reject', sold._id, '--reason', 'The price moved. Your coins are on their way back.');
    await work();
    expect(await read(sold)).toMatchObject({ state: 'failed', waitsFor: null });
    expect(await available(keel, ines)).toBe('100.00');
    await expectCleanBooks(keel);
  });

  it('[DESK-1] without a current price a sale waits without limit, and says so; then it is credited (M-9)', async () => {
    const sold = await sell();
    chain.give(String(sold.payTo?.address), ETHER);
    await work();
    expect((await read(sold)).waitsFor).toBe('confirmations');
    market = undefined;
    chain.mine(3);
    await work();
    keel.clock.advance(HOUR);
    await work();
    expect(await read(sold)).toMatchObject({ state: 'pending', waitsFor: 'price' });
    expect((await listed(sold))?.held).toBe(
      'There is no current price for this sale. It will be credited as soon as there is one.',
    );
    expect(await op.refused('orders', 'complete', sold._id)).toContain('There is no current price of ETH');
    market = '3000';
    await work();
    expect(await read(sold)).toMatchObject({ state: 'settled', amount: QUOTED });
    expect(await listed(sold)).toBeUndefined();
    await expectCleanBooks(keel);
  });

  it('[DESK-1] fee, spread and band are those of the quote, whatever is set meanwhile (M-9)', async () => {
    const sold = await sell();
    await setBand('0');
    Object.assign(keel.context.config, { wallet: testWallet({ feeBps: 1000, spreadBps: 1000 }) });
    await arrive(sold, '2990');
    Object.assign(keel.context.config, { wallet: testWallet() });
    expect(await read(sold)).toMatchObject({ state: 'settled', amount: '2945.29', fee: '14.81' });
  });
});
