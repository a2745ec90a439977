import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { sweep } from '@keel/backend/retention/sweep.ts';
import { recordSecurity } from '@keel/backend/security/log/recordSecurity.ts';
import type { components, SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../src/http/clientAddress.ts';
import { engines } from './support/engines.ts';
import { withAuthenticator } from './support/factors.ts';
import { type Keel, newInvestor, signupBody, startKeel } from './support/keel.ts';
import { type Operated, operated } from './support/operated.ts';

type SecurityEvent = components['schemas']['SecurityEvent'];

const PASSWORD = 'harbour-lamp-42';
const NEXT = 'lantern-quay-77';
const WRONG = 'wrong-lamp-42';
const SITE = 'https://invest.example.org';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(engines)('the security log on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine, { publicUrl: SITE, trustedProxies: 1 });
    op = await operated(keel);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    keel.call('login', { body: { email, password }, headers });
  const events = async (token: string) =>
    (await keel.call('listSecurityEvents', { token })).json<{ message: SecurityEvent[] }>().message;
  const eventsOf = async (token: string) => (await events(token)).map(({ kind, outcome }) => `${kind} ${outcome}`);
  const newestMail = async (email: string, path: string) => {
    const mails = (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
    return new RegExp(`^${SITE}${path}#([\\w-]{43})$`, 'm').exec(
      mails.findLast(({ text }) => text?.includes(`${path}#`))?.text ?? '',
    )?.[1];
  };

  const listed = async (...args: string[]) => {
    const { rows = [], next } = await op.done('audit', 'security', ...args);
    return { outcomes: rows.map(({ outcome }) => outcome), rows, next };
  };

  it('[AUTH-8] a login with either outcome, with browser, truncated address, and time (M-23)', async () => {
    const { user } = await newInvestor(keel, 'nora@example.org');
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };
    await login(user.email, WRONG, { 'user-agent': 'curl/8.5', 'x-forwarded-for': '2001:db8:7:8::9' });
    keel.clock.advance(SECOND);
    const { token } = (await login(user.email, PASSWORD, headers)).json<SessionStart>();
    expect(await events(token)).toEqual([
      {
        _id: expect.any(String),
        at: keel.clock.now().toISOString(),
        kind: 'sign_in',
        outcome: 'done',
        network: '203.0.113.0/24',
        browser: 'Firefox',
        system: 'Linux',
      },
      expect.objectContaining({
        kind: 'sign_in',
        outcome: 'wrong_password',
        network: '2001:db8:7::/48',
        browser: null,
        system: null,
      }),
      expect.objectContaining({ kind: 'sign_in', outcome: 'done' }),
    ]);
    const rows = JSON.stringify(await keel.context.db.query('SELECT * FROM security_log'));
    for (const hidden of ['203.0.113.77', '2001:db8:7:8', 'curl']) expect(rows).not.toContain(hidden);
  });

  it('[AUTH-8] changes of the password, resets, logouts and ended sessions (M-23)', async () => {
    const { token, user } = await newInvestor(keel, 'olga@example.org');
    const change = (current: string) => keel.call('changePassword', { token, body: { current, next: NEXT } });
    const steps = [
      () => change(WRONG),
      () => change(PASSWORD),
      () => keel.call('endSessions', { token, body: { ids: 'others' } }),
      () => keel.call('revealIdentityNumber', { token, body: { password: NEXT } }),
      () => keel.call('logout', { token }),
      () => keel.call('forgotPassword', { body: { email: user.email } }),
      async () => {
        const link = await newestMail(user.email, '/reset-password');
        return keel.call('resetPassword', { body: { token: link, password: PASSWORD } });
      },
    ];
    for (const step of steps) {
      keel.clock.advance(SECOND);
      expect([200, 204, 422]).toContain((await step()).statusCode);
    }
    keel.clock.advance(SECOND);
    const again = (await login(user.email)).json<SessionStart>().token;
    expect((await eventsOf(again)).toReversed()).toEqual([
      'sign_in done',
      'password_change wrong_password',
      'password_change done',
      'sessions_ended done',
      'proof done',
      'sign_out done',
      'reset_link done',
      'password_reset done',
      'sign_in done',
    ]);
  });

  it('[AUTH-8] second factors, from adding the first one to the operator’s reset (M-23)', async () => {
    const { token, user } = await newInvestor(keel, 'petra@example.org');
    const { recoveryCodes } = await withAuthenticator(keel, token);
    keel.clock.advance(SECOND);
    const secondFactor = (await login(user.email)).json().secondFactor;
    keel.clock.advance(SECOND);
    const finish = (proof: object) => keel.call('finishSignIn', { body: { challenge: secondFactor.challenge, proof } });
    expect((await finish({ kind: 'code', code: '000000' })).statusCode).toBe(422);
    keel.clock.advance(SECOND);
    const opened = (await finish({ kind: 'recovery', code: recoveryCodes[0] })).json<SessionStart>().token;
    keel.clock.advance(SECOND);
    expect((await keel.call('newRecoveryCodes', { token: opened })).statusCode).toBe(200);
    keel.clock.advance(SECOND);
    await op.done('users', 'reset-factors', user.email, '--reason', 'Lost the phone');
    keel.clock.advance(SECOND);
    const after = (await login(user.email)).json<SessionStart>().token;
    expect((await eventsOf(after)).slice(0, 6)).toEqual([
      'sign_in done',
      'factors_reset done',
      'recovery_codes done',
      'sign_in done',
      'sign_in wrong_factor',
      'sign_in factor_asked',
    ]);
    expect((await events(after))[1]).toMatchObject({ network: null, browser: null, system: null });
    expect(await eventsOf(after)).toContain('factor_added done');
  });

  it('[AUTH-8][PAYOUT-5] a frozen account, one that the operator suspended, and their restoration (M-23)', async () => {
    const { user } = await newInvestor(keel, 'quinn@example.org');
    await login(user.email, PASSWORD, { 'user-agent': FIREFOX });
    const link = await newestMail(user.email, '/freeze-account');
    keel.clock.advance(SECOND);
    expect((await keel.call('freezeAccount', { body: { token: link } })).statusCode).toBe(200);
    for (const act of ['restore', 'suspend', 'restore'] as const) {
      keel.clock.advance(SECOND);
      await op.done('users', act, user.email);
    }
    keel.clock.advance(SECOND);
    const { token } = (await login(user.email)).json<SessionStart>();
    expect((await eventsOf(token)).slice(1, 5)).toEqual([
      'account_restored done',
      'account_suspended done',
      'account_restored done',
      'account_frozen done',
    ]);
  });

  it('[AUTH-8][AUTH-5] a reached rate limit is recorded once in a quarter of an hour (M-14, M-23)', async () => {
    const { user } = await newInvestor(keel, 'rosa@example.org');
    // Advances to the start of a window of the rate limit, so that all attempts are within it.
    keel.clock.advance(15 * MINUTE - (keel.clock.now().getTime() % (15 * MINUTE)));
    for (let tries = 0; tries < 13; tries += 1) await login(user.email, WRONG);
    const count = async (outcome: string) => {
      const values = [user._id, outcome];
      const rows = await keel.context.db.query(
        'SELECT id FROM security_log WHERE user_id = $1 AND outcome = $2',
        values,
      );
      return rows.length;
    };
    expect([await count('limited'), await count('wrong_password')]).toEqual([1, 10]);
    keel.clock.advance(15 * MINUTE);
    for (let tries = 0; tries < 12; tries += 1) await login(user.email, WRONG);
    // One more guess was compared: the wait grows with each (AUTH-5).
    expect([await count('limited'), await count('wrong_password')]).toEqual([2, 11]);
  });

  it('[AUTH-8] wrong codes of an email, and too many of them (M-23)', async () => {
    const email = 'sami@example.org';
    await keel.call('signup', { body: await signupBody(keel, { email }) });
    const wrong = (await keel.code(email)) === '0000' ? '1111' : '0000';
    for (let tries = 0; tries < 16; tries += 1) await keel.call('verifyEmail', { body: { email, code: wrong } });
    const { rows = [] } = await op.done('audit', 'security', '--of', email);
    const outcomes = rows.map(({ kind, outcome }) => `${String(kind)} ${String(outcome)}`);
    expect([outcomes.length, new Set(outcomes)]).toEqual([
      16,
      new Set(['email_code wrong_code', 'email_code limited']),
    ]);
  });

  it('[AUTH-8] an email without an account is stored as a keyed hash, and can be searched for (M-23)', async () => {
    await login('Stranger@example.org', WRONG, { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7' });
    const { rows } = await op.done('audit', 'security', '--of', 'stranger@example.org');
    expect(rows).toEqual([
      {
        at: keel.clock.now().toISOString(),
        who: 'no account',
        id: expect.any(String),
        kind: 'sign_in',
        outcome: 'unknown_account',
        network: '198.51.100.0/24',
        browser: 'Firefox',
        system: 'Linux',
      },
    ]);
    const all = JSON.stringify(await keel.context.db.query('SELECT * FROM security_log'));
    expect(all.toLowerCase()).not.toContain('stranger');
    expect((await op.done('audit', 'security', '--of', 'nobody-at-all@example.org')).rows).toEqual([]);
    expect(await op.refused('audit', 'security', '--of', 'nobody')).toContain('No account has');
  });

  it('[AUTH-8][BOOK-1] the operator’s list is paged from the oldest, of one investor or all, before a time (S-6)', async () => {
    const { user } = await newInvestor(keel, 'tilda@example.org');
    for (const password of [WRONG, PASSWORD, WRONG]) {
      await login(user.email, password);
      keel.clock.advance(SECOND);
    }
    const of = ['--of', user._id];
    const first = await listed(...of, '--limit', '2');
    expect(first.outcomes).toEqual(['done', 'wrong_password']);
    const rest = await listed(...of, '--after', String(first.next));
    expect([rest.outcomes, rest.next]).toEqual([['done', 'wrong_password'], undefined]);
    const before = String(rest.rows[1]?.['at']);
    expect((await listed(...of, '--before', before)).outcomes).toEqual(['done', 'wrong_password', 'done']);
    expect((await listed('--newest', '--before', before, '--limit', '1')).rows).toMatchObject([{ who: user.email }]);
  });

  it('[AUTH-8][API-3] an investor sees the last 20 entries of their own account only (M-23)', async () => {
    const [una, vera] = [await newInvestor(keel, 'una@example.org'), await newInvestor(keel, 'vera@example.org')];
    for (let times = 0; times < 25; times += 1)
      await recordSecurity(keel.context.db, keel.clock.now, { kind: 'email_change', userId: una.user._id, from: null });
    expect((await eventsOf(una.token)).length).toBe(20);
    expect(await eventsOf(vera.token)).toEqual(['sign_in done']);
    expect((await keel.call('listSecurityEvents')).statusCode).toBe(401);
    const { securityEvents } = (await keel.call('exportAccount', { token: una.token })).json();
    expect(securityEvents).toHaveLength(26);
  });

  it('[AUTH-8] contains no password, code or token (M-23)', async () => {
    const { token, user } = await newInvestor(keel, 'wanda@example.org');
    await login(user.email, WRONG);
    await login(WRONG.concat('@example.org'), WRONG);
    const all = await keel.context.db.query('SELECT * FROM security_log');
    const text = JSON.stringify(all, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
    for (const secret of [PASSWORD, WRONG, NEXT, token]) expect(text).not.toContain(secret);
  });

  it('[AUTH-8][OPS-2] is kept for a year, or as long as the operator sets (S-9)', async () => {
    const { user } = await newInvestor(keel, 'xenia@example.org');
    const left = async () =>
      (await keel.context.db.query('SELECT id FROM security_log WHERE user_id = $1', [user._id])).length;
    expect(await op.refused('settings', 'set', 'security.logDays', '7')).toContain('from 30 to 3650');
    keel.clock.advance(365 * DAY - MINUTE);
    await sweep(keel.context.db, keel.clock.now);
    expect(await left()).toBe(1);
    await op.done('settings', 'set', 'security.logDays', '400');
    keel.clock.advance(MINUTE);
    await sweep(keel.context.db, keel.clock.now);
    expect(await left()).toBe(1);
    await op.done('settings', 'set', 'security.logDays', '30');
    await sweep(keel.context.db, keel.clock.now);
    expect(await left()).toBe(0);
  });
});

describe('the stored part of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:8:9:a:b:c', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['::1', '::/48'],
    ['unknown', null],
  ])('[AUTH-8] of %s is %s', (address, stored) => {
    expect(networkOf(address)).toBe(stored);
  });
});
