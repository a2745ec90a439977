import { DAY } from '@keel/backend/clock.ts';
import { completeOrder } from '@keel/backend/decisions/decideOrder.ts';
import { returnWithdrawal } from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import { browserName } from '@keel/backend/security/browserName.ts';
import { hashToken } from '@keel/backend/security/token.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { claim, decision, expectCleanBooks, fundedInvestor, payOut, withdrawBody } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const PASSWORD = 'harbour-lamp-42';
const SITE = 'https://invest.example.org';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const USED = 'This link was already used, and the account was frozen then. If you need help, please contact us.';
const EXPIRED = 'This link has expired. Set a new password, and please contact us.';
const UNKNOWN = 'This link isn’t valid. Open it again from the email, or please contact us.';

/** The token of a mail's 'This was not me' link. */
function notMeIn(text = ''): string {
  return /^https:\/\/invest\.example\.org\/freeze-account#([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

describe.each(engines)('security notices on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine, { publicUrl: SITE });
    op = await operated(keel);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const investor = (name: string) => fundedInvestor(keel, `${name}@example.org`, '10000');
  const login = (email: string, userAgent?: string) =>
    keel.call('login', {
      body: { email, password: PASSWORD },
      ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
    });
  const mailsTo = async (email: string) =>
    (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  const subjectsTo = async ({ user }: SessionStart) => (await mailsTo(user.email)).map(({ subject }) => subject);
  const newest = async ({ user }: SessionStart) => (await mailsTo(user.email)).at(-1);
  const freeze = (token: string) => keel.call('freezeAccount', { body: { token } });
  const answer = async (token: string) => {
    const response = await freeze(token);
    const { code, message } = response.json();
    return [response.statusCode, code, message];
  };
  const withdraw = ({ token, user }: SessionStart, changes = {}) =>
    keel.call('createWithdraw', { token, body: withdrawBody(user, changes) });
  /** A notice of the account, and the token of its link. */
  const noticed = async (who: SessionStart) => {
    expect((await withdraw(who)).statusCode).toBe(200);
    return notMeIn((await newest(who))?.text);
  };
  const frozenActs = ({ user }: SessionStart) =>
    keel.context.db.query(`SELECT actor, reason FROM audit_log WHERE object = $1 AND action = 'user.freeze'`, [
      user._id,
    ]);

  it('[PAYOUT-5] a sign-in is mailed once from each new browser, and the sign-up is not (M-17)', async () => {
    const who = await investor('traveller');
    const { email } = who.user;
    expect(await subjectsTo(who)).toEqual(['Your code for Keel']);
    await login(email);
    expect(await subjectsTo(who)).toHaveLength(1);
    await login(email, CHROME);
    await login(email, CHROME.replace('141.0', '142.3'));
    expect(await subjectsTo(who)).toEqual(['Your code for Keel', 'New login to your account at Keel']);
    const mail = await newest(who);
    expect(mail?.text).toContain('Browser: Chrome on Windows. Time: 2026-11-20 12:00 UTC.');
    expect(mail?.text).toContain(`${SITE}/forgot-password`);
    // The browser of an expired session is still known.
    keel.clock.advance(2 * DAY);
    await login(email, CHROME);
    expect(await subjectsTo(who)).toHaveLength(2);
    await login(email, FIREFOX);
    expect((await newest(who))?.text).toContain('Browser: Firefox on Linux.');
  });

  it('[PAYOUT-5] a wrong password is not mailed, and no part of the User-Agent is repeated', async () => {
    const who = await investor('quoted');
    const { email } = who.user;
    await keel.call('login', { body: { email, password: 'not-the-password' }, headers: { 'user-agent': FIREFOX } });
    expect(await subjectsTo(who)).toHaveLength(1);
    await login(email, 'Call +1 555 0100 at once <b>now</b>');
    const mail = await newest(who);
    expect(mail?.text).toContain('Browser: another browser.');
    expect(`${mail?.text}${mail?.html}`).not.toContain('555 0100');
  });

  it('[PAYOUT-5] an account remembers the twenty newest browsers', async () => {
    const who = await investor('collector');
    const remembered = async () =>
      keel.context.db.query<{ browser: string }>(
        'SELECT browser FROM known_browsers WHERE user_id = $1 ORDER BY last_seen_at',
        [who.user._id],
      );
    for (let n = 0; n < 21; n += 1) {
      keel.clock.advance(1000);
      await login(who.user.email, `Browser ${'abcdefghijklmnopqrstu'.charAt(n)}`);
    }
    const browsers = (await remembered()).map(({ browser }) => browser);
    expect([browsers.length, browsers[0], browsers.at(-1)]).toEqual([20, 'Browser b', 'Browser u']);
  });

  it('[PAYOUT-5] a withdrawal is mailed when it is requested, paid and returned, with its destination masked (M-17)', async () => {
    const who = await investor('payee');
    const destination = '$harbour-lamp';
    const withdrawalId = (await withdraw(who)).json().withdrawal._id;
    const texts = [(await newest(who))?.text ?? ''];
    await payOut(keel, withdrawalId);
    texts.push((await newest(who))?.text ?? '');
    const again = (await withdraw(who)).json().withdrawal._id;
    const { db } = keel.context;
    await db.tx((tx) => startWithdrawal(tx, keel.context, claim(again)));
    await db.tx((tx) => returnWithdrawal(tx, keel.context, decision(again, 'No such name.')));
    texts.push((await newest(who))?.text ?? '');
    const withdrawal = 'A withdrawal of $10.00 from your account at Keel, by Cashapp to ****lamp, ';
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      `${withdrawal}was requested.`,
      `${withdrawal}was paid out.`,
      `${withdrawal}could not be paid out. The amount is available again in your account.`,
    ]);
    expect(await subjectsTo(who)).toEqual([
      'Your code for Keel',
      'Your withdrawal at Keel: requested',
      'Your withdrawal at Keel: completed',
      'Your withdrawal at Keel: requested',
      'Your withdrawal at Keel: returned',
    ]);
    expect(new Set(texts.map(notMeIn)).size).toBe(3);
    expect(texts.join('')).not.toContain(destination);
    expect(texts.join('')).not.toContain(`reference of ${withdrawalId}`);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-5] a withdrawal requested twice with one key is mailed once, a refused one is not', async () => {
    const who = await investor('repeater');
    const sent = { token: who.token, body: withdrawBody(who.user), headers: { 'idempotency-key': 'one-withdrawal' } };
    await Promise.all([keel.call('createWithdraw', sent), keel.call('createWithdraw', sent)]);
    await withdraw(who, { amount: '999999.00' });
    expect(await subjectsTo(who)).toEqual(['Your code for Keel', 'Your withdrawal at Keel: requested']);
  });

  it('[PAYOUT-5] a purchase is mailed when it is ordered and settled, a sale is not (M-17)', async () => {
    const who = await investor('buyer');
    const { db } = keel.context;
    await db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [who.user._id]);
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const order = async (changes: object) => {
      const body = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'main', address };
      return (await keel.call('createOrder', { token: who.token, body: { ...body, ...changes } })).json().order;
    };
    const bought = await order({});
    const sold = await order({ type: 'sell' });
    for (const { _id } of [bought, sold]) await db.tx((tx) => completeOrder(tx, keel.context, decision(_id)));
    const mails = (await mailsTo(who.user.email)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your purchase at Keel: ordered',
      'Your purchase at Keel: settled',
    ]);
    expect(mails[0]?.text).toMatch(
      /^A purchase of 0\.025 ETH for \$[\d,.]+ from your account at Keel, to \*{4}eAed, was ordered\./,
    );
    expect(mails.map(({ text }) => text).join('')).not.toContain(address);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-5] "This was not me" freezes payouts, ends every session, and is confirmed by mail (M-17)', async () => {
    const who = await investor('owner');
    const { email } = who.user;
    const thief = (await login(email, FIREFOX)).json<SessionStart>();
    const token = notMeIn((await newest(who))?.text);
    expect(await answer(token)).toEqual([
      200,
      undefined,
      'Your account is frozen. No money leaves it, and everybody is logged out.',
    ]);
    for (const session of [who, thief])
      expect((await keel.call('getUserByToken', { token: session.token })).statusCode).toBe(401);
    const confirmed = await newest(who);
    expect(confirmed?.subject).toBe('Your account at Keel is frozen');
    expect(confirmed?.text).toContain(`${SITE}/forgot-password`);
    expect(confirmed?.text).not.toContain('freeze-account');
    expect(await frozenActs(who)).toEqual([{ actor: who.user._id, reason: 'This was not me' }]);

    // The owner can sign in again and read; the stranger's browser is unknown again.
    const back = (await login(email, FIREFOX)).json<SessionStart>();
    expect((await newest(who))?.subject).toBe('New login to your account at Keel');
    expect(back.user.suspended).toBe(true);
    expect((await withdraw(back)).json().code).toBe('account_suspended');

    await op.done('users', 'restore', email);
    expect((await withdraw(back)).statusCode).toBe(200);
  });

  it('[PAYOUT-5] a pending withdrawal of a frozen account is not paid (M-17)', async () => {
    const who = await investor('waiting');
    const { _id } = (await withdraw(who)).json().withdrawal;
    await freeze(notMeIn((await newest(who))?.text));
    expect(await op.refused('withdrawals', 'start', _id)).toContain('suspended');
  });

  it('[PAYOUT-5] a used, an expired and an invented link each get their own error (M-17)', async () => {
    const who = await investor('links');
    const used = await noticed(who);
    const expired = await noticed(who);
    const late = await noticed(who);
    expect((await freeze(used)).statusCode).toBe(200);
    expect(await answer(used)).toEqual([400, 'invalid_link', USED]);
    keel.clock.advance(7 * DAY - 1);
    expect((await freeze(late)).statusCode).toBe(200);
    keel.clock.advance(1);
    expect(await answer(expired)).toEqual([400, 'invalid_link', EXPIRED]);
    expect(await answer('x'.repeat(43))).toEqual([400, 'invalid_link', UNKNOWN]);
    expect((await freeze('')).statusCode).toBe(422);
  });

  it('[PAYOUT-5, AUTH-1] a link is only valid for its own kind, and freezes no other account (M-17)', async () => {
    const who = await investor('one');
    const other = await investor('other');
    const notMe = await noticed(who);
    await keel.call('forgotPassword', { body: { email: who.user.email } });
    const reset = /reset-password#([\w-]{43})$/m.exec((await newest(who))?.text ?? '')?.[1] ?? '';
    expect(await answer(reset)).toEqual([400, 'invalid_link', UNKNOWN]);
    const asReset = await keel.call('resetPassword', { body: { token: notMe, password: 'lantern-quay-77' } });
    expect([asReset.statusCode, asReset.json().messageCode]).toEqual([400, 'link_unknown']);
    expect((await freeze(notMe)).statusCode).toBe(200);
    const { user } = (await keel.call('getUserByToken', { token: other.token })).json();
    expect(user.suspended).toBe(false);
  });

  it('[PAYOUT-5] one link pressed four times simultaneously freezes once (M-17)', async () => {
    const who = await investor('eager');
    const token = await noticed(who);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await freeze(token)).statusCode));
    expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
    expect(await frozenActs(who)).toHaveLength(1);
    expect((await subjectsTo(who)).filter((subject) => subject?.endsWith('is frozen'))).toHaveLength(1);
  });

  it('[PAYOUT-5] a withdrawal during the freeze is accepted before it or refused, and the books verify (M-17)', async () => {
    const who = await investor('racer');
    const token = await noticed(who);
    const [frozen, ...withdrawals] = await Promise.all([freeze(token), withdraw(who), withdraw(who)]);
    expect(frozen.statusCode).toBe(200);
    for (const { statusCode } of withdrawals) expect([200, 401, 403]).toContain(statusCode);
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-5] mails contain no password or code, links are stored as hashes, and nothing of them is logged (M-17)', async () => {
    const who = await investor('secret');
    keel.takeLogs();
    const body = { current: PASSWORD, next: 'lantern-quay-77' };
    expect((await keel.call('changePassword', { token: who.token, body })).statusCode).toBe(204);
    const mail = await newest(who);
    expect(mail?.subject).toBe('Your password for Keel was changed');
    const token = notMeIn(mail?.text);
    const rows = await keel.context.db.query<{ token_hash: Uint8Array }>(
      `SELECT token_hash FROM account_links WHERE user_id = $1 AND kind = 'not_me'`,
      [who.user._id],
    );
    expect(rows.map((row) => Buffer.from(row.token_hash).equals(hashToken(token)))).toEqual([true]);
    await freeze(token);
    const texts = (await mailsTo(who.user.email)).map(({ text, html }) => `${text}${html}`).join('');
    for (const secret of [PASSWORD, 'lantern-quay-77', who.token]) expect(texts).not.toContain(secret);
    expect(keel.logs()).not.toContain(token);
    expect(await keel.context.db.query('SELECT id FROM outbox WHERE payload IS NOT NULL')).toEqual([]);
  });
});

describe('the name of a browser', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [FIREFOX, 'Firefox on Linux'],
    [`${CHROME} Edg/141.0`, 'Edge on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
      'Safari on iPhone',
    ],
    ['curl/8.5.0', 'another browser'],
    [null, 'another browser'],
  ])('[PAYOUT-5] %j is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
