import { type AddressInfo, connect } from 'node:net';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import { operationTable } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, signUp, signupBody, startKeel } from './support/keel.ts';

describe.each(engines)('http on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const raw = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    keel.app.inject({ method: 'POST', url: '/api/login', headers, payload });

  it('[API-4] every operation of the contract has a route, and there is no other under /api', () => {
    const routes = [...servedOperations().entries()].map(([id, { path, method }]) => ({
      id,
      found: keel.app.hasRoute({ method: method.toUpperCase(), url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    }));
    expect(routes.filter(({ found }) => !found)).toEqual([]);
    expect(routes).toHaveLength(Object.keys(operationTable).length);
  });

  it.each([
    ['no JSON', '{"email":', 400, 'malformed_request'],
    ['nothing', '', 400, 'malformed_request'],
    ['__proto__', '{"email":"a@b.co","password":"1234","__proto__":{"admin":true}}', 400, 'malformed_request'],
    [
      'constructor',
      '{"email":"a@b.co","password":"1234","constructor":{"prototype":{"a":1}}}',
      400,
      'malformed_request',
    ],
    ['a list', '[]', 422, 'validation_failed'],
    ['null', 'null', 422, 'validation_failed'],
    ['a number for text', '{"email":"a@b.co","password":1234}', 422, 'validation_failed'],
    ['an object for text', '{"email":{"$ne":null},"password":{"$ne":null}}', 422, 'validation_failed'],
    ['a field too many', '{"email":"a@b.co","password":"1234","role":"admin"}', 422, 'validation_failed'],
    ['very deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, 'validation_failed'],
    ['a NUL in the password', '{"email":"a@b.co","password":"12\\u000034"}', 422, 'validation_failed'],
    ['a NUL in the e-mail', '{"email":"a\\u0000@b.co","password":"1234"}', 422, 'validation_failed'],
    ['half of a surrogate pair', '{"email":"a@b.co","password":"12\\ud80034"}', 422, 'validation_failed'],
    ['65 KiB', JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(65 * 1024) }), 413, 'payload_too_large'],
  ])('[API-2][API-4] a body with %s is refused', async (_what, payload, status, code) => {
    const response = await raw(payload);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().requestId).toBe(response.headers['x-request-id']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    '[API-4] %s is not accepted',
    async (type) => {
      const response = await raw('{"email":"a@b.co","password":"1234"}', { 'content-type': type });
      expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('[API-4] a body without a content type is validated too', async () => {
    const response = await keel.app.inject({ method: 'POST', url: '/api/login' });
    expect(response.statusCode).toBe(422);
  });

  it('[API-4] an unknown address is 404, an unsupported method 405, and neither reveals the framework', async () => {
    const unknown = await keel.app.inject({ url: '/api/admin', headers: { accept: 'text/html' } });
    const method = await keel.app.inject({ method: 'DELETE', url: '/api/login' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    expect([method.statusCode, method.json().code]).toEqual([405, 'method_not_allowed']);
    expect(method.headers.allow).toBe('POST');
    expect(method.headers).not.toHaveProperty('x-powered-by');
    expect(method.headers).not.toHaveProperty('server');
  });

  it('[API-4] the answer to an unsupported method lists those that an address supports (N-12)', async () => {
    const answers = ['/api/packages', '/api/events'].map((url) => keel.app.inject({ method: 'PUT', url }));
    expect((await Promise.all(answers)).map(({ headers }) => headers.allow)).toEqual(['GET, HEAD', 'GET']);
  });

  it.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty'])(
    '[API-4] a field named %s is refused with a message (N-10)',
    async (name) => {
      const { statusCode, body } = await raw(`{"email":"a@b.co","password":"1234","${name}":1}`);
      const answer = JSON.parse(body);
      // Some of these names are refused before any schema is checked.
      expect([400, 422]).toContain(statusCode);
      expect(answer.message).toMatch(/^\w/);
      for (const error of answer.errors ?? []) expect(error).toEqual({ field: name, message: expect.any(String) });
    },
  );

  it('[API-4] a malformed address is 400 in the common format', async () => {
    const response = await keel.app.inject({ url: '/api/investment/%zz' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_request']);
  });

  it('[API-3] signed-in answers are never cached, and every answer has the same security headers', async () => {
    const { token } = await amelia(keel);
    const { headers } = await keel.call('getUserByToken', { token });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('[OPS-2] answers the liveness and readiness checks', async () => {
    expect((await keel.call('getLiveness')).json()).toEqual({ status: 'ok' });
    expect((await keel.call('getReadiness')).json()).toEqual({ status: 'ok' });
  });

  it('[API-4] garbage on the socket does not stop the server', async () => {
    const address = await keel.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('TRACE \u0000\u0001 nonsense\r\n\r\n'));
      socket.on('close', () => resolve()).on('error', () => undefined);
      socket.resume();
    });
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
  });

  it('[API-4][MARKET-1] prices are complete on a persistent connection, with each header once and an id for each call', async () => {
    const { port } = keel.app.server.address() as AddressInfo;
    const ask = 'GET /api/market/coins/markets?vs_currency=usd&per_page=3 HTTP/1.1\r\nHost: localhost\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(`${ask}\r\n${ask.replace('GET', 'HEAD')}\r\n${ask}Connection: close\r\n\r\n`);
    let read = '';
    for await (const chunk of socket.setEncoding('utf8')) read += String(chunk);
    const [first = '', head = '', last = ''] = read.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
    const parts = [first, head, last].map((answer) => {
      const [lines = '', body = ''] = answer.split('\r\n\r\n');
      const headers = lines.split('\r\n').slice(1);
      return { names: headers.map((line) => line.split(':')[0]?.toLowerCase()), headers, body };
    });
    for (const { names, headers } of parts) {
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['date', 'etag', 'content-length', 'content-security-policy']));
      expect(headers).toContain(`content-length: ${Buffer.byteLength(parts[0]?.body ?? '')}`);
    }
    expect(parts.map(({ body }) => (body === '' ? 0 : JSON.parse(body).length))).toEqual([3, 0, 3]);
    const ids = read.match(/^x-request-id: [\da-f-]{36}\r$/gm);
    expect(new Set(ids).size).toBe(3);
  });

  it('[API-4] fetch sees the 303 of signup, because it has no Location', async () => {
    const { port } = new URL(`http://${JSON.stringify(keel.app.server.address()).replace(/.*"port":(\d+).*/, 'x:$1')}`);
    const body = JSON.stringify(await signupBody(keel, { email: 'amelia@example.org' }));
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}/api/signup`, { method: 'POST', headers, body });
    expect([response.status, response.redirected]).toEqual([303, false]);
  });
});

describe.each(engines)('rate limits per address on $name', (engine) => {
  it('[LOGIN-6] too many sign-ins a minute are 429 with Retry-After; other calls continue', async () => {
    const keel = await startKeel(engine, { signInsPerMinute: 3, requestsPerMinute: 6 });
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await keel.call('login', { body: {} })).statusCode);
    const refused = await keel.call('login', { body: {} });
    const other = (await keel.call('listPackages')).statusCode;
    for (let tries = 0; tries < 5; tries += 1) await keel.call('getOptions');
    const shared = (await keel.call('listPackages')).statusCode;
    const health = (await keel.call('getReadiness')).statusCode;
    await keel.close();
    expect(statuses).toEqual([422, 422, 422, 429]);
    expect(refused.json().message).toBe('Too many attempts. Please wait a moment.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect([other, shared, health]).toEqual([200, 429, 200]);
  });
});

describe.each(engines)('faults on $name', (engine) => {
  it('[ERR-1] without the database: 503 for calls that need it, no details, and still alive', async () => {
    const keel = await startKeel(engine);
    Object.assign(keel.context.db, { query: loseDatabase, write: loseDatabase });
    const packages = await keel.call('listPackages');
    const ready = await keel.call('getReadiness');
    keel.context.db.query = () => Promise.reject(new Error('canary-detail'));
    const broken = await keel.call('listPackages');
    const alive = await keel.call('getLiveness');
    await keel.close();
    expect([packages.statusCode, ready.statusCode, broken.statusCode, alive.statusCode]).toEqual([503, 503, 500, 200]);
    expect(broken.json()).toEqual({
      bool: false,
      message: 'Something went wrong',
      code: 'internal_error',
      messageCode: 'internal_error',
      requestId: broken.headers['x-request-id'],
    });
    expect(packages.body + broken.body).not.toContain('canary');
  });

  it('[OPS-2] is not ready while it stops', async () => {
    const keel = await startKeel(engine);
    keel.context.state.draining = true;
    const { statusCode, headers } = await keel.call('getReadiness');
    await keel.close();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });
});

describe.each(engines)('logs on $name', (each) => {
  it('[CARD-3][VERIFY-4] contain no password, code, token or e-mail in any case', async () => {
    const keel = await startKeel(each);
    const email = 'canary-mail@example.org';
    const password = 'canary-password-1';
    const waiting = await signUp(keel, email, { password, confirmPassword: password });
    const { code, signUpToken } = waiting;
    const { token } = (await keel.call('verifyEmail', { body: waiting })).json();
    await keel.call('login', { body: { email, password } });
    await keel.call('login', { body: { email, password: 'canary-wrong' } });
    await keel.call('getUserByToken', { token });
    keel.context.db.tx = () => Promise.reject(Object.assign(new Error('broken'), { params: [email, password, token] }));
    const broken = await keel.call('login', { body: { email, password } });
    const logs = keel.logs();
    await keel.close();
    expect(broken.statusCode).toBe(500);
    expect(logs).toContain('"operation":"verifyEmail"');
    for (const secret of ['canary', token, signUpToken, `"${code}"`]) expect(logs).not.toContain(secret);
  });
});

function loseDatabase(): Promise<never> {
  return Promise.reject(Object.assign(new Error('canary-host is down'), { code: 'ECONNREFUSED' }));
}
