import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { newId } from '@keel/backend/ids.ts';
import { simulate } from '@keel/backend/market/simulate.ts';
import { simulatedMarket } from '@keel/backend/market/simulatedMarket.ts';
import { SNAPSHOT } from '@keel/backend/market/snapshot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { type Answer, type PriceSource, priceSource } from './support/priceSource.ts';
import { testClock } from './support/testClock.ts';

const NOW = new Date('2026-11-20T12:34:56Z');
const top = (per_page: number) => ({ vs_currency: 'usd', per_page: String(per_page), sparkline: 'true' });

describe('simulated market', () => {
  it('[MARKET-2] is the same for everybody at the same time, and changes every few seconds (P-29)', async () => {
    const clock = testClock(NOW);
    const [one, other] = [simulatedMarket(clock.now), simulatedMarket(clock.now)];
    const before = await one();
    expect(await other()).toEqual(before);
    clock.advance(5 * SECOND);
    const after = await one();
    const moved = after.rows.filter(({ current_price }, at) => current_price !== before.rows[at]?.current_price);
    expect(moved.length).toBeGreaterThan(80);
    expect(after.asOf.getTime() - before.asOf.getTime()).toBe(5 * SECOND);
    for (const [at, { current_price }] of after.rows.entries())
      expect(Math.abs(current_price! / before.rows[at]!.current_price! - 1)).toBeLessThan(0.002);
  });

  it('[CHART-1][TICK-1] has 100 coins whose line, price and change are consistent', () => {
    const rows = simulate(SNAPSHOT, NOW);
    expect(rows).toHaveLength(100);
    for (const row of rows) {
      const prices = row.sparkline_in_7d?.price ?? [];
      expect(prices).toHaveLength(168);
      expect(prices.every((price) => price > 0)).toBe(true);
      expect(prices.at(-1)).toBe(row.current_price);
      expect((row.current_price! / prices.at(-25)! - 1) * 100).toBeCloseTo(row.price_change_percentage_24h!, 3);
      expect(row.simulated).toBe(true);
    }
  });

  it('[MARKET-2] stays near its start, and a dollar stays a dollar', () => {
    for (let week = 0; week < 52; week += 1) {
      const rows = simulate(SNAPSHOT, new Date(NOW.getTime() + week * 7 * DAY));
      const price = (id: string) => rows.find((row) => row.id === id)?.current_price ?? 0;
      expect(price('bitcoin')).toBeGreaterThan(70_000);
      expect(price('bitcoin')).toBeLessThan(125_000);
      expect(Math.abs(price('tether') - 1)).toBeLessThan(0.005);
    }
  });
});

