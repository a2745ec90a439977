import { after, DAY, HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { hashToken } from '@keel/backend/security/token.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, signupBody, startKeel } from './support/keel.ts';
import { fundedInvestor, withdrawBody } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const PASSWORD = 'harbour-lamp-42';
const NEW_PASSWORD = 'lantern-quay-77';
const SITE = 'https://invest.example.org';
const SENT = 'We sent a link to your new email. Open it to confirm the change.';
const CHANGED = 'Your email is changed. Use it the next time you log in.';
const TAKEN = 'Another account uses this email. Choose another one in Settings.';
const RESTORED = 'Your previous email is back, and your account is frozen.';
const USED = 'This link was already used. Request a new one.';
const EXPIRED = 'This link has expired. Request a new one.';
const UNKNOWN = 'This link isn’t valid. Request a new one, or open the newest one we sent you.';

describe.each(engines)('a change of email on $name', (engine) => {
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

  /** An investor with money and a fresh session. */
  const investor = async (name: string) => {
    const who = await fundedInvestor(keel, `${name}@example.org`, '100');
    await prove(who);
    return who;
  };
  const prove = async ({ token }: { readonly token: string }, password = PASSWORD) =>
    expect((await keel.call('stepUp', { token, body: { proof: { kind: 'password', password } } })).statusCode).toBe(
      200,
    );
  const change = ({ token }: SessionStart, email: string) => keel.call('changeEmail', { token, body: { email } });
  const confirm = (token: string) => keel.call('confirmEmail', { body: { token } });
  const undo = (token: string) => keel.call('undoEmail', { body: { token } });
  const outcomeOf = async (confirmed: ReturnType<typeof confirm>) => {
    const response = await confirmed;
    return [response.statusCode, response.json().message];
  };
  const mailsTo = async (email: string) =>
    (await keel.mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  /** The token of the newest link to a page in the mails of an address. */
  const linkTo = async (page: string, email: string) => {
    const link = new RegExp(`^${SITE}/${page}#([\\w-]{43})$`, 'm');
    return link.exec((await mailsTo(email)).findLast(({ text }) => link.test(text ?? ''))?.text ?? '')?.[1] ?? '';
  };
  const requestLink = async (who: SessionStart, email: string) => {
    keel.clock.advance(MINUTE);
    await prove(who);
    expect((await change(who, email)).statusCode).toBe(200);
    return linkTo('confirm-email', email);
  };
  /** Changes the email; returns the token that undoes it, from the mail to the previous email. */
  const changed = async (who: SessionStart, before: string, email: string) => {
    expect(await outcomeOf(confirm(await requestLink(who, email)))).toEqual([200, CHANGED]);
    return linkTo('undo-email', before);
  };
  const login = async (email: string, password = PASSWORD) =>
    (await keel.call('login', { body: { email, password } })).statusCode;
  const account = async ({ user }: SessionStart) => {
    const [row] = await keel.context.db.query<{ email: string; suspended: boolean }>(
      'SELECT email, suspended_at IS NOT NULL AS suspended FROM users WHERE id = $1',
      [user._id],
    );
    return [row?.email, row?.suspended];
  };
  const acts = async ({ user }: SessionStart) =>
    (
      await keel.context.db.query<{ act: string }>(
        `SELECT action || coalesce(': ' || reason, '') AS act FROM audit_log
         WHERE object = $1 AND actor = $1 ORDER BY position`,
        [user._id],
      )
    ).map(({ act }) => act);
  const isSignedIn = async ({ token }: SessionStart) =>
    (await keel.call('getUserByToken', { token })).statusCode === 200;

  it('[AUTH-3] nothing changes until the mailed link is confirmed; then the new email logs in (M-13)', async () => {
    const who = await investor('ada');
    expect(await outcomeOf(change(who, 'Ada.New@example.org'))).toEqual([200, SENT]);
    const link = await linkTo('confirm-email', 'Ada.New@example.org');
    expect([await account(who), await login('ada@example.org')]).toEqual([['ada@example.org', false], 200]);
    expect(await outcomeOf(confirm(link))).toEqual([200, CHANGED]);
    expect([await login('ada.new@example.org'), await login('ada@example.org')]).toEqual([200, 404]);
    // This browser stays signed in, and shows the new email.
    const { user } = (await keel.call('getUserByToken', { token: who.token })).json();
    expect([user.email, user.suspended]).toEqual(['Ada.New@example.org', false]);
    expect(await acts(who)).toEqual(['user.email']);
  });

  it('[AUTH-3, PAYOUT-5] the previous email is notified, with a link that says "This was not me" (M-13)', async () => {
    const who = await investor('ben');
    await changed(who, 'ben@example.org', 'ben.new@example.org');
    const mail = (await mailsTo('ben@example.org')).at(-1);
    expect(mail?.subject).toBe('Your email for Keel was changed');
    expect(mail?.text).toContain(`This was not me:\n${SITE}/undo-email#`);
    expect(mail?.text).toContain('The link works once, for 7 days.');
    expect(`${mail?.text}${mail?.html}`).not.toContain('ben.new@example.org');
    const asking = (await mailsTo('ben.new@example.org')).map(({ subject }) => subject);
    expect(asking).toEqual(['Confirm your new email for Keel']);
  });

  it('[AUTH-3, PAYOUT-5] undoing restores the email, ends all sessions and stops payouts until the operator restores the account (M-13)', async () => {
    const who = await investor('cleo');
    const link = await changed(who, 'cleo@example.org', 'thief@example.org');
    keel.clock.advance(7 * DAY - 1);
    const thief = (await keel.call('login', { body: { email: 'thief@example.org', password: PASSWORD } })).json();
    expect(await outcomeOf(undo(link))).toEqual([200, RESTORED]);
    expect(await account(who)).toEqual(['cleo@example.org', true]);
    expect([await isSignedIn(who), await isSignedIn(thief)]).toEqual([false, false]);
    expect([await login('thief@example.org'), await login('cleo@example.org')]).toEqual([404, 200]);
    const back = (await keel.call('login', { body: { email: 'cleo@example.org', password: PASSWORD } })).json();
    const withdrawn = await keel.call('createWithdraw', { token: back.token, body: withdrawBody(back.user) });
    expect(withdrawn.json().code).toBe('account_suspended');
    expect((await mailsTo('cleo@example.org')).map(({ subject }) => subject)).toContain(
      'Your account at Keel is frozen',
    );
    const reason = 'The change of email was undone';
    expect(await acts(who)).toEqual(['user.email', `user.email: ${reason}`, `user.freeze: ${reason}`]);

    await op.done('users', 'restore', 'cleo@example.org');
    expect(await account(who)).toEqual(['cleo@example.org', false]);
  });

  it('[AUTH-3] undo links are valid for seven days and work once, and each error says what it is', async () => {
    const who = await investor('dora');
    const link = await changed(who, 'dora@example.org', 'dora.new@example.org');
    keel.clock.advance(7 * DAY);
    expect(await outcomeOf(undo(link))).toEqual([400, 'This link has expired. Please contact us.']);
    expect(await outcomeOf(undo('x'.repeat(43)))).toEqual([
      400,
      'This link isn’t valid. Open it again from the email, or please contact us.',
    ]);
    const again = (await keel.call('login', { body: { email: 'dora.new@example.org', password: PASSWORD } })).json();
    const second = await changed(again, 'dora.new@example.org', 'dora.third@example.org');
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await undo(second)).statusCode));
    expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
    expect(await outcomeOf(undo(second))).toEqual([
      400,
      'This link was already used, and the account was frozen then. If you need help, please contact us.',
    ]);
    expect(await account(who)).toEqual(['dora.new@example.org', true]);
  });

  it('[AUTH-3] after several changes the first email wins, and no later one can undo that (M-13)', async () => {
    const who = await investor('emil');
    const first = await changed(who, 'emil@example.org', 'b@thief.example.org');
    const second = await changed(who, 'b@thief.example.org', 'c@thief.example.org');
    await keel.call('forgotPassword', { body: { email: 'c@thief.example.org' } });
    const reset = await linkTo('reset-password', 'c@thief.example.org');
    expect((await undo(second)).statusCode).toBe(200);
    expect(await account(who)).toEqual(['b@thief.example.org', true]);
    expect(await outcomeOf(undo(first))).toEqual([200, RESTORED]);
    expect(await account(who)).toEqual(['emil@example.org', true]);
    expect((await undo(second)).statusCode).toBe(400);
    const taken = await keel.call('resetPassword', { body: { token: reset, password: NEW_PASSWORD } });
    expect(taken.statusCode).toBe(400);
  });

  it('[AUTH-3] the first undo invalidates the links of all later changes (M-13)', async () => {
    const who = await investor('fay');
    const first = await changed(who, 'fay@example.org', 'b.fay@example.org');
    const second = await changed(who, 'b.fay@example.org', 'c.fay@example.org');
    expect((await undo(first)).statusCode).toBe(200);
    expect((await undo(second)).statusCode).toBe(400);
    expect(await account(who)).toEqual(['fay@example.org', true]);
  });

  it('[AUTH-3] the answer is the same whether or not the new email has an account; only its mailbox learns it (M-13)', async () => {
    await newInvestor(keel, 'known@example.org');
    const [who, other] = [await investor('gil'), await investor('hana')];
    const answers = [
      await outcomeOf(change(who, 'KNOWN@example.org')),
      await outcomeOf(change(other, 'nobody@example.org')),
    ];
    expect(answers).toEqual([
      [200, SENT],
      [200, SENT],
    ]);
    const link = await linkTo('confirm-email', 'KNOWN@example.org');
    const refused = await confirm(link);
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([409, 'email_taken', TAKEN]);
    expect(await account(who)).toEqual(['gil@example.org', false]);
    // The link was not used, and nobody was notified.
    expect((await confirm(link)).statusCode).toBe(409);
    expect((await mailsTo('gil@example.org')).map(({ subject }) => subject)).not.toContain(
      'Your email for Keel was changed',
    );
  });

  it('[AUTH-3] of two accounts that confirm the same email simultaneously, one gets it (M-13)', async () => {
    const [one, two] = [await investor('ivy'), await investor('jon')];
    const links = [await requestLink(one, 'shared@example.org'), await requestLink(two, 'Shared@example.org')];
    const statuses = await Promise.all(links.map(async (link) => (await confirm(link)).statusCode));
    expect(statuses.toSorted((before, next) => before - next)).toEqual([200, 409]);
  });

  it("[AUTH-3, AUTH-2] an unverified sign-up blocks nobody's email, nor its restoration (M-13)", async () => {
    await keel.call('signup', { body: await signupBody(keel, { email: 'kai.new@example.org' }) });
    const who = await investor('kai');
    const link = await changed(who, 'kai@example.org', 'kai.new@example.org');
    expect(await account(who)).toEqual(['kai.new@example.org', false]);
    await keel.call('signup', { body: await signupBody(keel, { email: 'kai@example.org' }) });
    expect(await outcomeOf(undo(link))).toEqual([200, RESTORED]);
    expect(await account(who)).toEqual(['kai@example.org', true]);
  });

  it('[AUTH-3] an email that a verified account took in the meantime is not restored, and the account is frozen anyway', async () => {
    const who = await investor('lea');
    const link = await changed(who, 'lea@example.org', 'lea.new@example.org');
    keel.clock.advance(HOUR);
    const other = await newInvestor(keel, 'lea@example.org');
    const refused = await undo(link);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Your account is frozen. Another account uses your previous email, so please contact us.',
    ]);
    expect([await account(who), await isSignedIn(who)]).toEqual([['lea.new@example.org', true], false]);
    expect(await account(other)).toEqual(['lea@example.org', false]);
    expect((await mailsTo('lea@example.org')).at(-1)?.subject).toBe('Your account at Keel is frozen');
  });

  it('[PAYOUT-4, AUTH-3] it requires a step-up, and a suspended account cannot change its email', async () => {
    const who = await fundedInvestor(keel, 'mia@example.org', '100');
    const code = async () => (await change(who, 'mia.new@example.org')).json().code;
    keel.clock.advance(5 * MINUTE);
    expect(await code()).toBe('step_up_needed');
    await prove(who);
    await keel.context.db.query('UPDATE users SET suspended_at = $2 WHERE id = $1', [who.user._id, keel.clock.now()]);
    expect(await code()).toBe('account_suspended');
  });

  it('[AUTH-3] the current email, in any case, and an invalid one are refused', async () => {
    const who = await investor('nia');
    const errors = async (email: string) => (await change(who, email)).json().errors;
    expect(await errors('NIA@example.org')).toEqual([{ field: 'email', message: 'This is already your email.' }]);
    expect(await errors('nia')).toEqual([{ field: 'email', message: 'Enter a valid email' }]);
  });

  it('[AUTH-3] a used, an expired, a replaced and an invented link each get their own error (M-13)', async () => {
    const who = await investor('oona');
    const first = await requestLink(who, 'oona.a@example.org');
    const second = await requestLink(who, 'oona.b@example.org');
    expect(await outcomeOf(confirm(first))).toEqual([400, USED]);
    keel.clock.advance(30 * MINUTE - 1);
    expect(await outcomeOf(confirm(second))).toEqual([200, CHANGED]);
    expect(await outcomeOf(confirm(second))).toEqual([400, USED]);
    const third = await requestLink(who, 'oona.c@example.org');
    keel.clock.advance(30 * MINUTE);
    expect(await outcomeOf(confirm(third))).toEqual([400, EXPIRED]);
    expect(await outcomeOf(confirm('x'.repeat(43)))).toEqual([400, UNKNOWN]);
    expect(await outcomeOf(undo(third))).toEqual([
      400,
      'This link isn’t valid. Open it again from the email, or please contact us.',
    ]);
  });

  it('[AUTH-3, AUTH-1] a new password, a reset and a freeze invalidate a pending link (M-13)', async () => {
    const changer = await investor('pia');
    const byChange = await requestLink(changer, 'pia.new@example.org');
    const body = { current: PASSWORD, next: NEW_PASSWORD };
    expect((await keel.call('changePassword', { token: changer.token, body })).statusCode).toBe(204);
    const resetter = await investor('quin');
    const byReset = await requestLink(resetter, 'quin.new@example.org');
    await keel.call('forgotPassword', { body: { email: 'quin@example.org' } });
    const token = await linkTo('reset-password', 'quin@example.org');
    expect((await keel.call('resetPassword', { body: { token, password: NEW_PASSWORD } })).statusCode).toBe(200);
    const frozen = await investor('rosa');
    const byFreeze = await requestLink(frozen, 'rosa.new@example.org');
    await op.done('users', 'suspend', 'rosa@example.org');
    for (const link of [byChange, byReset, byFreeze]) expect(await outcomeOf(confirm(link))).toEqual([400, USED]);
  });

  it('[AUTH-3] a new password set from the new email does not invalidate the undo link (M-13)', async () => {
    const who = await investor('sam');
    const link = await changed(who, 'sam@example.org', 'sam.thief@example.org');
    await keel.call('forgotPassword', { body: { email: 'sam.thief@example.org' } });
    const token = await linkTo('reset-password', 'sam.thief@example.org');
    await keel.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    expect(await outcomeOf(undo(link))).toEqual([200, RESTORED]);
  });

  it('[AUTH-3, AUTH-1] a password link sent to the previous email is invalidated by the change (M-13)', async () => {
    const who = await investor('tom');
    await keel.call('forgotPassword', { body: { email: 'tom@example.org' } });
    const token = await linkTo('reset-password', 'tom@example.org');
    await changed(who, 'tom@example.org', 'tom.new@example.org');
    const reset = await keel.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    expect([reset.statusCode, reset.json().messageCode]).toEqual([400, 'link_used']);
  });

  it('[PAYOUT-1, AUTH-3] a change holds payouts for the cooling-off; requesting one does not (M-3)', async () => {
    await op.done('settings', 'set', 'payouts.coolingOff', '2');
    const who = await investor('uma');
    const heldUntil = async () => {
      const { token } = who;
      return (await keel.call('getUserByToken', { token })).json().user.payoutsHeldUntil;
    };
    const link = await requestLink(who, 'uma.new@example.org');
    expect(await heldUntil()).toBeNull();
    expect((await confirm(link)).statusCode).toBe(200);
    expect(await heldUntil()).toBe(after(keel.clock.now(), 2 * HOUR).toISOString());
    expect(await acts(who)).toEqual(['user.email', 'payouts.held: email changed']);
    await op.done('settings', 'set', 'payouts.coolingOff', '');
  });

  it('[AUTH-3] an account may request it once a minute and five times an hour, and no mailbox gets more (M-22)', async () => {
    const who = await investor('vera');
    keel.clock.advance(HOUR - (keel.clock.now().getTime() % HOUR));
    await prove(who);
    const status = async (email: string) => (await change(who, email)).statusCode;
    const statuses = [await status('v1@example.org')];
    keel.clock.advance(59 * SECOND);
    const early = await change(who, 'v2@example.org');
    expect([early.statusCode, early.json().message, early.headers['retry-after']]).toEqual([
      429,
      'Please wait before you request another link.',
      '1',
    ]);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      keel.clock.advance(MINUTE);
      await prove(who);
      statuses.push(await status(`v${attempt}@example.org`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

    const crowd = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const one = await investor(`crowd${attempt}`);
      crowd.push((await change(one, 'victim@example.org')).statusCode);
    }
    expect(crowd).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('[AUTH-3] only hashes of the links are stored, and nothing of them is logged or audited (M-13)', async () => {
    const who = await investor('wim');
    keel.takeLogs();
    const link = await requestLink(who, 'wim.new@example.org');
    await confirm(link);
    const back = await linkTo('undo-email', 'wim@example.org');
    const rows = await keel.context.db.query<{ token_hash: Uint8Array }>(
      `SELECT token_hash FROM account_links WHERE user_id = $1 AND email IS NOT NULL ORDER BY kind`,
      [who.user._id],
    );
    expect(rows.map((row) => Buffer.from(row.token_hash).toString('hex'))).toEqual(
      [link, back].map((token) => Buffer.from(hashToken(token)).toString('hex')),
    );
    await undo(back);
    await keel.mails();
    for (const token of [link, back]) expect(keel.logs()).not.toContain(token);
    expect((await acts(who)).join()).not.toContain('wim');
    expect(await keel.context.db.query('SELECT id FROM outbox WHERE payload IS NOT NULL')).toEqual([]);
  });
});
