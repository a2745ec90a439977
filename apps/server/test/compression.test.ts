import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, startKeel } from './support/keel.ts';

const PRICES = '/api/market/coins/markets?vs_currency=usd&per_page=100&sparkline=true';
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe.each(engines)('compression on $name', (engine) => {
  let keel: Keel;
  let authorization: string;
  beforeAll(async () => {
    keel = await startKeel(engine);
    authorization = `Bearer ${(await amelia(keel)).token}`;
  });
  afterAll(() => keel.close());

  const get = (url: string, accepted?: string, headers: Record<string, string> = {}) =>
    keel.app.inject({
      url,
      headers: { authorization, ...headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
    });

  describe.each([
    ['made once for many', PRICES],
    ['of one person', '/api/statement'],
  ])('an answer %s', (_what, url) => {
    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const)('[SPEED-1] is compressed for clients that accept %s (P-3, P-62)', async (accepted, encoding) => {
      const [plain, packed] = [await get(url), await get(url, accepted)];
      expect(packed.statusCode).toBe(200);
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.rawPayload.length),
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      expect(packed.rawPayload.length * 2).toBeLessThan(plain.rawPayload.length);
      expect(JSON.parse(unpack[encoding](packed.rawPayload).toString())).toEqual(plain.json());
    });

    it.each([undefined, '', 'identity', 'zstd', 'br;q=0'])(
      '[SPEED-1] is not compressed for clients that accept %s, and has a Vary header',
      async (accepted) => {
        const { statusCode, headers, body } = await get(url, accepted);
        expect(headers).not.toHaveProperty('content-encoding');
        expect([statusCode, headers['vary']]).toEqual([200, 'Accept-Encoding']);
        expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      },
    );

    it('[SPEED-1] HEAD has the headers of GET', async () => {
      const [got, head] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) =>
          keel.app.inject({ method, url, headers: { authorization, 'accept-encoding': 'br' } }),
        ),
      );
      expect([head?.body, head?.headers['content-encoding']]).toEqual(['', 'br']);
      expect(head?.headers['content-length']).toBe(got?.headers['content-length']);
    });
  });

  it('[SPEED-1] a compressed answer has a weak ETag of the same version, which is recognised', async () => {
    const [plain, packed] = [await get(PRICES), await get(PRICES, 'br')];
    expect(packed.headers['etag']).toBe(`W/${String(plain.headers['etag'])}`);
    const again = await get(PRICES, 'br', { 'if-none-match': String(packed.headers['etag']) });
    expect([again.statusCode, again.body, again.headers['vary']]).toEqual([304, '', 'Accept-Encoding']);
    expect(again.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['short answer', () => get('/health/live', 'br')],
    ['refusal', () => get('/api/nothing', 'br')],
    [
      // The token of a session beside the address from the request.
      'sign-in',
      () =>
        keel.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { 'accept-encoding': 'br' },
          payload: keel.context.demo as object,
        }),
    ],
  ])('[SPEED-1] no %s is compressed', async (_what, ask) => {
    expect((await ask()).headers).not.toHaveProperty('content-encoding');
  });

  it('[SPEED-1][PUSH-6] no stream of events is compressed', async () => {
    const origin = await keel.app.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const response = await fetch(`${origin}/api/events`, {
      headers: { authorization, accept: 'text/event-stream', 'accept-encoding': 'br' },
      signal: stop.signal,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    expect(response.headers.get('content-encoding')).toBeNull();
    stop.abort();
  });
});