describe.each(engines)('market calls on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  it.each([20, 50, 100])('[MARKET-1] the first %i by market cap, marked as simulated', async (count) => {
    const response = await keel.call('listMarkets', { query: top(count) });
    const rows = response.json<{ id: string; market_cap_rank: number; simulated: boolean }[]>();
    expect(rows.map(({ market_cap_rank }) => market_cap_rank)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
    expect(rows[0]?.id).toBe('bitcoin');
    expect(rows.every(({ simulated }) => simulated)).toBe(true);
    expect(response.headers).toMatchObject({
      'x-market-source': 'simulated',
      'x-market-as-of': '2026-11-20T12:00:00.000Z',
    });
  });

  it('[MARKET-1] pages, filters, sorts, and omits the line unless requested', async () => {
    const page = await keel.call('listMarkets', { query: { vs_currency: 'usd', per_page: '30', page: '4' } });
    const picked = await keel.call('listMarkets', {
      query: { vs_currency: 'usd', ids: 'solana,bitcoin', order: 'id_desc' },
    });
    expect(page.json()).toHaveLength(10);
    expect(page.json()[0]).not.toHaveProperty('sparkline_in_7d');
    expect(picked.json().map(({ id }: { id: string }) => id)).toEqual(['solana', 'bitcoin']);
  });

  it('[MARKET-1][DASH-1] the price of bitcoin in dollars is that of the list; unknown coins are omitted', async () => {
    const list = await keel.call('listMarkets', { query: { vs_currency: 'usd', ids: 'bitcoin' } });
    const price = await keel.call('getSimplePrice', { query: { ids: 'bitcoin,nothing', vs_currencies: 'usd,eur' } });
    expect(price.json()).toEqual({ bitcoin: { usd: list.json()[0].current_price } });
  });

  it('[CHART-1][MARKET-2] simulates the prices of a year, whose last week is that of the list', async () => {
    const [row] = (await keel.call('listMarkets', { query: { ...top(1), ids: 'bitcoin' } })).json();
    const { source, asOf, prices } = await history(keel, 'year');
    expect([source, asOf, prices.length]).toEqual(['simulated', '2026-11-20T12:00:00.000Z', 366]);
    expect(prices[0]?.date).toBe('2025-11-20T12:00:00.000Z');
    expect(prices.at(-1)).toEqual({ date: '2026-11-20T12:00:00.000Z', price: row.current_price });
    const week = row.sparkline_in_7d.price.toReversed();
    const byDay = week.filter((_: number, hour: number) => hour % 24 === 0);
    const lastDays = prices.slice(-7).map(({ price }) => price);
    expect(lastDays.toReversed()).toEqual(byDay);
  });

  it.each([
    ['day', 289, '2026-11-20T11:55:00.000Z'],
    ['month', 361, '2026-11-20T10:00:00.000Z'],
    ['quarter', 361, '2026-11-20T06:00:00.000Z'],
  ])('[CHART-1] the prices of a %s are %i points', async (range, count, beforeLast) => {
    const { prices } = await history(keel, range);
    expect([prices.length, prices.at(-2)?.date]).toEqual([count, beforeLast]);
  });

  it('[CHART-1] 404 for a coin that is not in the list', async () => {
    const query = { coin: 'nothing', range: 'year' };
    expect((await keel.call('getPriceHistory', { query })).statusCode).toBe(404);
  });

  it('[CUR-2][MARKET-2] the exchange rates of the demo are simulated, and dated the start of the day', async () => {
    const answer = await rates(keel);
    expect(answer).toMatchObject({ source: 'simulated', base: 'USD', rates: { EUR: 0.86, NOK: 10.1 } });
    expect(answer.rates).not.toHaveProperty('USD');
    expect(answer.asOf).toMatch(/T00:00:00.000Z$/);
  });

  it.each([
    { vs_currency: 'eur' },
    { vs_currency: 'usd', per_page: '251' },
    { vs_currency: 'usd', per_page: '-1' },
    { vs_currency: 'usd', page: 'x' },
    { vs_currency: 'usd', ids: '../etc' },
    {},
  ])('[MARKET-1] 422 for %j', async (query) => {
    expect((await keel.call('listMarkets', { query })).statusCode).toBe(422);
  });

  it('[MARKET-1] 304 for a client with the current version', async () => {
    const first = await keel.call('listMarkets', { query: top(20) });
    const again = await keel.call('listMarkets', {
      query: top(20),
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['among others', (etag: string) => `"older", ${etag}`, 304],
    ['as a proxy that compresses calls it', (etag: string) => `W/${etag}`, 304],
    ['whatever it is', () => '*', 304],
    ['in another version', (etag: string) => `"x${etag.slice(1)}`, 200],
    ['without its quotes', (etag: string) => etag.slice(1, -1), 200],
  ])("[MARKET-1] recognises the client's version: %s", async (_how, ifNoneMatch, status) => {
    const { headers } = await keel.call('listMarkets', { query: top(20) });
    const has = { 'if-none-match': ifNoneMatch(String(headers['etag'])) };
    expect((await keel.call('listMarkets', { query: top(20), headers: has })).statusCode).toBe(status);
  });
});

const COINS = ['bitcoin', 'ethereum', 'solana'];
const RANGES = ['day', 'month', 'quarter', 'year'];

/** Coins of one price; `written` replaces its price with text that is not a JSON number. */
function rowsOf(price: number, written = String(price), ids = ['bitcoin']): Answer {
  const rows = ids.map((id) => ({
    id,
    symbol: 'btc',
    name: 'Bitcoin',
    image: 'https://elsewhere.example/coin.png',
    current_price: price,
    market_cap: 1e12,
    market_cap_rank: 1,
    price_change_percentage_24h: 1,
    last_updated: '2026-11-20T11:59:00Z',
    sparkline_in_7d: { price: [1, 2] },
    surprise: '<script>',
  }));
  const text = JSON.stringify(rows).replace(`"current_price":${price},`, `"current_price":${written},`);
  return (_request, response) => void response.setHeader('content-type', 'application/json').end(text);
}

