import { DAY, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, signUp, signupBody, startKeel, type Verifying } from './support/keel.ts';
import { operated } from './support/operated.ts';

/** A network address that is not the owner's. */
const STRANGER = '198.51.100.7';
const STRANGERS = { password: 'strangers-lamp-1', confirmPassword: 'strangers-lamp-1' };

describe.each(engines)("a sign-up with somebody else's email, on $name", (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const verify = (body: Verifying) => keel.call('verifyEmail', { body });
  /**
   * The answer to the code of one sign-up with the token of another; with a probability of 1 in 10,000 both codes are
   * the same.
   */
  const crossed = async (one: Verifying, { code }: Verifying) =>
    one.code === code ? 'invalid_code' : (await verify({ ...one, code })).json<{ code: string }>().code;
  const login = (email: string, password: string) => keel.call('login', { body: { email, password } });
  const signUpAsStranger = async (email: string, from = STRANGER) =>
    keel.call('signup', { from, body: await signupBody(keel, { email, ...STRANGERS }) });
  const rows = (email: string) =>
    keel.context.db.query<{ id: string }>('SELECT id FROM users WHERE email_lower = $1', [email.toLowerCase()]);

  it("[AUTH-2] the owner can sign up after a stranger, and no code verifies the stranger's password (M-13, N-9)", async () => {
    const email = 'victim@example.org';
    const strangers = await signUp(keel, email, STRANGERS);
    // The owner is not blocked, in whatever case the e-mail is written.
    const owners = await signUp(keel, 'Victim@Example.org');
    const mails = (await keel.mails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email);
    expect(mails).toHaveLength(2);

    // The owner enters the code that the stranger caused: it does not belong to this browser.
    expect(await crossed(owners, strangers)).toBe('invalid_code');
    expect((await verify(owners)).statusCode).toBe(200);
    keel.clock.advance(SECOND);

    expect((await verify(strangers)).statusCode).toBe(400);
    expect((await login(email, STRANGERS.password)).statusCode).toBe(422);
    expect((await login(email, 'harbour-lamp-42')).statusCode).toBe(200);
    expect(await rows(email)).toHaveLength(1);
  });

  it('[AUTH-2] the code of one browser does not work in another, nor without its token (M-13)', async () => {
    const email = 'bound@example.org';
    const strangers = await signUp(keel, email, STRANGERS);
    const owners = await signUp(keel, email);
    const { code, signUpToken } = owners;
    const answers = [
      await keel.call('verifyEmail', { body: { email, code } }),
      await keel.call('verifyEmail', { body: { email, code, signUpToken: 'a-token-that-nobody-was-given' } }),
      await verify({ email: 'another@example.org', code, signUpToken }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [404, 'unknown_account']),
    );
    expect(await crossed(strangers, owners)).toBe('invalid_code');
    expect((await verify(owners)).statusCode).toBe(200);
  });

  it('[AUTH-2] a later sign-up of a stranger takes nothing from the owner either (M-13)', async () => {
    const email = 'first@example.org';
    const owners = await signUp(keel, email);
    keel.clock.advance(SECOND);
    await signUpAsStranger(email);
    // No account has the e-mail yet, so the owner, in another browser, is sent to the sign-up, without an error about
    // the password.
    expect((await login(email, 'harbour-lamp-42')).statusCode).toBe(404);
    expect((await verify(owners)).statusCode).toBe(200);
    expect((await login(email, 'harbour-lamp-42')).statusCode).toBe(200);
  });

  it('[AUTH-2] once an email is verified, an earlier sign-up cannot take it (M-13)', async () => {
    const email = 'late@example.org';
    const strangers = await signUp(keel, email, STRANGERS);
    await verify(await signUp(keel, email));
    expect((await verify(strangers)).json().code).toBe('invalid_code');
    expect((await signUpAsStranger(email)).statusCode).toBe(303);
  });

  it('[AUTH-2] a sign-up can be verified for 24 hours (N-9)', async () => {
    const [young, old] = [await signUp(keel, 'young@example.org'), await signUp(keel, 'old@example.org')];
    const again = async ({ email, signUpToken }: Verifying) => {
      await keel.call('resendCode', { body: { email, signUpToken } });
      return { email, signUpToken, code: await keel.code(email) };
    };
    keel.clock.advance(DAY - 1);
    const [youngs, olds] = [await again(young), await again(old)];
    expect((await verify(youngs)).statusCode).toBe(200);
    keel.clock.advance(1);
    expect((await verify(olds)).statusCode).toBe(404);
    expect((await login(old.email, 'harbour-lamp-42')).statusCode).toBe(404);
    expect((await verify(await signUp(keel, old.email))).statusCode).toBe(200);
  });

  it('[AUTH-2] mails and attempts of a stranger do not count against the owner (M-13)', async () => {
    const email = 'flooded@example.org';
    keel.clock.advance(DAY - (keel.clock.now().getTime() % DAY));
    const networks = [STRANGER, '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'];
    const statuses: number[] = [];
    for (const from of networks)
      for (let at = 0; at < 6; at += 1) statuses.push((await signUpAsStranger(email, from)).statusCode);
    // Each network has five an hour, all of them twenty a day, and each its first in any case.
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    for (let at = 0; at < 20; at += 1)
      await keel.call('verifyEmail', { from: STRANGER, body: { email, code: '0000' } });
    expect((await keel.call('verifyEmail', { from: STRANGER, body: { email, code: '0000' } })).statusCode).toBe(429);

    expect((await verify(await signUp(keel, email))).statusCode).toBe(200);
    expect(await rows(email)).toHaveLength(1);
  });

  it('[AUTH-2] one /64 of IPv6 is one network (AUTH-5)', async () => {
    const email = 'sixty-four@example.org';
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await signUpAsStranger(email, `2001:db8:2:1::${at + 1}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('[AUTH-2][LOGIN-4] a login with the password of the sign-up continues only in the new browser (M-13)', async () => {
    const email = 'moved@example.org';
    const before = await signUp(keel, email);
    keel.clock.advance(MINUTE);
    const { signUpToken } = (await login(email, 'harbour-lamp-42')).json<Verifying>();
    const code = await keel.code(email);
    expect((await verify({ ...before, code })).statusCode).toBe(404);
    expect((await verify({ email, code, signUpToken })).statusCode).toBe(200);
  });

  it('[AUTH-2][AUTH-1] a sign-up gets no password link, and is not an account for operators (M-13)', async () => {
    const email = 'waiting@example.org';
    await signUp(keel, email, STRANGERS);
    const before = (await keel.mails()).length;
    expect((await keel.call('forgotPassword', { body: { email } })).statusCode).toBe(200);
    expect(await keel.mails()).toHaveLength(before);

    const desk = await operated(keel);
    const id = (await rows(email))[0]?.id ?? '';
    expect(await desk.refused('users', 'restore', email)).toBe(`No account has the e-mail ${email}.`);
    expect(await desk.refused('users', 'restore', id)).toBe(`No account has the id ${id}.`);
    expect((await desk.done('users', 'list', '--search', email)).rows).toEqual([]);
    await verify(await signUp(keel, email));
    expect((await desk.done('users', 'list', '--search', email)).rows).toHaveLength(1);
    expect((await desk.done('users', 'restore', email)).message).toBe(`${email} is verified.`);
    await desk.close();
  });

  it('[AUTH-2] a code requested while another sign-up is verified is not sent, and nothing fails (M-13)', async () => {
    const email = 'racing@example.org';
    const strangers = await signUp(keel, email, STRANGERS);
    const owners = await signUp(keel, email);
    keel.clock.advance(MINUTE);
    const { signUpToken } = strangers;
    const [verified, resent] = await Promise.all([
      verify(owners),
      keel.call('resendCode', { body: { email, signUpToken } }),
    ]);
    expect([verified.statusCode, resent.statusCode]).toEqual([200, 200]);
    expect(await rows(email)).toHaveLength(1);
  });
});

describe.each(engines)('sign-ups where accounts are hidden, on $name', (engine) => {
  it('[AUTH-2][AUTH-6] sign-up, resend and verification answer the same whether or not the email has an account (M-13)', async () => {
    const keel = await startKeel(engine, { hideAccounts: true });
    await newInvestor(keel, 'known@example.org');
    const walk = async (email: string) => {
      const answers: unknown[] = [];
      const body = await signupBody(keel, { email });
      const first = await keel.call('signup', { body, from: STRANGER });
      const { signUpToken, ...rest } = first.json();
      answers.push([first.statusCode, rest, signUpToken.length]);
      const again = async () => {
        const answer = await keel.call('resendCode', { body: { email, signUpToken }, from: STRANGER });
        answers.push([answer.statusCode, answer.json().message, answer.headers['retry-after']]);
      };
      await again();
      keel.clock.advance(MINUTE);
      await again();
      // The schema would refuse a code of five digits; this one is wrong, except with a probability of 1 in 10,000.
      const verified = await keel.call('verifyEmail', { body: { email, code: '0000', signUpToken }, from: STRANGER });
      answers.push([verified.statusCode, verified.json().message]);
      for (let at = 0; at < 4; at += 1) answers.push((await keel.call('signup', { body, from: STRANGER })).statusCode);
      return answers;
    };
    const [known, fresh] = [await walk('known@example.org'), await walk('fresh@example.org')];
    await keel.close();
    expect(known).toEqual(fresh);
    expect(known.slice(-2)).toEqual([200, 429]);
  });
});
