import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { relyingParty } from '@keel/backend/modules/factors/relyingParty.ts';
import { replaceLostSecrets } from '@keel/backend/modules/factors/replaceLostSecrets.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { codesOf, withAuthenticator } from './support/factors.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { available, fundedInvestor, withdrawBody } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { type SoftPasskey, softPasskey } from './support/softPasskey.ts';

const PASSWORD = 'harbour-lamp-42';

interface Challenge {
  readonly challenge: string;
  readonly ways: string[];
  readonly passkey: { readonly challenge: string; readonly allowCredentials: { readonly id: string }[] } | null;
}

const codeOf = (response: { json(): { code?: string } }) => response.json().code;

describe.each(engines)('second factors on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    // A change holds payouts for a day, so the sessions last longer.
    keel = await startKeel(engine, { sessionHours: 720 });
    op = await operated(keel);
    await op.done('settings', 'set', 'payouts.coolingOff', '24');
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  let investors = 0;
  const investor = () => {
    investors += 1;
    return newInvestor(keel, `factor-${investors}@example.org`);
  };
  const login = ({ user }: SessionStart, password = PASSWORD) =>
    keel.call('login', { body: { email: user.email, password } });
  const startSignIn = async (who: SessionStart): Promise<Challenge> => {
    const response = await login(who);
    expect(response.statusCode).toBe(202);
    return response.json<{ secondFactor: Challenge }>().secondFactor;
  };
  const finish = (challenge: string, proof: object) => keel.call('finishSignIn', { body: { challenge, proof } });
  const withCode = (challenge: string, code: string) => finish(challenge, { kind: 'code', code });
  const listed = async ({ token }: SessionStart) => (await keel.call('listFactors', { token })).json();
  const addPasskey = async ({ token }: SessionStart, passkey: SoftPasskey, changes = {}) => {
    const begun = (await keel.call('beginPasskey', { token })).json();
    return keel.call('finishPasskey', {
      token,
      body: { name: ' Work laptop ', passkey: passkey.made(begun.options.challenge, changes) },
    });
  };
  const stale = () => keel.clock.advance(5 * MINUTE);
  const again = async (who: SessionStart) => ({ ...who, token: (await login(who)).json<SessionStart>().token });

  it('[AUTH-4] an account without a second factor signs in with its password only, as before (M-17)', async () => {
    const who = await investor();
    expect((await login(who)).statusCode).toBe(200);
    expect(await listed(who)).toEqual({
      bool: true,
      message: [],
      backupCodesLeft: 0,
      isRequired: false,
      passkeyDomain: 'localhost',
    });
  });

  it('[AUTH-4] a sign-in asks for the authenticator, and its code starts the session (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    expect(app.recoveryCodes).toHaveLength(10);
    const { challenge, ways, passkey } = await startSignIn(who);
    expect([ways, passkey]).toEqual([['code', 'recovery'], null]);
    expect((await login(who, 'not-the-password')).statusCode).toBe(422);
    const done = await withCode(challenge, app.code());
    expect([done.statusCode, done.json().user.email]).toEqual([200, who.user.email]);
    expect((await keel.call('getUserByToken', { token: done.json().token })).statusCode).toBe(200);
    expect((await listed(who)).message).toEqual([
      {
        _id: app.id,
        kind: 'authenticator',
        name: 'My phone',
        createdAt: expect.any(String),
        lastUsedAt: keel.clock.now().toISOString(),
      },
    ]);
  });

  it('[AUTH-4] the challenge of a sign-in is not a session, and works once', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    expect((await keel.call('getUserByToken', { token: challenge })).statusCode).toBe(401);
    expect((await withCode(challenge, app.code())).statusCode).toBe(200);
    keel.clock.advance(MINUTE);
    expect(codeOf(await withCode(challenge, app.code()))).toBe('challenge_expired');
  });

  it('[AUTH-4] a code is accepted once, and none of an earlier step after it (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const before = app.code(-30 * SECOND);
    const code = app.code();
    expect((await withCode((await startSignIn(who)).challenge, code)).statusCode).toBe(200);
    const { challenge } = await startSignIn(who);
    expect(codeOf(await withCode(challenge, code))).toBe('wrong_factor');
    expect(codeOf(await withCode(challenge, before))).toBe('wrong_factor');
    keel.clock.advance(30 * SECOND);
    expect((await withCode(challenge, app.code())).statusCode).toBe(200);
  });

  it('[AUTH-4] the code that added an authenticator cannot be used to sign in', async () => {
    const who = await investor();
    const begun = (await keel.call('beginAuthenticator', { token: who.token })).json();
    const code = codesOf(keel, begun.setupKey)();
    await keel.call('confirmAuthenticator', { token: who.token, body: { name: 'Phone', code } });
    expect(codeOf(await withCode((await startSignIn(who)).challenge, code))).toBe('wrong_factor');
  });

  it('[AUTH-4] a code half a minute early or late is accepted, one of a minute is not', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    expect(codeOf(await withCode(challenge, app.code(-MINUTE)))).toBe('wrong_factor');
    expect(codeOf(await withCode(challenge, app.code(MINUTE)))).toBe('wrong_factor');
    expect((await withCode(challenge, app.code(30 * SECOND))).statusCode).toBe(200);
  });

  it('[AUTH-4] the code of another account is refused', async () => {
    const [who, other] = [await investor(), await investor()];
    await withAuthenticator(keel, who.token);
    const theirs = await withAuthenticator(keel, other.token);
    const { challenge } = await startSignIn(who);
    expect(codeOf(await withCode(challenge, theirs.code()))).toBe('wrong_factor');
    const foreign = { kind: 'recovery', code: theirs.recoveryCodes[0] };
    expect(codeOf(await finish(challenge, foreign))).toBe('wrong_factor');
  });

  it('[AUTH-4] one code at five simultaneous sign-ins is accepted once (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const challenges = [];
    for (let n = 0; n < 5; n += 1) challenges.push((await startSignIn(who)).challenge);
    const answers = await Promise.all(challenges.map((challenge) => withCode(challenge, app.code())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('[AUTH-4] sixty simultaneous wrong codes count as sixty: five of a sign-in are compared (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    const wrong = app.code(HOUR);
    const answers = await Promise.all(Array.from({ length: 60 }, () => withCode(challenge, wrong)));
    const codes = answers.map((answer) => String(codeOf(answer))).toSorted();
    expect(codes).toEqual([...Array<string>(55).fill('challenge_expired'), ...Array<string>(5).fill('wrong_factor')]);
    expect(codeOf(await withCode(challenge, app.code()))).toBe('challenge_expired');
  });

  it('[AUTH-4] the eleventh wrong code of an account in a quarter of an hour has to wait (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    for (let n = 0; n < 10; n += 1) {
      await withCode((await startSignIn(who)).challenge, app.code(HOUR));
    }
    const refused = await withCode((await startSignIn(who)).challenge, app.code());
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'rate_limited']);
    keel.clock.advance(15 * MINUTE);
    expect((await withCode((await startSignIn(who)).challenge, app.code())).statusCode).toBe(200);
  });

  it('[AUTH-4] a sign-in waits five minutes for its second factor', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    stale();
    expect(codeOf(await withCode(challenge, app.code()))).toBe('challenge_expired');
    expect(codeOf(await withCode('a-challenge-nobody-was-given', app.code()))).toBe('challenge_expired');
  });

  it('[AUTH-4] the thirty-first wrong code in a day has to wait, until the password is changed (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    keel.clock.advance(DAY - (keel.clock.now().getTime() % DAY));
    const wrong = async () => codeOf(await withCode((await startSignIn(who)).challenge, '000000'));
    for (let quarter = 0; quarter < 3; quarter += 1) {
      for (let nth = 0; nth < 10; nth += 1) expect(await wrong()).toBe('wrong_factor');
      keel.clock.advance(15 * MINUTE);
    }
    const refused = await withCode((await startSignIn(who)).challenge, app.code());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(24 * 3600 - 45 * 60);
    const { token } = who;
    const changed = { current: PASSWORD, next: 'lantern-quay-77' };
    expect((await keel.call('changePassword', { token, body: changed })).statusCode).toBe(204);
    const { secondFactor } = (await login(who, changed.next)).json<{ secondFactor: Challenge }>();
    expect((await withCode(secondFactor.challenge, app.code())).statusCode).toBe(200);
  });

  it('[AUTH-4] after the clock was set back, no later code, sign-in or proof is valid', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    expect((await withCode(challenge, app.code())).statusCode).toBe(200);
    const later = (await startSignIn(who)).challenge;
    keel.clock.advance(-HOUR);
    expect(codeOf(await withCode(later, app.code()))).toBe('challenge_expired');
    const earlier = await startSignIn(who);
    expect(codeOf(await withCode(earlier.challenge, app.code()))).toBe('wrong_factor');
    expect(codeOf(await keel.call('beginPasskey', { token: who.token }))).toBe('step_up_needed');
    keel.clock.advance(HOUR);
  });

  it('[AUTH-4] a sign-in that started with an old password is invalid', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { challenge } = await startSignIn(who);
    const body = { current: PASSWORD, next: 'lantern-quay-77' };
    expect((await keel.call('changePassword', { token: who.token, body })).statusCode).toBe(204);
    expect(codeOf(await withCode(challenge, app.code()))).toBe('challenge_expired');
  });

  it('[AUTH-4] with a lost device each recovery code signs in once, however it is typed (M-17)', async () => {
    const who = await investor();
    const { recoveryCodes } = await withAuthenticator(keel, who.token);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([\da-hjkmnp-tv-z]{4}-){3}[\da-hjkmnp-tv-z]{4}$/);
    const typed = first.toUpperCase().replaceAll('-', ' ');
    expect((await finish((await startSignIn(who)).challenge, { kind: 'recovery', code: typed })).statusCode).toBe(200);
    const { challenge } = await startSignIn(who);
    expect(codeOf(await finish(challenge, { kind: 'recovery', code: first }))).toBe('wrong_factor');
    expect((await finish(challenge, { kind: 'recovery', code: second })).statusCode).toBe(200);
    expect((await listed(who)).backupCodesLeft).toBe(8);
  });

  it('[AUTH-4] new recovery codes replace the previous ones', async () => {
    const who = await investor();
    expect((await keel.call('newRecoveryCodes', { token: who.token })).statusCode).toBe(409);
    const { recoveryCodes } = await withAuthenticator(keel, who.token);
    const renewed = (await keel.call('newRecoveryCodes', { token: who.token })).json().backupCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    const { challenge } = await startSignIn(who);
    expect(codeOf(await finish(challenge, { kind: 'recovery', code: recoveryCodes[0] }))).toBe('wrong_factor');
    expect((await finish(challenge, { kind: 'recovery', code: renewed[0] })).statusCode).toBe(200);
  });

  it('[AUTH-4] neither database nor log contains a secret or recovery code in clear', async () => {
    const who = await investor();
    const begun = (await keel.call('beginAuthenticator', { token: who.token })).json();
    const code = codesOf(keel, begun.setupKey)();
    expect(begun.uri).toContain(`secret=${begun.setupKey}`);
    const added = await keel.call('confirmAuthenticator', { token: who.token, body: { name: 'Phone', code } });
    const tables = ['authenticators', 'recovery_codes', 'factor_challenges', 'audit_log'];
    const rows = await Promise.all(
      tables.map((table) =>
        keel.context.db.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`),
      ),
    );
    const stored = JSON.stringify(rows) + keel.logs();
    for (const secret of [begun.setupKey, ...added.json().backupCodes]) expect(stored).not.toContain(secret);
  });

  it('[AUTH-4] a passkey is added, requested and used (M-17)', async () => {
    const who = await investor();
    const passkey = softPasskey();
    const added = await addPasskey(who, passkey);
    expect([added.statusCode, added.json().factor.name]).toEqual([200, 'Work laptop']);
    expect(added.json().backupCodes).toHaveLength(10);
    const { challenge, ways, passkey: options } = await startSignIn(who);
    expect(ways).toEqual(['passkey', 'recovery']);
    expect(options?.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    const signed = passkey.signed(options?.challenge ?? '');
    const done = await finish(challenge, { kind: 'passkey', passkey: signed });
    expect(done.statusCode).toBe(200);
    expect(codeOf(await finish(challenge, { kind: 'passkey', passkey: signed }))).toBe('challenge_expired');
    const second = await startSignIn(who);
    expect(codeOf(await finish(second.challenge, { kind: 'passkey', passkey: signed }))).toBe('wrong_factor');
  });

  it.each([
    ['another page', { origin: 'http://localhost.example.org' }],
    ['another domain', { rpId: 'example.org' }],
    ['a copy of it that counts behind', { count: 1 }],
  ])('[AUTH-4] a passkey that was used for %s is refused', async (_, changes) => {
    const who = await investor();
    const passkey = softPasskey();
    await addPasskey(who, passkey);
    const first = await startSignIn(who);
    const right = passkey.signed(first.passkey?.challenge ?? '', { count: 5 });
    expect((await finish(first.challenge, { kind: 'passkey', passkey: right })).statusCode).toBe(200);
    const { challenge, passkey: options } = await startSignIn(who);
    const wrong = passkey.signed(options?.challenge ?? '', { count: 6, ...changes });
    expect(codeOf(await finish(challenge, { kind: 'passkey', passkey: wrong }))).toBe('wrong_factor');
  });

  it('[AUTH-4] a passkey is bound to one account, to this site and to the given challenge', async () => {
    const [who, other] = [await investor(), await investor()];
    const passkey = softPasskey();
    expect(codeOf(await addPasskey(who, passkey, { origin: 'https://evil.example' }))).toBe('wrong_factor');
    expect(codeOf(await addPasskey(who, passkey, { rpId: 'evil.example' }))).toBe('wrong_factor');
    expect((await addPasskey(who, passkey)).statusCode).toBe(200);
    expect(codeOf(await addPasskey(other, passkey))).toBe('wrong_state');
    const body = { name: 'Laptop', passkey: softPasskey().made('bm90LXRoZS1jaGFsbGVuZ2U') };
    expect(codeOf(await keel.call('finishPasskey', { token: other.token, body }))).toBe('challenge_expired');
    await keel.call('beginPasskey', { token: other.token });
    expect(codeOf(await keel.call('finishPasskey', { token: other.token, body }))).toBe('wrong_factor');
    const { challenge, passkey: options } = await startSignIn(who);
    const stranger = softPasskey().signed(options?.challenge ?? '');
    expect(codeOf(await finish(challenge, { kind: 'passkey', passkey: stranger }))).toBe('wrong_factor');
  });

  it('[AUTH-4] a factor is removed, the last one together with the recovery codes', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const added = await addPasskey(who, softPasskey());
    expect(added.json().backupCodes).toEqual([]);
    const remove = (id: string) => keel.call('removeFactor', { token: who.token, body: { id } });
    expect((await remove(app.id)).statusCode).toBe(204);
    expect((await remove(app.id)).statusCode).toBe(404);
    expect((await listed(who)).backupCodesLeft).toBe(10);
    expect((await remove(added.json().factor._id)).statusCode).toBe(204);
    expect(await listed(who)).toMatchObject({ message: [], backupCodesLeft: 0 });
    expect((await login(who)).statusCode).toBe(200);
  });

  it('[AUTH-4] an account has at most ten of each kind', async () => {
    const who = await investor();
    const full = [];
    for (let n = 0; n < 10; n += 1) full.push((await addPasskey(who, softPasskey())).statusCode);
    expect(full).toEqual(Array(10).fill(200));
    expect(codeOf(await addPasskey(who, softPasskey()))).toBe('limit_exceeded');
    const apps = await investor();
    for (let n = 0; n < 10; n += 1) {
      await withAuthenticator(keel, apps.token);
      if (n === 3 || n === 7)
        await keel.context.db.query('UPDATE sessions SET proved_at = $1 WHERE user_id = $2', [
          keel.clock.now(),
          apps.user._id,
        ]);
    }
    await keel.context.db.query('UPDATE sessions SET proved_at = $1 WHERE user_id = $2', [
      keel.clock.now(),
      apps.user._id,
    ]);
    expect(codeOf(await keel.call('beginAuthenticator', { token: apps.token }))).toBe('limit_exceeded');
  });

  it('[AUTH-4] an authenticator without a code within a quarter of an hour has to be set up again', async () => {
    const who = await investor();
    const begun = (await keel.call('beginAuthenticator', { token: who.token })).json();
    keel.clock.advance(15 * MINUTE);
    const body = { name: 'Phone', code: codesOf(keel, begun.setupKey)() };
    expect(codeOf(await keel.call('confirmAuthenticator', { token: who.token, body }))).toBe('wrong_factor');
    expect((await login(who)).statusCode).toBe(200);
  });

  it('[PAYOUT-4] every security setting requires a step-up after five minutes (M-17)', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    stale();
    const calls = [
      keel.call('beginPasskey', { token: who.token }),
      keel.call('beginAuthenticator', { token: who.token }),
      keel.call('newRecoveryCodes', { token: who.token }),
      keel.call('removeFactor', { token: who.token, body: { id: app.id } }),
    ];
    for (const call of calls) expect([(await call).statusCode, codeOf(await call)]).toEqual([403, 'step_up_needed']);
    const begun = (await keel.call('beginStepUp', { token: who.token })).json();
    expect(begun).toMatchObject({ ways: ['code', 'recovery'], passkey: null });
    const byPassword = { proof: { kind: 'password', password: PASSWORD } };
    expect(codeOf(await keel.call('stepUp', { token: who.token, body: byPassword }))).toBe('wrong_factor');
    const code = app.code();
    const proved = await keel.call('stepUp', { token: who.token, body: { proof: { kind: 'code', code } } });
    const until = new Date(keel.clock.now().getTime() + 5 * MINUTE).toISOString();
    expect(proved.json()).toEqual({ bool: true, freshUntil: until });
    expect((await keel.call('newRecoveryCodes', { token: who.token })).statusCode).toBe(200);
    const replayed = await keel.call('stepUp', { token: who.token, body: { proof: { kind: 'code', code } } });
    expect(codeOf(replayed)).toBe('challenge_expired');
    stale();
    expect((await keel.call('newRecoveryCodes', { token: who.token })).statusCode).toBe(403);
  });

  it('[PAYOUT-4] a proof makes its own session fresh, and no other', async () => {
    const who = await investor();
    const other = await again(who);
    stale();
    const right = { proof: { kind: 'password', password: PASSWORD } };
    expect((await keel.call('beginStepUp', { token: who.token })).json()).toMatchObject({ ways: ['password'] });
    const wrong = { proof: { kind: 'password', password: 'not-the-password' } };
    expect(codeOf(await keel.call('stepUp', { token: who.token, body: wrong }))).toBe('wrong_password');
    expect((await keel.call('stepUp', { token: who.token, body: right })).statusCode).toBe(200);
    expect((await keel.call('beginPasskey', { token: who.token })).statusCode).toBe(200);
    expect((await keel.call('beginPasskey', { token: other.token })).statusCode).toBe(403);
  });

  it('[PAYOUT-4] a passkey is a proof, once for each challenge', async () => {
    const who = await investor();
    const passkey = softPasskey();
    await addPasskey(who, passkey);
    stale();
    const { challenge } = (await keel.call('beginStepUp', { token: who.token })).json().passkey;
    const proof = { kind: 'passkey', passkey: passkey.signed(challenge) };
    expect((await keel.call('stepUp', { token: who.token, body: { proof } })).statusCode).toBe(200);
    expect(codeOf(await keel.call('stepUp', { token: who.token, body: { proof } }))).toBe('challenge_expired');
  });

  it('[PAYOUT-4] sixty simultaneous wrong passwords count as sixty (M-17)', async () => {
    const who = await investor();
    const body = { proof: { kind: 'password', password: 'not-the-password' } };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => keel.call('stepUp', { token: who.token, body })),
    );
    const statuses = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(statuses).toEqual([...Array<string>(10).fill('422'), ...Array<string>(50).fill('429')]);
  });

  it('[AUTH-4] an operator removes the factors of a person who lost all of them, with an entry in the audit log (M-17)', async () => {
    const who = await investor();
    await withAuthenticator(keel, who.token);
    const reset = () => op.done('users', 'reset-factors', who.user.email, '--reason', 'Lost the phone');
    expect(await reset()).toMatchObject({ changed: true });
    expect(await reset()).toMatchObject({ changed: false });
    expect((await keel.call('listFactors', { token: who.token })).statusCode).toBe(401);
    expect((await login(who)).statusCode).toBe(200);
    const acts = await keel.context.db.query<{ action: string; actor: string; reason: string | null }>(
      "SELECT action, actor, reason FROM audit_log WHERE object = $1 AND action LIKE 'factor.%' ORDER BY position",
      [who.user._id],
    );
    expect(acts).toEqual([
      { action: 'factor.add', actor: who.user._id, reason: null },
      { action: 'factor.reset', actor: expect.stringContaining('robin'), reason: 'Lost the phone' },
    ]);
  });

  it('[PAYOUT-1][PAYOUT-5] each change of a second factor is mailed, and holds payouts for the cooling-off (M-17)', async () => {
    const who = await fundedInvestor(keel, 'cooling-off@example.org', '5000');
    const { token, user } = who;
    const take = async () => codeOf(await keel.call('createWithdraw', { token, body: withdrawBody(user) }));
    const mailed = async () =>
      (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === user.email)).at(-1);
    const isHeld = async (text: string) => {
      const mail = await mailed();
      expect(mail?.subject).toBe('How you log in to Keel was changed');
      expect(mail?.text).toContain(text);
      expect(await take()).toBe('payouts_held');
      keel.clock.advance(DAY);
      expect(await take()).toBeUndefined();
    };
    const app = await withAuthenticator(keel, token);
    expect((await mailed())?.text).not.toContain(app.recoveryCodes[0]);
    await isHeld('A second factor was added to your account');
    const proved = async () => {
      await keel.call('beginStepUp', { token });
      const proof = { kind: 'code', code: app.code() };
      expect((await keel.call('stepUp', { token, body: { proof } })).statusCode).toBe(200);
    };
    await proved();
    expect((await keel.call('newRecoveryCodes', { token })).statusCode).toBe(200);
    await isHeld('New recovery codes were made');
    await proved();
    expect((await keel.call('removeFactor', { token, body: { id: app.id } })).statusCode).toBe(204);
    await isHeld('A second factor was removed');
    await withAuthenticator(keel, (await again(who)).token);
    await op.done('users', 'reset-factors', user.email, '--reason', 'lost phone');
    expect((await mailed())?.text).toContain('Every second factor was removed');
    keel.clock.advance(DAY - SECOND);
    const back = await again(who);
    const refused = await keel.call('createWithdraw', { token: back.token, body: withdrawBody(user) });
    expect(codeOf(refused)).toBe('payouts_held');
  });

  it('[PAYOUT-5] the use of a recovery code is mailed, without the code (M-17)', async () => {
    const who = await investor();
    const { recoveryCodes } = await withAuthenticator(keel, who.token);
    const [code = ''] = recoveryCodes;
    const { challenge } = await startSignIn(who);
    expect((await finish(challenge, { kind: 'recovery', code })).statusCode).toBe(200);
    // Mails are sent concurrently: the earlier one about the new factor may arrive after this one.
    const received = (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === who.user.email));
    expect(received.map(({ subject }) => subject)).toContain('A recovery code was used to log in to Keel');
    for (const { text } of received) expect(text).not.toContain(code);
    expect(keel.logs()).not.toContain(code);
  });

  it('[AUTH-4] if the operator requires a second factor, the last one cannot be removed (M-17)', async () => {
    const who = await investor();
    const { id } = await withAuthenticator(keel, who.token);
    expect(await op.refused('settings', 'set', 'security.requireFactor', 'perhaps')).toContain('must be yes');
    await op.done('settings', 'set', 'security.requireFactor', 'yes');
    expect(await listed(who)).toMatchObject({ isRequired: true });
    const removed = await keel.call('removeFactor', { token: who.token, body: { id } });
    expect(removed.json()).toMatchObject({ code: 'wrong_state', messageCode: 'last_factor' });
    await op.done('settings', 'set', 'security.requireFactor', '');
  });

  it('[AUTH-4] if the operator requires a second factor, an account without one cannot pay out (M-17)', async () => {
    const who = await fundedInvestor(keel, 'without-factor@example.org', '5000');
    const body = withdrawBody(who.user);
    await op.done('settings', 'set', 'security.requireFactor', 'yes');
    const refused = await keel.call('createWithdraw', { token: who.token, body });
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'second_factor_required']);
    expect(await available(keel, who)).toBe('5000.00');
    await withAuthenticator(keel, who.token);
    keel.clock.advance(DAY);
    expect((await keel.call('createWithdraw', { token: who.token, body })).statusCode).toBe(200);
    await op.done('settings', 'set', 'security.requireFactor', '');
  });

  it('[PAYOUT-4] a withdrawal from the set amount on requires a step-up, and continues with the same key (M-17)', async () => {
    const who = await fundedInvestor(keel, 'step-up@example.org', '5000');
    await op.done('settings', 'set', 'payouts.stepUpFrom', '1000.00');
    const take = (amount: string) =>
      keel.call('createWithdraw', {
        token: who.token,
        body: withdrawBody(who.user, { amount }),
        headers: { 'idempotency-key': `withdraw-${amount}` },
      });
    stale();
    expect((await take('999.99')).statusCode).toBe(200);
    const refused = await take('1000.00');
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'step_up_needed']);
    expect(await available(keel, who)).toBe('4000.01');
    const body = { proof: { kind: 'password', password: PASSWORD } };
    expect((await keel.call('stepUp', { token: who.token, body })).statusCode).toBe(200);
    expect([(await take('1000.00')).statusCode, (await take('1000.00')).statusCode]).toEqual([200, 200]);
    expect(await available(keel, who)).toBe('3000.01');
    await op.done('settings', 'set', 'payouts.stepUpFrom', '');
  });

  it('[PAYOUT-4] a purchase from the set amount on requires a step-up, as a withdrawal does (M-17)', async () => {
    const who = await fundedInvestor(keel, 'step-up-order@example.org', '5000');
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [who.user._id]);
    await op.done('settings', 'set', 'payouts.stepUpFrom', '1.00');
    const order = (type: 'buy' | 'sell') =>
      keel.call('createOrder', {
        token: who.token,
        body: { type, asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'main' },
        headers: { 'idempotency-key': `order-${type}` },
      });
    stale();
    const refused = await order('buy');
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'step_up_needed']);
    expect(await available(keel, who)).toBe('5000.00');
    // A sale pays nothing out.
    expect((await order('sell')).statusCode).toBe(200);
    const body = { proof: { kind: 'password', password: PASSWORD } };
    expect((await keel.call('stepUp', { token: who.token, body })).statusCode).toBe(200);
    expect((await order('buy')).statusCode).toBe(200);
    expect(await available(keel, who)).not.toBe('5000.00');
    await op.done('settings', 'set', 'payouts.stepUpFrom', '');
  });

  it('[AUTH-4][OPS-2] without the data key codes are refused, and the recovery codes work', async () => {
    const who = await investor();
    const app = await withAuthenticator(keel, who.token);
    const { db, sealer } = keel.context;
    const [{ key } = { key: new Uint8Array() }] = await db.query<{ key: Uint8Array }>(
      'SELECT id AS key FROM data_keys WHERE is_current',
    );
    await db.tx((tx) => replaceLostSecrets(tx, sealer, { lost: key, replacement: key }));
    const { challenge } = await startSignIn(who);
    expect(codeOf(await withCode(challenge, app.code()))).toBe('wrong_factor');
    const recovery = { kind: 'recovery', code: app.recoveryCodes[0] };
    expect((await finish(challenge, recovery)).statusCode).toBe(200);
  });
});

it.each(engines)('[AUTH-4] a site with an IP address cannot add passkeys, and says so: $name', async (engine) => {
  const keel = await startKeel(engine, { publicUrl: 'http://192.0.2.7:3000' });
  const { token } = await newInvestor(keel, 'by-number@example.org');
  const refused = await keel.call('beginPasskey', { token });
  expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'wrong_factor']);
  expect((await keel.call('listFactors', { token })).json()).toMatchObject({ passkeyDomain: null });
  await keel.close();
});

describe('the relying party of passkeys', () => {
  it.each([
    [null, 'localhost', 'http://localhost:4000', true],
    [null, 'localhost', 'http://127.0.0.1:4000', false],
    ['https://invest.example.org', 'invest.example.org', 'https://invest.example.org', true],
    ['https://invest.example.org', 'invest.example.org', 'http://invest.example.org', false],
    ['https://invest.example.org', 'invest.example.org', 'https://invest.example.org.evil.example', false],
  ])('[AUTH-4] with PUBLIC_URL %j it is %s, and a page of %s may use it: %j', (publicUrl, id, origin, isAllowed) => {
    const party = relyingParty({ publicUrl });
    expect([party?.id, party?.allows(origin)]).toEqual([id, isAllowed]);
  });

  it.each(['http://192.0.2.7:3000', 'http://[2001:db8::7]'])('[AUTH-4] %s has none', (publicUrl) => {
    expect(relyingParty({ publicUrl })).toBeNull();
  });
});
