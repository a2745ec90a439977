import { DAY, SECOND } from '@keel/backend/clock.ts';
import { notify } from '@keel/backend/modules/notifications/notify.ts';
import { messageOf } from '@keel/backend/words/sentences.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { parseEnv } from '../src/config/env.ts';
import { isPublicAddress } from '../src/push/publicAddress.ts';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { browser, type PushService, pushService, vapidClaims } from './support/pushService.ts';
import { testConfig } from './support/testConfig.ts';

const MOZILLA = 'https://updates.push.services.mozilla.com/wpush/v2/one';
const GOOD = browser(MOZILLA);

function withKeys(changes: object): string {
  const { endpoint, keys } = JSON.parse(GOOD.token) as { endpoint: string; keys: object };
  return JSON.stringify({ endpoint, keys: { ...keys, ...changes } });
}

describe.each(engines)('registering for push on $name', (engine) => {
  let keel: Keel;
  let ameliaNow: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine, {
      push: { ...testConfig().push, hosts: ['push.example.org', '*.push.example.net'] },
    });
    ameliaNow = await amelia(keel);
  });
  afterAll(() => keel.close());

  const save = async (token: string) => {
    const { token: session, user } = ameliaNow;
    return keel.call('saveToken', { token: session, body: { token, user: user._id } });
  };
  const endpoints = async () => {
    const rows = await keel.context.db.query<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions ORDER BY refreshed_at, endpoint',
    );
    return rows.map(({ endpoint }) => endpoint);
  };

  it('[PUSH-6] all browsers get the same permanent public key of this server', async () => {
    const { token } = ameliaNow;
    const key = (await keel.call('getPushKey', { token })).json().message;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const again = await startKeel(
      engine,
      { dataDir: keel.context.config.dataDir },
      { db: { ...keel.context.db, close: async () => undefined } },
    );
    const later = (await again.call('getPushKey', { token })).json().message;
    await again.close();
    expect(later).toBe(key);
  });

  it.each([
    MOZILLA,
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QGuQ',
    'https://push.example.org/x',
    'https://eu.push.example.net/x',
  ])('[PUSH-2] accepts %s', async (endpoint) => {
    const response = await save(browser(endpoint).token);
    expect(response.json()).toEqual({ bool: true, ...messageOf('notifications_on') });
    expect(await endpoints()).toContain(endpoint);
  });

  it.each([
    ['plain http', 'http://updates.push.services.mozilla.com/wpush'],
    ['another host', 'https://example.org/wpush'],
    ['a host that ends alike', 'https://evilpush.services.mozilla.com.example.org/'],
    ['a host with the name in front', 'https://xfcm.googleapis.com/'],
    ['the parent of a host', 'https://push.services.mozilla.com/'],
    ['this machine', 'https://localhost/'],
    ['an address', 'https://127.0.0.1/'],
    ['an address in one number', 'https://2130706433/'],
    ['an IPv6 address', 'https://[::1]/'],
    ['the cloud’s own service', 'https://169.254.169.254/latest/meta-data'],
    ['a user', 'https://user:secret@fcm.googleapis.com/'],
    ['a port', 'https://fcm.googleapis.com:8443/'],
    ['a host behind an @', 'https://fcm.googleapis.com@example.org/'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'push'],
    ['far too long an address', `https://fcm.googleapis.com/${'x'.repeat(2100)}`],
  ])('[PUSH-2] refuses an endpoint that is %s', async (_what, endpoint) => {
    const response = await save(browser(endpoint).token);
    expect([response.statusCode, response.json().code]).toEqual([422, 'push_endpoint_refused']);
    expect(await endpoints()).not.toContain(endpoint);
  });

  it.each([
    ['no JSON', 'token'],
    ['null', 'null'],
    ['no keys', JSON.stringify({ endpoint: MOZILLA })],
    ['keys of null', JSON.stringify({ endpoint: MOZILLA, keys: null })],
    ['an endpoint that is no text', JSON.stringify({ endpoint: 1, keys: {} })],
    ['a point that is not on the curve', withKeys({ p256dh: `B${'A'.repeat(86)}` })],
    ['a key too short', withKeys({ p256dh: 'BAAA' })],
    ['a secret too short', withKeys({ auth: 'AAAA' })],
  ])('[PUSH-2] refuses a subscription with %s', async (_what, token) => {
    expect((await save(token)).json()).toMatchObject({ code: 'push_endpoint_refused' });
  });

  it('[PUSH-2][API-3] an account can only register its own browser; an endpoint belongs to the last registration', async () => {
    const { token, user } = await newInvestor(keel, `${engine.name}@example.org`);
    const body = { token: GOOD.token, user: user._id };
    const { token: other } = ameliaNow;
    expect((await keel.call('saveToken', { token: other, body })).json()).toMatchObject({ code: 'user_mismatch' });
    expect((await keel.call('saveToken', { body })).statusCode).toBe(401);
    await keel.call('saveToken', { token, body });
    expect((await keel.call('deleteToken', { token: other, body: { endpoint: MOZILLA } })).statusCode).toBe(204);
    expect(await endpoints()).toContain(MOZILLA);
    expect((await keel.call('deleteToken', { token, body: { endpoint: MOZILLA } })).statusCode).toBe(204);
    expect(await endpoints()).not.toContain(MOZILLA);
    expect((await keel.call('deleteToken', { token, body: { endpoint: 'no address' } })).statusCode).toBe(422);
  });

  it('[PUSH-3] of eleven browsers the least recently refreshed one is forgotten', async () => {
    await keel.context.db.query('DELETE FROM push_subscriptions');
    const browsers = Array.from({ length: 11 }, (_, index) => browser(`https://push.example.org/${index}`));
    for (const [index, { token }] of browsers.entries()) {
      if (index === 10) await save(browsers[0]?.token ?? '');
      keel.clock.advance(SECOND);
      await save(token);
      keel.clock.advance(SECOND);
    }
    const stored = await endpoints();
    expect(stored).toHaveLength(10);
    expect(stored).not.toContain('https://push.example.org/1');
    expect(stored).toContain('https://push.example.org/0');
  });
});

