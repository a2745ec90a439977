import { servedOperations } from '@keel/backend/contract/contract.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, signUp, startKeel } from './support/keel.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Headers of every answer, except those that describe the particular answer. */
const GUARDING = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const OWN = new Set(['allow', 'connection', 'content-length', 'content-type', 'date', 'x-request-id']);

const JSON_BODY = { 'content-type': 'application/json' };
const XML_BODY = { 'content-type': 'application/xml' };

describe.each(engines)('security on $name', (engine) => {
  let keel: Keel;
  let who: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    who = await amelia(keel);
  });
  afterAll(() => keel.close());

  const authorization = () => `Bearer ${who.token}`;

  it.each([
    ['an answer', { url: '/api/sessions' }, 200],
    ['no session', { url: '/api/sessions', headers: { authorization: 'Bearer no' } }, 401],
    ['no such address', { url: '/api/admin' }, 404],
    ['another method', { method: 'DELETE' as const, url: '/api/sessions' }, 405],
    ['an address that cannot be read', { url: '/api/investment/%zz' }, 400],
    ['an id that is too long', { url: `/api/investment/${'x'.repeat(500)}` }, 422],
    ['no JSON', { method: 'POST' as const, url: '/api/login', payload: '{', headers: JSON_BODY }, 400],
    ['another type', { method: 'POST' as const, url: '/api/login', payload: '<a/>', headers: XML_BODY }, 415],
  ])('[API-3][API-4] %s has exactly the security headers', async (_what, request, status) => {
    const response = await keel.app.inject({ headers: { authorization: authorization() }, ...request });
    expect(response.statusCode).toBe(status);
    expect(Object.fromEntries(Object.entries(response.headers).filter(([name]) => !OWN.has(name)))).toEqual(GUARDING);
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ['plans', '/api/packages', { 'cache-control': 'public, max-age=60' }],
    [
      'prices',
      '/api/market/coins/markets?vs_currency=usd&per_page=5',
      {
        'cache-control': 'no-cache',
        'x-market-source': 'simulated',
        'x-market-as-of': '2026-11-20T12:00:00.000Z',
      },
    ],
  ])(
    '[API-3][API-4] %s, which are prepared for many callers, have the same headers and their own, for every kind of request',
    async (_what, url, ownHeaders) => {
      const given = async (method: 'GET' | 'HEAD', etag?: string) => {
        const { statusCode, headers, body } = await keel.app.inject({
          method,
          url,
          ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
        });
        const { etag: version, ...rest } = headers;
        const remaining = Object.fromEntries(Object.entries(rest).filter(([name]) => !OWN.has(name)));
        expect(remaining).toEqual({ ...GUARDING, vary: 'Accept-Encoding', ...ownHeaders });
        expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
        return { statusCode, length: headers['content-length'], body, version: String(version) };
      };
      const full = await given('GET');
      expect(full.statusCode).toBe(200);
      expect(full.length).toBe(String(Buffer.byteLength(full.body)));
      expect(await given('HEAD')).toEqual({ ...full, body: '' });
      expect(await given('GET', full.version)).toEqual({ ...full, statusCode: 304, length: undefined, body: '' });
      expect((await given('GET', '"another"')).statusCode).toBe(200);
    },
  );

  it.each([...servedOperations().values()].map(({ path, method }) => [method.toUpperCase(), path]))(
    '[API-4] %s %s accepts no other method, including TRACE',
    async (method, path = '') => {
      const others = METHODS.filter((each) => each !== method);
      const answers = others.map((each) =>
        keel.app.inject({
          method: each as 'GET',
          url: path.replaceAll(/[{}]/g, ''),
          headers: { authorization: authorization(), accept: 'text/html' },
        }),
      );
      const seen = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, JSON.parse(body).code]);
      expect(seen).toEqual(others.map(() => [405, 'method_not_allowed']));
    },
  );

  it('[CARD-3][SESS-5] the database never contains a password or a token', async () => {
    const email = 'dump@example.org';
    const [password, next] = ['canary-password-1', 'canary-password-2'];
    const waiting = await signUp(keel, email, { password, confirmPassword: password });
    const { signUpToken } = await signUp(keel, 'waiting@example.org');
    const verified = await keel.call('verifyEmail', { body: waiting });
    const signedIn = await keel.call('login', { body: { email, password } });
    const starts = [verified, signedIn].map((response) => response.json<SessionStart>());
    const tokens = starts.flatMap(({ token, deviceToken = '' }) => [token, deviceToken]);
    const [token = ''] = tokens;
    await keel.call('changePassword', { token, body: { current: password, next } });
    const dump = await everything(keel);
    expect(dump).toContain(email);
    const shapes = [password, next, signUpToken, ...tokens].flatMap((secret) => [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64').replaceAll('=', ''),
    ]);
    expect(shapes.filter((shape) => dump.includes(shape))).toEqual([]);
  });

  it('[LOGIN-5] verifying a password takes as long for a missing account as for an existing one', async () => {
    const { hasher } = keel.context;
    const worked: string[] = [];
    const matches: typeof hasher.matches = (secret, hash) => {
      worked.push(secret);
      return hasher.matches(secret, hash);
    };
    Object.assign(keel.context, { hasher: { ...hasher, matches } });
    await keel.call('login', { body: { email: who.user.email, password: 'wrong-for-somebody' } });
    await keel.call('login', { body: { email: 'nobody@example.org', password: 'wrong-for-nobody' } });
    Object.assign(keel.context, { hasher });
    expect(worked).toEqual(['wrong-for-somebody', 'wrong-for-nobody']);
  });
});

/** All rows of all tables as text. */
async function everything({ context }: Keel): Promise<string> {
  const tables = await context.db.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const texts: string[] = [];
  for (const { tablename } of tables) {
    const rows = await context.db.query<{ row: string }>(`SELECT t::text AS row FROM ${tablename} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
