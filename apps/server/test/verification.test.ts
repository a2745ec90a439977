import { DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, signUp, startKeel, type Verifying } from './support/keel.ts';

const WRONG = { code: 'invalid_code', message: 'That code isn’t right. Check it and try again.' };
const INVALID = { code: 'invalid_code', message: 'This code is no longer valid. Request a new one.' };

/** Another code, which is wrong for `by` from 1 to 9999. */
function other(code: string, by = 1): string {
  return String((Number(code) + by) % 10_000).padStart(4, '0');
}

describe.each(engines)('verification on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const verify = (waiting: Verifying, code = waiting.code) => keel.call('verifyEmail', { body: { ...waiting, code } });
  const resend = ({ email, signUpToken }: Verifying) => keel.call('resendCode', { body: { email, signUpToken } });

  it('[VERIFY-2] 200 starts a working session', async () => {
    const email = 'right@example.org';
    const response = await verify(await signUp(keel, email));
    expect(response.statusCode).toBe(200);
    const { token, user, expiresIn } = response.json();
    expect({ expiresIn, email: user.email, status: user.accountStatus }).toEqual({
      expiresIn: 24,
      email,
      status: false,
    });
    expect((await keel.call('getUserByToken', { token })).json().user).toEqual(user);
  });

  it('[VERIFY-3] a wrong code can be tried again, a used one requires a new one (P-11)', async () => {
    const waiting = await signUp(keel, 'one-text@example.org');
    const wrong = await verify(waiting, other(waiting.code));
    expect([wrong.statusCode, wrong.json()]).toEqual([400, expect.objectContaining(WRONG)]);
    await verify(waiting);
    const used = await verify(waiting);
    expect([used.statusCode, used.json()]).toEqual([400, expect.objectContaining(INVALID)]);
  });

  it('[VERIFY-3] 404 for an unknown email', async () => {
    const response = await keel.call('verifyEmail', { body: { email: 'nobody@example.org', code: '1234' } });
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      'We couldn’t find an account with this email. Sign up?',
    ]);
  });

  it.each(['123', '12345', 'abcd', '12 4', '١٢٣٤', ''])(
    '[VERIFY-1] 422 for %j, which is not four digits',
    async (code) => {
      expect((await keel.call('verifyEmail', { body: { email: 'right@example.org', code } })).statusCode).toBe(422);
    },
  );

  it('[VERIFY-4] a code is valid for 10 minutes', async () => {
    const [young, old] = [await signUp(keel, 'young@example.org'), await signUp(keel, 'old@example.org')];
    keel.clock.advance(10 * MINUTE - 1);
    expect((await verify(young)).statusCode).toBe(200);
    keel.clock.advance(1);
    expect((await verify(old)).statusCode).toBe(400);
  });

  it('[VERIFY-4] the sixth attempt fails, even with the right code', async () => {
    const waiting = await signUp(keel, 'guesser@example.org');
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await verify(waiting, other(waiting.code, tries))).statusCode).toBe(400);
    expect((await verify(waiting)).statusCode).toBe(400);
  });

  it('[VERIFY-4] parallel guesses share the five attempts', async () => {
    const email = 'swarm@example.org';
    const waiting = await signUp(keel, email);
    await Promise.all(Array.from({ length: 12 }, (_, by) => verify(waiting, other(waiting.code, by + 1))));
    const rows = await keel.context.db.query(
      'SELECT attempts FROM email_codes JOIN users ON users.id = user_id WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ attempts: 5 }]);
  });

  it('[VERIFY-4] the right code sent four times simultaneously opens one session', async () => {
    const waiting = await signUp(keel, 'eager@example.org');
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await verify(waiting)).statusCode));
    expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
  });

  it('[VERIFY-4] a code can be sent again after 60 seconds, which invalidates the previous one', async () => {
    const email = 'again@example.org';
    const first = await signUp(keel, email);
    keel.clock.advance(59 * SECOND);
    const early = await resend(first);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    expect(early.json().message).toBe('Please wait before you request another code.');
    keel.clock.advance(SECOND);
    expect((await resend(first)).statusCode).toBe(200);
    const second = await keel.code(email);
    // With a probability of 1 in 10,000 the new code equals the old one.
    const outdated = first.code === second ? 400 : (await verify(first)).statusCode;
    expect([outdated, (await verify(first, second)).statusCode]).toEqual([400, 200]);
  });

  it('[VERIFY-4] resending answers the same for known, verified and unknown emails, and mails only pending ones', async () => {
    const before = (await keel.mails()).length;
    const answers = [];
    for (const email of ['right@example.org', 'stranger@example.org', 'amelia@example.org']) {
      const response = await keel.call('resendCode', { body: { email } });
      answers.push([response.statusCode, response.json().message]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([200, 'If this email is waiting to be verified, a new code is on its way.'])]),
    );
    expect(await keel.mails()).toHaveLength(before);
    expect((await keel.call('resendCode', { body: { email: 'stranger@example.org' } })).statusCode).toBe(429);
  });

  it('[VERIFY-4] at most 5 codes an hour and 10 a day', async () => {
    const email = 'flood@example.org';
    const toNextHour = () => keel.clock.advance(HOUR - (keel.clock.now().getTime() % HOUR));
    const ask = async () => (await keel.call('resendCode', { body: { email } })).statusCode;
    keel.clock.advance(DAY - (keel.clock.now().getTime() % DAY));
    const statuses: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push(await ask());
        keel.clock.advance(MINUTE);
      }
      toNextHour();
    }
    const hour = [200, 200, 200, 200, 200, 429];
    expect(statuses).toEqual([...hour, ...hour, 429, 429, 429, 429, 429, 429]);
  });

  it('[VERIFY-4] fifteen wrong codes in a day block the email until the next day', async () => {
    // An hour before the day ends, so that the sign-up still exists on the next day.
    keel.clock.advance(DAY - (keel.clock.now().getTime() % DAY) + 23 * HOUR);
    const waiting = await signUp(keel, 'stubborn@example.org');
    const { email } = waiting;
    for (let round = 0; round < 3; round += 1) {
      const code = await keel.code(email);
      for (let tries = 1; tries <= 5; tries += 1) await verify(waiting, other(code, tries));
      keel.clock.advance(MINUTE);
      await resend(waiting);
    }
    const closed = await verify(waiting, await keel.code(email));
    expect(closed.statusCode).toBe(429);
    keel.clock.advance(HOUR);
    await resend(waiting);
    expect((await verify(waiting, await keel.code(email))).statusCode).toBe(200);
  });

  it('[VERIFY-2] never opens a session for a verified account', async () => {
    const email = 'amelia@example.org';
    expect((await keel.call('verifyEmail', { body: { email, code: '0000' } })).statusCode).toBe(400);
    const rows = await keel.context.db.query(
      'SELECT id FROM email_codes WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('[VERIFY-4] the database stores only the hash of a code, and the mail leaves the outbox when sent', async () => {
    const { code } = await signUp(keel, 'secret@example.org');
    const rows = await keel.context.db.query<{ code_hash: string }>('SELECT code_hash FROM email_codes');
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
    expect(await keel.context.db.query('SELECT id FROM outbox WHERE payload IS NOT NULL')).toEqual([]);
    expect(code).toHaveLength(4);
  });
});
