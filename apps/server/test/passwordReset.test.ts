import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { hashToken } from '@keel/backend/security/token.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, signupBody, startKeel } from './support/keel.ts';

const SENT = 'If there’s an account with this email, a link to set a new password is on its way.';
const NEW_PASSWORD = 'lantern-quay-77';

/** The token of the link in a mail. */
function linkIn(text = ''): string {
  return /^https:\/\/invest\.example\.org\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

describe.each(engines)('a forgotten password on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine, { publicUrl: 'https://invest.example.org' });
  });
  afterAll(() => keel.close());

  const forgot = (email: string) => keel.call('forgotPassword', { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) => keel.call('resetPassword', { body: { token, password } });
  const mailsTo = async (email: string) =>
    (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  const linkFor = async (email: string) => {
    await forgot(email);
    // Other mails to the same person may arrive as well.
    return linkIn((await mailsTo(email)).findLast(({ text }) => text?.includes('/reset-password#'))?.text);
  };

  it('[AUTH-1] the mailed link sets a new password once and ends all sessions (M-13)', async () => {
    const email = 'forgetful@example.org';
    const { token: session } = await newInvestor(keel, email);
    const token = await linkFor(email);
    const done = await reset(token);
    expect([done.statusCode, done.json().message]).toEqual([200, 'Your new password is set. Log in with it.']);
    expect((await keel.call('getUserByToken', { token: session })).statusCode).toBe(401);
    const login = async (password: string) => (await keel.call('login', { body: { email, password } })).statusCode;
    expect([await login('harbour-lamp-42'), await login(NEW_PASSWORD)]).toEqual([422, 200]);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Your password for Keel was changed');
    expect(mail?.text).toContain('https://invest.example.org/forgot-password');
  });

  it('[AUTH-1] a used, an expired, a replaced and an invented link each get their own error (M-13)', async () => {
    const email = 'links@example.org';
    await newInvestor(keel, email);
    const answer = async (token: string) => {
      const { statusCode, ...response } = await reset(token);
      const { code, message } = response.json();
      return [statusCode, code, message];
    };
    const first = await linkFor(email);
    keel.clock.advance(MINUTE);
    const second = await linkFor(email);
    const used = [400, 'invalid_link', 'This link was already used. Request a new one.'];
    expect(await answer(first)).toEqual(used);
    await reset(second);
    expect(await answer(second)).toEqual(used);
    keel.clock.advance(MINUTE);
    const third = await linkFor(email);
    keel.clock.advance(30 * MINUTE);
    expect(await answer(third)).toEqual([400, 'invalid_link', 'This link has expired. Request a new one.']);
    const unknown = 'This link isn’t valid. Request a new one, or open the newest one we sent you.';
    expect(await answer('x'.repeat(43))).toEqual([400, 'invalid_link', unknown]);
  });

  it('[AUTH-1] a link is valid for 30 minutes (M-13)', async () => {
    const email = 'slow@example.org';
    await newInvestor(keel, email);
    const token = await linkFor(email);
    keel.clock.advance(30 * MINUTE - 1);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('[AUTH-1] the same link sent four times simultaneously sets one password (M-13)', async () => {
    const email = 'eager@example.org';
    await newInvestor(keel, email);
    const token = await linkFor(email);
    const passwords = [1, 2, 3, 4].map((n) => `lantern-quay-${n}0`);
    const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).statusCode));
    expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
    const winner = passwords[statuses.indexOf(200)];
    expect((await keel.call('login', { body: { email, password: winner } })).statusCode).toBe(200);
  });

  it('[AUTH-1, AUTH-6] a short or common password is refused, and the link can still be used', async () => {
    const email = 'weak@example.org';
    await newInvestor(keel, email);
    const token = await linkFor(email);
    const fault = async (password: string) => {
      const { errors } = (await reset(token, password)).json();
      return errors[0];
    };
    expect(await fault('short-7')).toEqual({ field: 'password', message: 'password should be 8 characters' });
    expect((await fault('password123')).message).toBe('This password is too common. Please choose another.');
    expect((await reset(token, 'x'.repeat(129))).statusCode).toBe(422);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('[AUTH-1] answers the same whether or not the account exists, and mails nobody else (M-13)', async () => {
    await keel.call('signup', { body: await signupBody(keel, { email: 'waiting@example.org' }) });
    await newInvestor(keel, 'known@example.org');
    const before = (await keel.mails()).length;
    const answers = [];
    for (const email of ['known@example.org', 'KNOWN2@example.org', 'waiting@example.org']) {
      const response = await forgot(email);
      answers.push([response.statusCode, response.json().message]);
    }
    expect(answers).toEqual([
      [200, SENT],
      [200, SENT],
      [200, SENT],
    ]);
    expect(await keel.mails()).toHaveLength(before + 1);
    for (const email of ['known@example.org', 'known2@example.org']) expect((await forgot(email)).statusCode).toBe(429);
  });

  it('[AUTH-1] an email gets a link once a minute and five times an hour, with or without an account (M-22)', async () => {
    const email = 'nobody@example.org';
    keel.clock.advance(HOUR - (keel.clock.now().getTime() % HOUR));
    const early = [(await forgot(email)).statusCode];
    keel.clock.advance(59 * SECOND);
    const refused = await forgot(email);
    expect([refused.json().message, refused.headers['retry-after']]).toEqual([
      'Please wait before you request another link.',
      '1',
    ]);
    keel.clock.advance(SECOND);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      early.push((await forgot(email)).statusCode);
      keel.clock.advance(MINUTE);
    }
    expect(early).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('[AUTH-1] only the hash of a link is stored, and nothing of it is logged (M-13)', async () => {
    const email = 'secret@example.org';
    await newInvestor(keel, email);
    keel.takeLogs();
    const token = await linkFor(email);
    const rows = await keel.context.db.query<{ token_hash: Uint8Array }>(
      'SELECT token_hash FROM account_links JOIN users ON users.id = user_id WHERE users.email = $1',
      [email],
    );
    expect(rows.map(({ token_hash }) => bytesToHex(token_hash))).toEqual([bytesToHex(hashToken(token))]);
    await reset(token);
    await keel.mails();
    expect(keel.logs()).not.toContain(token);
    expect(await keel.context.db.query('SELECT id FROM outbox WHERE payload IS NOT NULL')).toEqual([]);
  });

  it('[PAYOUT-5, AUTH-1] a changed password is reported by mail and invalidates a pending link (M-17)', async () => {
    const email = 'changer@example.org';
    const { token } = await newInvestor(keel, email);
    const link = await linkFor(email);
    const body = { current: 'harbour-lamp-42', next: NEW_PASSWORD };
    expect((await keel.call('changePassword', { token, body })).statusCode).toBe(204);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password for Keel was changed');
    expect((await reset(link, 'yet-another-quay-1')).statusCode).toBe(400);
  });
});
