import { type Backend, serveContext } from '@keel/backend/backend/openBackend.ts';
import { OperatorFault } from '@keel/backend/operator/result.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, startKeel } from './support/keel.ts';
import { deposit } from './support/money.ts';

const ORIGIN = 'http://keel.test';

async function outcome(response: Response): Promise<unknown[]> {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}

describe.each(engines)('the backend without HTTP on $name', (engine) => {
  let keel: Keel;
  let backend: Backend;
  beforeAll(async () => {
    keel = await startKeel(engine);
    backend = serveContext(keel.context);
  });
  afterAll(() => keel.close());

  const ask = (path: string, init: RequestInit = {}) => backend.handle(new Request(`${ORIGIN}${path}`, init));
  const login = (body: string, type = 'application/json') =>
    ask('/api/login', { method: 'POST', body, headers: { 'content-type': type } });

  it('[DEMO-3][API-3] answers like the server, headers included', async () => {
    const [own, other] = [await ask('/api/packages'), await keel.app.inject('/api/packages')];
    expect(await own.text()).toBe(other.body);
    const { 'x-request-id': _, date: __, connection: ___, 'content-length': ____, ...headers } = other.headers;
    expect(Object.fromEntries(own.headers)).toMatchObject(headers);
    expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('[DEMO-3][API-4] refuses an unknown address, an unsupported method, and a malformed address', async () => {
    expect(await outcome(await ask('/api/admin'))).toEqual([404, 'not_found']);
    const method = await ask('/api/login', { method: 'DELETE' });
    expect(method.headers.get('allow')).toBe('POST');
    expect(await outcome(method)).toEqual([405, 'method_not_allowed']);
    expect(await outcome(await ask('/api/investment/%zz'))).toEqual([400, 'malformed_request']);
  });

  it.each([
    ['no JSON', '{"email":', 400, 'malformed_request'],
    ['nothing', '', 400, 'malformed_request'],
    ['__proto__', '{"email":"a@b.co","password":"1234","__proto__":{"admin":true}}', 400, 'malformed_request'],
    ['null', 'null', 422, 'validation_failed'],
    ['a number for text', '{"email":"a@b.co","password":1234}', 422, 'validation_failed'],
    ['a field too many', '{"email":"a@b.co","password":"1234","role":"admin"}', 422, 'validation_failed'],
    ['very deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, 'validation_failed'],
    ['a NUL', '{"email":"a@b.co","password":"12\\u000034"}', 422, 'validation_failed'],
    ['65 KiB', JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(65 * 1024) }), 413, 'payload_too_large'],
  ])('[DEMO-3][API-2][API-4] a body with %s is refused', async (_what, body, status, code) => {
    expect(await outcome(await login(body))).toEqual([status, code]);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    '[DEMO-3][API-4] %s is not accepted',
    async (type) => {
      expect(await outcome(await login('{"email":"a@b.co","password":"1234"}', type))).toEqual([
        415,
        'unsupported_media_type',
      ]);
    },
  );

  it('[DEMO-3][SPEED-1] answers 304 if the caller has this version, and HEAD with headers only', async () => {
    const first = await ask('/api/packages');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/api/packages', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await ask('/api/packages', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('[DEMO-3][PUSH-6] after an operator confirms a deposit, the open stream of the investor reports it', async () => {
    const session = await amelia(keel);
    const stream = await ask('/api/events', { headers: { authorization: `Bearer ${session.token}` } });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const { depositId: id } = await deposit(keel, session);
    const { changed } = await backend.operate({ command: 'deposits confirm', input: { id }, actor: 'robin' });
    expect(changed).toBe(true);
    await expect(
      backend.operate({ command: 'deposits decline', input: { id, reason: 'no' }, actor: 'robin' }),
    ).rejects.toThrow(OperatorFault);
    const [audited] = await keel.context.db.query<{ actor: string }>(
      "SELECT actor FROM audit_log WHERE action = 'deposit.confirmed' AND object = $1",
      [id],
    );
    expect(audited?.actor).toBe('operator:robin');
    await reader?.cancel();
  });
});