const failing =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end('no');

const ask = async (keel: Keel) => {
  const response = await keel.call('listMarkets', { query: top(50) });
  return { source: response.headers['x-market-source'], row: response.json()[0] };
};
/** Waits for the refresh that continues after an answer. */
const settled = async (source: { requests: unknown[] }, times: number) => {
  await expect.poll(() => source.requests.length).toBe(times);
};
const json =
  (text: string): Answer =>
  (_request, response) =>
    void response.end(text);

/** Answers with rates as CoinGecko writes them: what one bitcoin is worth. */
const bitcoinIn = (rates: Readonly<Record<string, { type: string; value: unknown }>>) =>
  json(JSON.stringify({ rates }));
const fiat = (value: unknown) => ({ type: 'fiat', value });

/** Answers with the list, and with prices over time as CoinGecko writes them. */
const listAnd = (prices: unknown, price = 64_000, coins = ['bitcoin']): Answer => {
  const [list, chart] = [rowsOf(price, String(price), coins), json(JSON.stringify({ prices, market_caps: [] }))];
  return (request, response) => (request.url?.includes('market_chart') ? chart : list)(request, response);
};
/** So many prices, one an hour, the last one at the start of the test. */
const hourly = (count: number) =>
  Array.from({ length: count }, (_, at) => [Date.UTC(2026, 10, 20, 11) - (count - 1 - at) * HOUR, at]);

const history = async (keel: Keel, range: string, coin = 'bitcoin') => {
  const response = await keel.call('getPriceHistory', { query: { coin, range } });
  const { 'x-market-source': source, 'x-market-as-of': asOf } = response.headers;
  return { source, asOf, prices: response.json<{ prices: { date: string; price: number }[] }>().prices };
};

const rates = async (keel: Keel) => {
  const response = await keel.call('getExchangeRates', {});
  const { 'x-market-source': source, 'x-market-as-of': asOf } = response.headers;
  return { source, asOf, ...response.json() };
};

