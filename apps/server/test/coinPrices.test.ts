import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { agreedCoinPrices } from '@keel/backend/market/agreedCoinPrices.ts';
import { coinPrices } from '@keel/backend/market/coinPrices.ts';
import { liveCoinPrices } from '@keel/backend/market/liveCoinPrices.ts';
import { openCoinPrices } from '@keel/backend/market/openCoinPrices.ts';
import { simulatedMarket } from '@keel/backend/market/simulatedMarket.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { fundedInvestor } from './support/money.ts';
import { type Answer, type PriceSource, priceSource } from './support/priceSource.ts';
import { type TestClock, testClock } from './support/testClock.ts';

interface Reading {
  readonly usd: unknown;
  readonly last_updated_at?: unknown;
}

/** A response of /simple/price. */
const respondWith =
  (prices: Readonly<Record<string, Reading>>): Answer =>
  (_request, response) =>
    void response.end(JSON.stringify(prices));
/** The clock's time, some milliseconds ago, in the format of the source. */
const secondsOf = ({ now }: TestClock, agoMs = 0) => Math.floor((now().getTime() - agoMs) / SECOND);
const nothing = (): void => undefined;

describe('prices of the desk', () => {
  let clock: TestClock;
  let source: PriceSource;
  beforeEach(async () => {
    clock = testClock();
    source = await priceSource(respondWith({}));
    return () => source.close();
  });
  const open = () => liveCoinPrices({ url: source.url, key: null, name: 'source', clock: clock.now, warn: nothing });
  /** Sets another price of ether at the source. */
  const ether = (usd: unknown, agoMs = 0) => {
    source.answer = respondWith({ ethereum: { usd, last_updated_at: secondsOf(clock, agoMs) } });
  };
  /** Advances to the next request of the source. */
  const wait = () => clock.advance(15 * SECOND);
  const dollars = async (prices: ReturnType<typeof open>) => {
    const price = await prices('ethereum');
    return price && Number(price.usd) / 1e8;
  };

  it('[DESK-1] a price is valid for 60 seconds by the time that its source reports, however recent the answer is (M-9)', async () => {
    const prices = open();
    ether(3000, 60 * SECOND);
    expect(await prices('ethereum')).toEqual({
      usd: 300_000_000_000n,
      asOf: new Date(clock.now().getTime() - MINUTE),
      source: 'live',
    });
    clock.advance(SECOND);
    expect(await prices('ethereum')).toBeUndefined();
    wait();
    ether(3000, 61 * SECOND);
    expect(await prices('ethereum')).toBeUndefined();
    wait();
    ether(3001);
    expect(await dollars(prices)).toBe(3001);
  });

  it('[DESK-1] a price with a time in the future is ignored (M-9)', async () => {
    const prices = open();
    ether(3000);
    await prices('ethereum');
    wait();
    ether(3000, -61 * SECOND);
    expect(await dollars(prices)).toBe(3000);
    // It does not affect a later price.
    clock.advance(MINUTE);
    ether(3001);
    expect(await dollars(prices)).toBe(3001);
  });

  it('[DESK-1] coins are requested by id, once for concurrent callers, and not again for 15 seconds (M-9)', async () => {
    const prices = open();
    ether(3000);
    await Promise.all([prices('ethereum'), prices('bitcoin'), prices('ethereum')]);
    clock.advance(14 * SECOND);
    await prices('ethereum');
    expect(source.requests.map(({ url }) => url)).toEqual([
      '/api/v3/simple/price?ids=ethereum,binancecoin,bitcoin,solana,tether&vs_currencies=usd&include_last_updated_at=true&precision=8',
    ]);
    clock.advance(SECOND);
    await prices('ethereum');
    expect(source.requests).toHaveLength(2);
  });

  it('[DESK-1] a price that jumps by more than 5 % is used once the next reading agrees with it (M-9)', async () => {
    const prices = open();
    ether(3000);
    expect(await dollars(prices)).toBe(3000);
    wait();
    ether(3150);
    expect(await dollars(prices)).toBe(3150);
    wait();
    ether(3308);
    expect(await dollars(prices)).toBeUndefined();
    // The same reading again confirms nothing.
    wait();
    expect(await dollars(prices)).toBeUndefined();
    wait();
    ether(3300);
    expect(await dollars(prices)).toBe(3300);
  });

  it('[DESK-1] a single wrong reading is discarded, and a second jump to another price confirms nothing (M-9)', async () => {
    const prices = open();
    ether(3000);
    await prices('ethereum');
    wait();
    ether(30);
    expect(await dollars(prices)).toBeUndefined();
    wait();
    ether(300);
    expect(await dollars(prices)).toBeUndefined();
    wait();
    ether(2990);
    expect(await dollars(prices)).toBe(2990);
  });

  it.each<[string, Answer]>([
    ['no price', respondWith({ ethereum: { usd: null, last_updated_at: 1_795_000_000 } })],
    ['no time', respondWith({ ethereum: { usd: 3000 } })],
    ['a time in milliseconds', respondWith({ ethereum: { usd: 3000, last_updated_at: 1_795_000_000_000 } })],
    ['a time beyond the calendar', respondWith({ ethereum: { usd: 3000, last_updated_at: 1_795_000_000_000_000 } })],
    ['a time before all', respondWith({ ethereum: { usd: 3000, last_updated_at: -1 } })],
    ['a price below zero', respondWith({ ethereum: { usd: -1, last_updated_at: 1_795_000_000 } })],
    ['a price beyond reason', respondWith({ ethereum: { usd: 1e300, last_updated_at: 1_795_000_000 } })],
    ['a list', (_request, response) => void response.end('[]')],
    ['no JSON', (_request, response) => void response.end('<html>')],
    ['a status', (_request, response) => void response.writeHead(429).end()],
    [
      'a way elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a cut line', (request) => void request.socket.destroy()],
  ])(
    '[DESK-1] if a source returns %s there is no price, and the desk asks again later (M-9)',
    async (_what, answer) => {
      const prices = open();
      source.answer = answer;
      expect(await prices('ethereum')).toBeUndefined();
      wait();
      ether(3000);
      expect(await dollars(prices)).toBe(3000);
    },
  );

  it.each([
    ['seconds', () => ({ 'retry-after': '120' })],
    [
      'a time',
      () => ({
        date: new Date('2026-11-20T12:00:00Z').toUTCString(),
        'retry-after': new Date('2026-11-20T12:02:00Z').toUTCString(),
      }),
    ],
  ])('[DESK-1] a source that sends Retry-After as %s gets no request for that long (M-9)', async (_what, headers) => {
    const prices = open();
    source.answer = (_request, response) => void response.writeHead(429, headers()).end();
    expect(await prices('ethereum')).toBeUndefined();
    ether(3000);
    clock.advance(2 * MINUTE - SECOND);
    expect([await dollars(prices), source.requests.length]).toEqual([undefined, 1]);
    clock.advance(SECOND);
    ether(3000);
    expect([await dollars(prices), source.requests.length]).toEqual([3000, 2]);
  });

  it('[DESK-1] whatever Retry-After says, the source is asked again after 15 minutes (M-9)', async () => {
    const prices = open();
    source.answer = (_request, response) => void response.writeHead(503, { 'retry-after': '86400' }).end();
    expect(await prices('ethereum')).toBeUndefined();
    clock.advance(15 * MINUTE);
    ether(3000);
    expect(await dollars(prices)).toBe(3000);
  });

  it('[DESK-1] if two sources differ by more than the band there is no price, which is logged once (M-9)', async () => {
    const other = await priceSource(respondWith({}));
    const logged: object[] = [];
    const warn = (facts: object, message: string) => void logged.push({ ...facts, message });
    const check = liveCoinPrices({ url: other.url, key: null, name: 'check', clock: clock.now, warn: nothing });
    const prices = agreedCoinPrices({ source: open(), check, bandBps: 100, warn });
    const setPrices = (first: number, second: unknown) => {
      wait();
      ether(first);
      other.answer = respondWith({ ethereum: { usd: second, last_updated_at: secondsOf(clock) } });
      return dollars(prices);
    };
    expect(await setPrices(3000, 3030)).toBe(3000);
    expect(await setPrices(3000, 3031)).toBeUndefined();
    expect(await setPrices(3001, 3040)).toBeUndefined();
    expect(logged).toEqual([
      {
        coin: 'ethereum',
        source: 3000,
        check: 3031,
        message: 'the two sources do not agree on a price, and the desk does not trade at it',
      },
    ]);
    expect(await setPrices(3020, 2991)).toBe(3020);
    expect(await setPrices(3050, 3000)).toBeUndefined();
    expect(logged).toHaveLength(3);
    expect(await setPrices(3000, 3000)).toBe(3000);
    // The last reading of the second source is too old to agree with.
    for (let quarter = 0; quarter < 5; quarter += 1)
      expect(await setPrices(3000, null)).toBe(quarter < 4 ? 3000 : undefined);
    await other.close();
  });

  it('[DESK-1] live mode only uses prices of a source; a demo also uses its market data (M-9)', async () => {
    const market = simulatedMarket(clock.now);
    expect(await coinPrices({ mode: 'live' }, market)('ethereum')).toBeUndefined();
    expect(await coinPrices({ mode: 'demo' }, market)('ethereum')).toMatchObject({ source: 'simulated' });
  });
});

