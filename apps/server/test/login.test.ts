import { MINUTE } from '@keel/backend/clock.ts';
import { HasherBusy } from '@keel/backend/security/passwordHasher.ts';
import { messageOf } from '@keel/backend/words/sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, signupBody, startKeel } from './support/keel.ts';

describe.each(engines)('login on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  it('[LOGIN-3][SESS-5] 200 starts a session of 24 hours', async () => {
    const response = await keel.call('login', { body: keel.context.demo });
    expect(response.statusCode).toBe(200);
    const { token, user, expiresIn } = response.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expiresIn).toBe(24);
    expect(user).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      firstName: 'Amelia',
      lastName: 'Rosenthal',
      email: 'amelia@example.org',
      currency: 'USD',
      profilePhotoUrl: null,
      availableBalance: '12480.50',
      accountStatus: true,
      suspended: false,
      payoutsHeldUntil: null,
      kycVerified: 'false',
      walletFeauture: true,
      nid: null,
      country: 'Portugal',
      state: null,
      address: null,
      password: '••••••••',
    });
  });

  it('[LOGIN-3] capital letters in the email are the same account, and each login has its own token', async () => {
    const body = { ...keel.context.demo, email: 'AMELIA@Example.org' };
    const [one, other] = [await keel.call('login', { body }), await keel.call('login', { body })];
    expect(one.json().user.email).toBe('amelia@example.org');
    expect(one.json().token).not.toBe(other.json().token);
  });

  it('[LOGIN-4] 202 goes to verification, and only after the right password', async () => {
    const email = 'unverified@example.org';
    await keel.call('signup', { body: await signupBody(keel, { email }) });
    const wrong = await keel.call('login', { body: { email, password: 'harbour-lamp-43' } });
    expect(wrong.statusCode).toBe(404);
    const right = await keel.call('login', { body: { email, password: 'harbour-lamp-42' } });
    expect(right.statusCode).toBe(202);
    expect(right.json()).toEqual({
      bool: true,
      ...messageOf('code_sent'),
      url: '/verification',
      signUpToken: expect.any(String),
    });
  });

  it('[LOGIN-4][VERIFY-4] sends a new code, but not within a minute of the last one', async () => {
    const email = 'patient@example.org';
    const body = { email, password: 'harbour-lamp-42' };
    const codesSent = async () => (await keel.mails()).filter(({ to }) => to?.[0]?.address === email).length;
    await keel.call('signup', { body: await signupBody(keel, { email }) });
    await keel.call('login', { body });
    expect(await codesSent()).toBe(1);
    keel.clock.advance(MINUTE);
    await keel.call('login', { body });
    expect(await codesSent()).toBe(2);
  });

  it('[LOGIN-5] 404 suggests signing up', async () => {
    const response = await keel.call('login', { body: { email: 'nobody@example.org', password: 'whatever-it-is' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      bool: false,
      code: 'unknown_account',
      message: 'We couldn’t find an account with this email. Sign up?',
    });
  });

  it('[LOGIN-6] 422 for a wrong password', async () => {
    const response = await keel.call('login', { body: { email: 'amelia@example.org', password: 'not the one' } });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'wrong_password', message: 'Incorrect password.' });
  });

  it.each([
    [{ email: 'amelia', password: 'secret-enough' }, 'email', 'Enter a valid email'],
    [{ email: 'amelia@example.org', password: '' }, 'password', 'Password must be at least 4 characters'],
    [{ email: 'amelia@example.org' }, 'password', 'Password must be at least 4 characters'],
    [{ email: `${'a'.repeat(250)}@example.org`, password: 'secret' }, 'email', 'Enter a valid email'],
  ])('[LOGIN-2][LOGIN-6] 422 names the field that breaks its rule: %j', async (body, field, message) => {
    const response = await keel.call('login', { body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'validation_failed', message, errors: [{ field, message }] });
  });

  it('[LOGIN-6] after ten wrong passwords in a quarter of an hour even the right one has to wait', async () => {
    const email = 'amelia@example.org';
    keel.clock.advance(15 * MINUTE);
    for (let tries = 0; tries < 10; tries += 1) await keel.call('login', { body: { email, password: 'a guess' } });
    const refused = await keel.call('login', { body: keel.context.demo });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    keel.clock.advance(15 * MINUTE);
    expect((await keel.call('login', { body: keel.context.demo })).statusCode).toBe(200);
  });

  it('[LOGIN-6] of 60 simultaneous wrong passwords 10 are compared (N-7, M-14)', async () => {
    keel.clock.advance(15 * MINUTE);
    const { hasher, demo } = keel.context;
    let compared = 0;
    const matches: typeof hasher.matches = (secret, hash) => {
      compared += 1;
      return hasher.matches(secret, hash);
    };
    Object.assign(keel.context, { hasher: { ...hasher, matches } });
    const body = { email: demo?.email, password: 'a guess' };
    const answers = await Promise.all(Array.from({ length: 60 }, () => keel.call('login', { body })));
    Object.assign(keel.context, { hasher });
    const statuses = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect([compared, statuses]).toEqual([10, [...Array<string>(10).fill('422'), ...Array<string>(50).fill('429')]]);
    keel.clock.advance(15 * MINUTE);
  });

  it('[LOGIN-6] an attempt that the server had no capacity for does not count (N-7, M-14)', async () => {
    const { hasher, demo } = keel.context;
    Object.assign(keel.context, { hasher: { ...hasher, matches: () => Promise.reject(new HasherBusy()) } });
    for (let tries = 0; tries < 11; tries += 1) expect((await keel.call('login', { body: demo })).statusCode).toBe(503);
    Object.assign(keel.context, { hasher });
    expect((await keel.call('login', { body: demo })).statusCode).toBe(200);
  });

  it('[SESS-5] the eleventh session ends the first', async () => {
    const first = await amelia(keel);
    const later = [];
    for (let place = 0; place < 10; place += 1) {
      keel.clock.advance(1000);
      later.push(await amelia(keel));
    }
    expect((await keel.call('getUserByToken', { token: first.token })).statusCode).toBe(401);
    expect((await keel.call('getUserByToken', { token: later[0]!.token })).statusCode).toBe(200);
  });
});

describe.each(engines)('login with hidden accounts on $name', (engine) => {
  it('[LOGIN-5] with AUTH_HIDE_ACCOUNTS the answer is the same whether or not the account exists', async () => {
    const keel = await startKeel(engine, { hideAccounts: true });
    const answers = [];
    for (const email of ['nobody@example.org', 'amelia@example.org']) {
      const { bool, message, code } = (await keel.call('login', { body: { email, password: 'a guess' } })).json();
      answers.push({ bool, message, code });
    }
    await keel.close();
    expect(answers[0]).toEqual({
      bool: false,
      message: 'Incorrect email or password.',
      code: 'wrong_password',
    });
    expect(answers[1]).toEqual(answers[0]);
  });
});
