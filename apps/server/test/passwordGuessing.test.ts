import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { countAttempt } from '@keel/backend/limits/slowdown.ts';
import { HasherBusy } from '@keel/backend/security/passwordHasher.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';

const RIGHT = 'harbour-lamp-42';
const STRANGER = '198.51.100.7';
const OWNER = '203.0.113.9';

interface Try {
  readonly password?: string;
  readonly from?: string;
  readonly deviceToken?: string | undefined;
}

/** The statuses of ten wrong passwords, and of those after them. */
const tenAnd = (...more: number[]) => [...Array<number>(10).fill(422), ...more];

describe.each(engines)('guessing passwords on $name', (engine) => {
  let keel: Keel;
  let people = 0;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const someone = () => newInvestor(keel, `owner${(people += 1)}@example.org`);
  const login = ({ user }: Pick<SessionStart, 'user'>, { password = RIGHT, from = OWNER, deviceToken }: Try = {}) =>
    keel.call('login', { from, body: { email: user.email, password, ...(deviceToken && { deviceToken }) } });
  const guess = async (who: SessionStart, times: number, tried: Try = {}) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1)
      statuses.push((await login(who, { password: `a guess ${at}`, from: STRANGER, ...tried })).statusCode);
    return statuses;
  };

  it("[AUTH-5] after ten wrong passwords of a stranger the owner's known browser signs in (M-14, N-8)", async () => {
    const owner = await someone();
    const { deviceToken } = owner;
    expect(await guess(owner, 12)).toEqual(tenAnd(429, 429));
    // Without its device token it is an unknown browser.
    expect((await login(owner)).statusCode).toBe(429);
    const back = await login(owner, { deviceToken });
    expect([back.statusCode, back.json().deviceToken]).toEqual([200, deviceToken]);
    // The owner's login does not allow the stranger any more attempts.
    expect(await guess(owner, 1)).toEqual([429]);
    // The owner can log in even from the stranger's network.
    expect((await login(owner, { deviceToken, from: STRANGER })).statusCode).toBe(200);
  });

  it('[AUTH-5] a device token allows no more guesses than without one, and none for another account (M-14)', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { deviceToken } = owner;
    expect(await guess(owner, 12, { deviceToken })).toEqual(tenAnd(429, 429));
    expect((await login(owner, { deviceToken })).statusCode).toBe(429);
    // It has used up its own attempts, not those of others.
    expect((await login(owner)).statusCode).toBe(200);
    expect(await guess(other, 11, { deviceToken })).toEqual(tenAnd(429));
    expect(await guess(other, 1, { deviceToken: 'a-secret-that-nobody-was-given' })).toEqual([429]);
  });

  it('[AUTH-5] each wrong password after the tenth has to wait twice as long, up to a quarter of an hour (M-14)', async () => {
    const owner = await someone();
    await guess(owner, 10);
    const waits: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const refused = await login(owner, { password: 'a guess', from: STRANGER });
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      keel.clock.advance(seconds * SECOND - 1);
      expect((await login(owner, { password: 'a guess', from: STRANGER })).statusCode).toBe(429);
      keel.clock.advance(1);
      expect(await guess(owner, 1)).toEqual([422]);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    keel.clock.advance(DAY);
    expect(await guess(owner, 11)).toEqual(tenAnd(429));
  });

  it('[AUTH-5] the right password, once allowed, resets the count (M-14)', async () => {
    const owner = await someone();
    await guess(owner, 10);
    keel.clock.advance(30 * SECOND);
    expect((await login(owner)).statusCode).toBe(200);
    expect(await guess(owner, 11)).toEqual(tenAnd(429));
  });

  it('[AUTH-5] of 60 simultaneous guesses 10 are compared, from whichever networks (M-14, N-7)', async () => {
    const owner = await someone();
    const { deviceToken } = owner;
    for (const tried of [{}, { deviceToken }]) {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          login(owner, { password: `a guess ${at}`, from: `198.51.${at}.1`, ...tried }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50);
    }
  });

  it('[AUTH-5] a hundred wrong passwords of one network, a /64 in IPv6, slow it down for all accounts (M-14)', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 101; at += 1) {
      const email = `nobody${at}@example.org`;
      const from = `2001:db8:5:5::${(at + 1).toString(16)}`;
      statuses.push((await keel.call('login', { from, body: { email, password: 'a guess' } })).statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    const owner = await someone();
    expect((await login(owner, { from: '2001:db8:5:5::ffff' })).statusCode).toBe(429);
    expect((await login(owner, { from: '2001:db8:5:6::1' })).statusCode).toBe(200);
    // A known browser is accepted from there too.
    expect((await login(owner, { from: '2001:db8:5:5::ffff', deviceToken: owner.deviceToken })).statusCode).toBe(200);
  });

  it('[AUTH-5] right passwords of one network are not counted (M-14)', async () => {
    const owner = await someone();
    const from = '192.0.2.77';
    for (let at = 0; at < 3; at += 1) expect((await login(owner, { from })).statusCode).toBe(200);
    const rows = await keel.context.db.query<{ n: number }>(
      "SELECT n FROM auth_counters WHERE bucket = 'wrong-password-network' AND last_at < $1",
      [new Date(keel.clock.now().getTime() - 10 * MINUTE)],
    );
    expect(rows.map(({ n }) => n)).toContain(0);
  });

  it('[AUTH-5][AUTH-1] a browser that resets the password is known from then on, whatever a stranger tries meanwhile (M-13, N-8)', async () => {
    const owner = await someone();
    const { email } = owner.user;
    await keel.call('forgotPassword', { body: { email } });
    const text = (await keel.mails()).findLast(({ to }) => to?.[0]?.address === email)?.text ?? '';
    const token = /#(\S+)/.exec(text)?.[1];
    const password = 'another-harbour-42';
    const { deviceToken } = (await keel.call('resetPassword', { body: { token, password } })).json();
    await guess(owner, 12);
    expect((await login(owner, { password })).statusCode).toBe(429);
    expect((await login(owner, { password, deviceToken })).statusCode).toBe(200);
  });

  it('[AUTH-5] one browser can know two accounts, and an invented device token is refused (N-8)', async () => {
    const [one, two] = [await someone(), await someone()];
    const { deviceToken } = one;
    expect((await login(two, { deviceToken })).json().deviceToken).toBe(deviceToken);
    for (const who of [one, two]) {
      await guess(who, 12);
      expect((await login(who, { deviceToken })).statusCode).toBe(200);
    }
    const madeUp = 'a-secret-that-somebody-chose';
    const other = await someone();
    expect((await login(other, { deviceToken: madeUp })).json().deviceToken).not.toBe(madeUp);
  });

  it('[AUTH-5] of 21 browsers of an account the least recently used one is unknown again', async () => {
    const owner = await someone();
    for (let at = 0; at < 20; at += 1) {
      keel.clock.advance(SECOND);
      await login(owner);
    }
    await guess(owner, 12);
    expect((await login(owner, { deviceToken: owner.deviceToken })).statusCode).toBe(429);
  });

  it('[AUTH-5] wrong passwords at the log-in do not count against the password confirmation of a session (M-14)', async () => {
    const owner = await someone();
    const { token } = owner;
    await guess(owner, 12);
    const change = (current: string) => keel.call('changePassword', { token, body: { current, next: RIGHT } });
    for (let at = 0; at < 10; at += 1) expect((await change('a guess')).statusCode).toBe(422);
    expect((await change(RIGHT)).statusCode).toBe(429);
    keel.clock.advance(15 * MINUTE);
    expect((await change(RIGHT)).statusCode).toBe(204);
  });

  it('[AUTH-5] an attempt that the server had no capacity for does not count (N-7)', async () => {
    const { hasher } = keel.context;
    const owner = await someone();
    await guess(owner, 10);
    keel.clock.advance(30 * SECOND);
    Object.assign(keel.context, { hasher: { ...hasher, matches: () => Promise.reject(new HasherBusy()) } });
    for (let at = 0; at < 3; at += 1) expect((await login(owner)).statusCode).toBe(503);
    Object.assign(keel.context, { hasher });
    expect((await login(owner)).statusCode).toBe(200);
  });

  it('[AUTH-5] the wait stays at its maximum, however many attempts there were', async () => {
    const { db } = keel.context;
    const slowdown = { bucket: 'test', free: 0, firstMs: SECOND, maxMs: MINUTE, forgetMs: DAY };
    for (let at = 0; at < 40; at += 1) {
      expect(await countAttempt(db, keel.clock.now, slowdown, 'a key')).toEqual({ ok: true });
      keel.clock.advance(MINUTE);
    }
    await countAttempt(db, keel.clock.now, slowdown, 'a key');
    expect(await countAttempt(db, keel.clock.now, slowdown, 'a key')).toEqual({ ok: false, retryAfter: 60 });
  });
});