describe.each(engines)('pushes on $name', (engine) => {
  let keel: Keel;
  let service: PushService;
  beforeEach(async () => {
    service = await pushService();
    keel = await startKeel(engine, {}, { trustedPushOrigin: service.origin });
  });
  afterEach(async () => {
    await keel.close();
    await service.close();
  });

  const register = async (path: string) => {
    const { token: session, user } = await amelia(keel);
    const one = browser(`${service.origin}${path}`);
    await keel.call('saveToken', { token: session, body: { token: one.token, user: user._id } });
    return { ...one, userId: user._id, session };
  };
  const sendNotification = async (userId: string) => {
    const at = keel.clock.now();
    await keel.context.db.tx((tx) =>
      notify(tx, { userId, kind: 'deposit', title: 'Deposit confirmed', message: 'It is there.', at }),
    );
    await keel.context.outbox.drain();
  };
  const subscriptions = async () => (await keel.context.db.query('SELECT 1 FROM push_subscriptions')).length;

  it('[PUSH-6][OPS-3] reach every browser, each encrypted for it and signed by VAPID', async () => {
    const [one, other] = [await register('/one'), await register('/other')];
    await sendNotification(one.userId);
    const key = (await keel.call('getPushKey', { token: one.session })).json().message;
    expect(service.pushed.map(({ path }) => path).toSorted()).toEqual(['/one', '/other']);
    for (const pushed of service.pushed) {
      const [mine, notMine] = pushed.path === '/one' ? [one, other] : [other, one];
      expect(mine.read(pushed)).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        title: 'Deposit confirmed',
        body: 'It is there.',
        icon: null,
        url: '/fund-account',
      });
      expect(() => notMine.read(pushed)).toThrow(/authenticate data/);
      expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
      const { aud, sub, exp } = vapidClaims(pushed, key);
      expect([aud, sub]).toEqual([service.origin, 'mailto:no-reply@localhost']);
      expect(exp - Date.now() / 1000).toBeLessThanOrEqual(DAY / SECOND);
      expect(pushed.body.includes('Deposit')).toBe(false);
    }
    const rows = await keel.context.db.query("SELECT payload FROM outbox WHERE kind = 'push'");
    expect(rows).toEqual([{ payload: null }, { payload: null }]);
  });

  it.each([404, 410])('[PUSH-6] a subscription that has expired (%i) is deleted', async (status) => {
    const { userId } = await register('/gone');
    service.answers.push({ status });
    await sendNotification(userId);
    expect(await subscriptions()).toBe(0);
    await sendNotification(userId);
    expect(service.pushed).toHaveLength(1);
  });

  it('[PUSH-6] are retried with exponential backoff, or after Retry-After, and dropped after a day', async () => {
    const { userId } = await register('/busy');
    service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '120' } });
    await sendNotification(userId);
    keel.clock.advance(5 * SECOND);
    await keel.context.outbox.drain();
    keel.clock.advance(119 * SECOND);
    await keel.context.outbox.drain();
    const early = service.pushed.length;
    keel.clock.advance(SECOND);
    await keel.context.outbox.drain();
    expect([early, service.pushed.length]).toEqual([2, 3]);
    service.answers.push({ status: 500 });
    await sendNotification(userId);
    keel.clock.advance(DAY);
    await keel.context.outbox.drain();
    expect(service.pushed).toHaveLength(4);
    expect(keel.logs()).toContain('a push was given up');
  });

  it('[PUSH-6] are not retried if the service refuses them, and redirects are not followed', async () => {
    const { userId } = await register('/odd');
    service.answers.push({ status: 413 }, { status: 307, headers: { location: `${service.origin}/elsewhere` } });
    await sendNotification(userId);
    await sendNotification(userId);
    keel.clock.advance(60 * SECOND);
    await keel.context.outbox.drain();
    expect(service.pushed.map(({ path }) => path)).toEqual(['/odd', '/odd']);
    expect(await subscriptions()).toBe(1);
  });

  it('[PUSH-2] do not reach the next investor who uses the browser', async () => {
    const { userId, token } = await register('/shared');
    const next = await newInvestor(keel, 'next@example.org');
    const at = keel.clock.now();
    await keel.context.db.tx((tx) => notify(tx, { userId, kind: 'message', title: 'Private', message: 'x', at }));
    await keel.call('saveToken', { token: next.token, body: { token, user: next.user._id } });
    await keel.context.outbox.drain();
    expect(service.pushed).toEqual([]);
  });
});