describe.each(engines)('market data of a source on $name', (engine) => {
  // Nothing here is stored in the database, so the servers can share it.
  let db: Db;
  beforeAll(async () => {
    db = await engine.migrated();
  });
  afterAll(() => db.close());

  const withSource = async (
    prove: (keel: Keel, source: PriceSource) => Promise<void>,
    settings: { readonly mode?: 'live' } = {},
  ) => {
    const source = await priceSource(rowsOf(64_000));
    const config = { ...settings, marketDataUrl: source.url, marketDataKey: 'a-key' };
    const keel = await startKeel(engine, config, { db: { ...db, close: async () => undefined } });
    try {
      await prove(keel, source);
    } finally {
      await keel.close();
      await source.close();
    }
  };

  it('[OPS-3][MARKET-2] passes on only what matches the contract, and requests it once for many', async () => {
    await withSource(async (keel, source) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(keel)));
      expect(source.requests).toHaveLength(1);
      expect(source.requests[0]?.headers['x-cg-demo-api-key']).toBe('a-key');
      expect(answers[7]).toEqual({
        source: 'live',
        row: expect.objectContaining({ current_price: 64_000, simulated: false, image: null }),
      });
      expect(answers[7]?.row).not.toHaveProperty('surprise');
    });
  });

  it('[TICK-3] serves cached data while it is refreshed, and says how old it is', async () => {
    await withSource(async (keel, source) => {
      await ask(keel);
      source.answer = rowsOf(65_000);
      keel.clock.advance(5 * MINUTE);
      expect(await ask(keel)).toMatchObject({ source: 'cache', row: { current_price: 64_000 } });
      await settled(source, 2);
      await expect.poll(async () => (await ask(keel)).row.current_price).toBe(65_000);
      source.answer = failing(500);
      keel.clock.advance(HOUR);
      expect(await ask(keel)).toMatchObject({ source: 'stale', row: { current_price: 65_000 } });
      keel.clock.advance(DAY);
      expect((await ask(keel)).source).toBe('simulated');
    });
  });

  it('[TICK-3] sends a failing source no request for as long as it asks', async () => {
    await withSource(async (keel, source) => {
      source.answer = failing(429, { 'retry-after': '120' });
      expect((await ask(keel)).source).toBe('simulated');
      keel.clock.advance(119 * SECOND);
      await ask(keel);
      expect(source.requests).toHaveLength(1);
      source.answer = rowsOf(64_000);
      keel.clock.advance(SECOND);
      expect((await ask(keel)).source).toBe('live');
    });
  });

  it.each<[string, Answer]>([
    ['a page', json('<html>')],
    ['what is no number', rowsOf(64_000, 'NaN')],
    ['a number without end', rowsOf(64_000, '1e999')],
    ['no end', (_request, response) => void response.writeHead(200).write('[')],
    ['nothing', json('')],
    ['an empty list', json('[]')],
    ['wrong types', json('[{"id":1,"current_price":"free"}]')],
    ['an object', json('{"status":{"error_code":429}}')],
    ['3 MiB', json(`["${'x'.repeat(3 * 1024 * 1024)}"]`)],
    ['a way elsewhere', failing(302, { location: 'http://127.0.0.1:1/' })],
    ['a cut line', (request) => void request.socket.destroy()],
  ])('[MARKET-2] simulates prices if the source returns %s', async (_what, answer) => {
    await withSource(async (keel, source) => {
      source.answer = answer;
      expect((await ask(keel)).source).toBe('simulated');
      expect(keel.logs()).not.toContain('a-key');
    });
  });

  it('[CHART-1] thins a history to what a chart can show, ends it at the present price, and requests it once', async () => {
    await withSource(async (keel, source) => {
      source.answer = listAnd(hourly(2161));
      const answers = await Promise.all(Array.from({ length: 4 }, () => history(keel, 'quarter')));
      const { source: label, prices } = answers[3]!;
      expect([label, prices.length]).toEqual(['live', 363]);
      expect(prices.slice(-2)).toEqual([
        { date: '2026-11-20T11:00:00.000Z', price: 2160 },
        { date: '2026-11-20T12:00:00.000Z', price: 64_000 },
      ]);
      expect(source.requests.map(({ url }) => url?.replace(/^.*v3/, ''))).toEqual([
        expect.stringContaining('/coins/markets?'),
        '/coins/bitcoin/market_chart?vs_currency=usd&days=90',
      ]);
      keel.clock.advance(6 * HOUR);
      expect((await history(keel, 'quarter')).source).toBe('cache');
    });
  });

  it('[CHART-1] a thinned history has the highest and the lowest of all prices at their times, in order', async () => {
    await withSource(async (keel, source) => {
      const extremes = new Map([
        [778, 6000],
        [1003, 4000],
        [1004, 7000],
      ]);
      const all = hourly(2161).map(([time], at) => [time, extremes.get(at) ?? 5000] as const);
      source.answer = listAnd(all);
      const { prices } = await history(keel, 'quarter');
      const times = prices.map(({ date }) => date);
      expect(times).toEqual([...new Set(times)].toSorted());
      const exceptional = prices.slice(0, -1).filter(({ price }) => price !== 5000);
      expect(exceptional).toEqual(
        [...extremes].map(([at, price]) => ({ date: new Date(all[at]![0]!).toISOString(), price })),
      );
      expect(prices[0]?.date).toBe(new Date(all[0]![0]!).toISOString());
    });
  });

  it.each<[string, unknown]>([
    ['none', []],
    ['no list', null],
    ['no pairs', [1, 'x', [], [1], ['now', 1], [1e99, 1], [1, -1], [1, null]]],
  ])('[CHART-1][MARKET-2] has no points if the source has %s, and simulates none', async (_what, prices) => {
    await withSource(async (keel, source) => {
      source.answer = listAnd(prices);
      expect(await history(keel, 'year')).toMatchObject({ source: 'stale', prices: [] });
    });
  });

  it('[TICK-3] requests no history while the source asks for a pause', async () => {
    await withSource(async (keel, source) => {
      await ask(keel);
      source.answer = failing(429, { 'retry-after': '45' });
      await history(keel, 'year');
      await history(keel, 'month');
      expect(source.requests).toHaveLength(2);
      source.answer = listAnd(hourly(2));
      keel.clock.advance(45 * SECOND);
      expect((await history(keel, 'month')).source).toBe('live');
    });
  });

  it('[TICK-3] requests at most ten histories a minute, since other prices need the rest of the limit', async () => {
    await withSource(async (keel, source) => {
      source.answer = listAnd(hourly(2), 64_000, COINS);
      const shown = async () => {
        const all = COINS.flatMap((coin) => RANGES.map((range) => history(keel, range, coin)));
        return (await Promise.all(all)).filter(({ prices }) => prices.length > 0).length;
      };
      expect(await shown()).toBe(10);
      keel.clock.advance(MINUTE);
      expect(await shown()).toBe(12);
    });
  });

  it('[CUR-2][MARKET-2] has the exchange rates of currencies only, and fetches them once an hour', async () => {
    await withSource(async (keel, source) => {
      source.answer = bitcoinIn({
        usd: fiat(80_000),
        eur: fiat(68_888),
        jpy: fiat(12_160_000),
        eth: { type: 'crypto', value: 25 },
        xau: { type: 'commodity', value: 20 },
        nok: fiat('808000'),
        gbp: fiat(0),
        sek: fiat(null),
      });
      expect(await rates(keel)).toMatchObject({ source: 'live', base: 'USD', rates: { EUR: 0.8611, JPY: 152 } });
      keel.clock.advance(59 * MINUTE);
      await rates(keel);
      expect(source.requests).toHaveLength(1);
      source.answer = bitcoinIn({ usd: fiat(80_000), eur: fiat(72_000) });
      keel.clock.advance(MINUTE);
      expect(await rates(keel)).toMatchObject({ source: 'cache', rates: { EUR: 0.8611 } });
      await expect.poll(async () => (await rates(keel)).rates).toEqual({ EUR: 0.9 });
    });
  });

  it.each<[string, Answer]>([
    ['no dollar', bitcoinIn({ eur: fiat(68_888) })],
    ['no rates', json('{}')],
    ['a list', json('[]')],
    ['a page', json('<html>')],
    ['a failure', failing(500)],
  ])('[CUR-2][MARKET-2] simulates exchange rates in the demo if the source returns %s', async (_what, answer) => {
    await withSource(async (keel, source) => {
      source.answer = answer;
      expect((await rates(keel)).source).toBe('simulated');
    });
  });

  it('[CUR-2][MARKET-2] live mode keeps the rates of a failing source for a day, labelled stale, and then has none', async () => {
    await withSource(
      async (keel, source) => {
        await prepareLive(keel);
        source.answer = bitcoinIn({ usd: fiat(80_000), eur: fiat(72_000) });
        const { asOf } = await rates(keel);
        source.answer = failing(500);
        keel.clock.advance(HOUR);
        expect(await rates(keel)).toMatchObject({ source: 'cache', asOf, rates: { EUR: 0.9 } });
        keel.clock.advance(HOUR);
        expect(await rates(keel)).toMatchObject({ source: 'stale', asOf, rates: { EUR: 0.9 } });
        keel.clock.advance(DAY);
        expect(await rates(keel)).toMatchObject({ source: 'stale', rates: {} });
        source.answer = bitcoinIn({ usd: fiat(80_000), eur: fiat(64_000) });
        keel.clock.advance(HOUR);
        expect(await rates(keel)).toMatchObject({ source: 'live', rates: { EUR: 0.8 } });
      },
      { mode: 'live' },
    );
  });

  it('[CUR-2][MARKET-2] live mode has no exchange rates without a source', async () => {
    const keel = await startKeel(engine, { mode: 'live' });
    try {
      await prepareLive(keel);
      expect((await rates(keel)).rates).toEqual({});
    } finally {
      await keel.close();
    }
  });
});

/** The settings that a live server needs before it answers. */
async function prepareLive(keel: Keel): Promise<void> {
  await keel.context.db.query(
    `INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1q-operator') ON CONFLICT DO NOTHING`,
  );
  await keel.context.db.query(
    `INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, 'Starter', 200000, 'USD')
     ON CONFLICT DO NOTHING`,
    [newId(keel.context.clock)],
  );
}