describe.each(engines)('quotes at prices of a source on $name', (engine) => {
  let keel: Keel;
  let source: PriceSource;
  let ines: SessionStart;
  beforeAll(async () => {
    source = await priceSource(respondWith({}));
    keel = await startKeel(engine, { marketDataUrl: source.url });
    ines = await fundedInvestor(keel, 'ines@example.org', '100000');
    await keel.context.db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
    Object.assign(keel.context.config, { mode: 'live' });
    // Live mode only trades on main networks.
    Object.assign(keel.context.desk, { trades: () => ['ETH'] });
  });
  afterAll(async () => {
    await keel.close();
    await source.close();
  });
  it('[DESK-1] with a second source, nothing is quoted at a price that it does not confirm (M-9)', async () => {
    const other = await priceSource(respondWith({}));
    const { config, clock, log, market } = keel.context;
    const checked = { ...config, marketCheck: { url: other.url, key: null, bandBps: 100 } };
    const original = keel.context.coinPrices;
    Object.assign(keel.context, { coinPrices: openCoinPrices({ config: checked, clock, log, market }) });
    const at = secondsOf(keel.clock);
    source.answer = respondWith({ ethereum: { usd: 3000, last_updated_at: at } });
    other.answer = respondWith({ ethereum: { usd: 2000, last_updated_at: at } });
    keel.takeLogs();
    expect((await quote()).statusCode).toBe(503);
    expect((await quote()).statusCode).toBe(503);
    expect(keel.takeLogs().match(/do not agree on a price/g)).toHaveLength(1);
    keel.clock.advance(15 * SECOND);
    other.answer = respondWith({ ethereum: { usd: 3010, last_updated_at: secondsOf(keel.clock) } });
    source.answer = respondWith({ ethereum: { usd: 3000, last_updated_at: secondsOf(keel.clock) } });
    keel.clock.advance(45 * SECOND);
    // The price jumps from 2000, and is used after it is confirmed.
    expect((await quote()).statusCode).toBe(503);
    keel.clock.advance(15 * SECOND);
    other.answer = respondWith({ ethereum: { usd: 3010, last_updated_at: secondsOf(keel.clock) } });
    source.answer = respondWith({ ethereum: { usd: 3000, last_updated_at: secondsOf(keel.clock) } });
    expect((await quote()).json().quote).toMatchObject({ marketRate: '3000', source: 'live' });
    Object.assign(keel.context, { coinPrices: original });
    await other.close();
  });

  const quote = () =>
    keel.call('createQuote', {
      token: ines.token,
      body: { type: 'buy', asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'test' },
    });

  it('[DESK-1][WALLET-7] another coin with the same symbol sets no price, and without a current price there is no quote (M-9)', async () => {
    const at = secondsOf(keel.clock);
    source.answer = respondWith({ ethereum: { usd: null, last_updated_at: at }, eth: { usd: 1, last_updated_at: at } });
    expect((await quote()).statusCode).toBe(503);
    keel.clock.advance(MINUTE);
    source.answer = respondWith({ ethereum: { usd: 3000, last_updated_at: secondsOf(keel.clock, 20 * SECOND) } });
    const made = await quote();
    expect(made.json().quote).toMatchObject({
      marketRate: '3000',
      source: 'live',
      asOf: new Date(secondsOf(keel.clock, 20 * SECOND) * SECOND).toISOString(),
    });
    // The source is unavailable for an hour: its last price has expired.
    source.answer = (request) => void request.socket.destroy();
    keel.clock.advance(HOUR);
    expect((await quote()).statusCode).toBe(503);
  });
});
