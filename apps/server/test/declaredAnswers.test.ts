import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { SECOND } from '@keel/backend/clock.ts';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import { type OperationId, operationTable } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDeclared } from './support/contractCheck.ts';
import { engines } from './support/engines.ts';
import { type FullInvestor, fullInvestor } from './support/fullInvestor.ts';
import { type Keel, type Sent, startKeel } from './support/keel.ts';
import { validRequests } from './support/validRequests.ts';

/** The specific answers of each operation are tested with its module. */
const OPERATIONS = Object.keys(operationTable) as OperationId[];
const declares = (status: number) => (id: OperationId) =>
  String(status) in (servedOperations().get(id)?.operation.responses ?? {});
const SIGNED_IN = OPERATIONS.filter((id) => operationTable[id].security !== 'none');
const JSON_POSTS = OPERATIONS.filter((id) => operationTable[id].method === 'post' && id !== 'uploadObject');
const BODILESS: readonly OperationId[] = [
  'logout',
  'readAllNotifications',
  'beginPasskey',
  'beginAuthenticator',
  'newRecoveryCodes',
  'beginStepUp',
  'closeAccount',
];
/** Operations that only query the caller before they answer, or start to. */
const ASK_FOR_THE_SESSION_ALONE: readonly OperationId[] = ['getPushKey', 'streamEvents', 'getUserByToken'];

/** An invalid parameter, for operations without a body. */
const WRONG_PARAMETERS: Partial<Record<OperationId, Sent>> = {
  listPackages: { headers: { 'if-none-match': 'x'.repeat(201) } },
  getOptions: { headers: { 'if-none-match': 'x'.repeat(201) } },
  listMarkets: { query: { vs_currency: 'usd', per_page: '0' } },
  getSimplePrice: { query: { vs_currencies: 'usd' } },
  getPriceHistory: { query: { coin: 'bitcoin', range: 'week' } },
  getExchangeRates: { headers: { 'if-none-match': 'x'.repeat(201) } },
  getInvestment: { id: 'x' },
  listHandlers: { id: 'x' },
  getOrder: { id: 'x' },
  getDemoMail: { id: 'x' },
  streamEvents: { headers: { 'last-event-id': 'x' } },
  getObject: { params: { bucket: 'keel', folder: 'a', name: 'b' }, query: { 'X-Amz-Expires': '0' } },
  listNotifications: { query: { limit: '0' } },
  getStatement: { query: { limit: '0' } },
  getBalanceHistory: { query: { range: 'year' } },
};

describe.each(engines)('declared answers on $name', (engine) => {
  let keel: Keel;
  let who: FullInvestor;
  let right: Awaited<ReturnType<typeof validRequests>>;
  beforeAll(async () => {
    keel = await startKeel(engine);
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
    who = await fullInvestor(keel, 'ines');
    right = await validRequests(keel, who);
  });
  afterAll(() => keel.close());

  const raw = async (id: OperationId, payload: string, type = 'application/json') => {
    const { path = '' } = servedOperations().get(id) ?? {};
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': type };
    const response = await keel.app.inject({ method: 'POST', url: path, headers, payload });
    expectDeclared(id, response);
    return [response.statusCode, response.json().code];
  };

  it.each(SIGNED_IN)('[API-4] %s: 401 without a session', async (id) => {
    const { token: _, ...call } = right[id] ?? {};
    expect((await keel.call(id, call)).statusCode).toBe(401);
    expect((await keel.call(id, { ...call, token: 'x'.repeat(43) })).statusCode).toBe(401);
  });

  it.each(JSON_POSTS)(
    '[API-4] %s: 400, 413 and 415 for an invalid body, a too large one and one of another type',
    async (id) => {
      expect(await raw(id, '{"user":')).toEqual([400, 'malformed_request']);
      expect(await raw(id, JSON.stringify({ user: 'x'.repeat(65 * 1024) }))).toEqual([413, 'payload_too_large']);
      expect(await raw(id, 'user=1', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each(JSON_POSTS.filter((id) => !BODILESS.includes(id)))(
    '[API-2][API-4] %s: 422 for an unknown field',
    async (id) => {
      const { body, ...call } = right[id] ?? {};
      const wrong = await keel.call(id, { ...call, body: { ...(body as object), availableBalance: '1000000.00' } });
      expect([wrong.statusCode, wrong.json().errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'availableBalance' })],
      ]);
    },
  );

  it.each(Object.entries(WRONG_PARAMETERS))('[API-4] %s: 422 for an invalid parameter', async (id, wrong) => {
    const response = await keel.call(id as OperationId, { token: who.token, ...wrong });
    expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed']);
  });

  it.each(OPERATIONS.filter(declares(304)))('[API-4] %s: 304 for a client with the current version', async (id) => {
    const first = await keel.call(id, right[id]);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await keel.call(id, { ...right[id], headers })).statusCode).toBe(304);
  });

  it.each(OPERATIONS)('[API-4] %s: 400 for invalid HTTP', async (id) => {
    const { method = '', path = '' } = servedOperations().get(id) ?? {};
    const { port } = keel.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(`${method.toUpperCase()} ${path.replaceAll(/[{}]/g, '')} HTTP/1.1\r\nHost: keel\r\nno header\r\n\r\n`);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'close');
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    expect(first).toBe('HTTP/1.1 400 Bad Request');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expectDeclared(id, { statusCode: 400, headers, body, json: () => JSON.parse(body) });
  });

  it.each(OPERATIONS.filter(declares(500)))(
    '[API-4] %s: 503 without its database, 500 for an unexpected error, and no details',
    async (id) => {
      const { context } = keel;
      const { db, market, exchangeRates } = context;
      const original = { ...db };
      // The cached answers have expired.
      keel.clock.advance(SECOND);
      const session = [{ user_id: who.user._id, expires_at: new Date('2100-01-01'), seen: new Date('2100-01-01') }];
      const failing = async (error: Error) => {
        const fail = async () => {
          throw error;
        };
        // The caller is authenticated, so that the operation itself fails.
        const knows = (sql: string) =>
          sql.startsWith('SELECT user_id, expires_at') && !ASK_FOR_THE_SESSION_ALONE.includes(id);
        Object.assign(db, { query: async (sql: string) => (knows(sql) ? session : fail()), tx: fail });
        Object.assign(context, { market: fail, exchangeRates: fail });
        return keel.call(id, { token: who.token, ...right[id] });
      };
      const missing = await failing(Object.assign(new Error('canary-host is down'), { code: 'ECONNREFUSED' }));
      const broken = await failing(new Error('canary-detail'));
      Object.assign(db, original);
      Object.assign(context, { market, exchangeRates });
      expect([missing.statusCode, broken.statusCode]).toEqual([503, 500]);
      expect(missing.body + broken.body).not.toContain('canary');
    },
  );
});

describe.each(engines)('too many calls on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine, { requestsPerMinute: 1, signInsPerMinute: 1 });
    await keel.call('getOptions');
  });
  afterAll(() => keel.close());

  it.each(OPERATIONS.filter(declares(429)))('[API-4] %s: 429', async (id) => {
    const form = id === 'uploadObject' ? { headers: { 'content-type': 'multipart/form-data; boundary=x' } } : {};
    await keel.call(id, form);
    const response = await keel.call(id, form);
    expect([response.statusCode, response.json().code]).toEqual([429, 'rate_limited']);
  });
});