it('[PUSH-6] nothing is sent to a name with a private address, and it is deleted', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine.');
  const requests: string[] = [];
  const lookup = ((host: string, _options: object, done: (e: null, found: object[]) => void) => {
    requests.push(host);
    done(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]);
  }) as never;
  const keel = await startKeel(engine, {}, { lookup });
  const { token, user } = await amelia(keel);
  await keel.call('saveToken', { token, body: { token: GOOD.token, user: user._id } });
  const at = keel.clock.now();
  await keel.context.db.tx((tx) => notify(tx, { userId: user._id, kind: 'message', title: 'x', message: 'x', at }));
  await keel.context.outbox.drain();
  const left = await keel.context.db.query('SELECT 1 FROM push_subscriptions');
  const logs = keel.logs();
  await keel.close();
  expect([requests, left]).toEqual([['updates.push.services.mozilla.com'], []]);
  expect(logs).toContain('was forgotten');
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:4136:e378::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('[PUSH-6] %s is on the public Internet: %s', (address, open) => {
  expect(isPublicAddress(address)).toBe(open);
});

describe('[OPS-3] the configuration of VAPID', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const other = webPush.generateVAPIDKeys();
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

  it("the operator's public key is given to browsers", async () => {
    const [engine] = engines;
    const parsed = parseEnv({
      ...pair,
      VAPID_SUBJECT: 'https://example.org/contact',
      PUSH_HOSTS: 'a.example, *.b.example',
    });
    if (!parsed.ok || !engine) throw new Error('The configuration was refused.');
    expect(parsed.config.push).toMatchObject({
      subject: 'https://example.org/contact',
      hosts: ['a.example', '*.b.example'],
    });
    const keel = await startKeel(engine, { push: parsed.config.push });
    const { token } = await amelia(keel);
    const key = (await keel.call('getPushKey', { token })).json().message;
    const stored = await keel.context.db.query("SELECT name FROM server_keys WHERE name = 'vapid'");
    await keel.close();
    expect([key, stored]).toEqual([pair.VAPID_PUBLIC_KEY, []]);
  });

  it.each([
    ['half a pair', { VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY }, /belong together/],
    ['the other half', { VAPID_PRIVATE_KEY: pair.VAPID_PRIVATE_KEY }, /belong together/],
    ['keys that are no pair', { ...pair, VAPID_PRIVATE_KEY: other.privateKey }, /is not the key of/],
    ['a subject without a way to reach anybody', { VAPID_SUBJECT: 'me' }, /mailto: or https:/],
    ['a host that is an address', { PUSH_HOSTS: '10.0.0.1' }, /PUSH_HOSTS/],
    ['a host that is everything', { PUSH_HOSTS: '*' }, /PUSH_HOSTS/],
  ])('refuses %s', (_what, env, fault) => {
    const parsed = parseEnv(env);
    expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(fault)]);
    expect(JSON.stringify(parsed)).not.toContain(pair.VAPID_PRIVATE_KEY);
  });
});
