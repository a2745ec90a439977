import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decideKyc, type KycDecision } from '@keel/backend/modules/identity/decideKyc.ts';
import { lastRegistration, shownHash } from '@keel/backend/modules/identity/readRegistration.ts';
import { messageOf } from '@keel/backend/words/sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { png } from './support/images.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { addProfit } from './support/money.ts';
import { policyFor, uploaded } from './support/uploads.ts';

const PASSWORD = 'harbour-lamp-42';
const UNKNOWN_ID = '0197f3a2-1111-7000-8000-000000000009';

/** A valid registration, with the changes of a test. */
function registration(email: string, passportUrl: string, changes: object = {}) {
  return {
    Nid: 'A1234 567',
    country: 'Ghana',
    state: ' Ashanti ',
    address: '12 Harbour Road',
    firstName: 'Amara',
    lastName: 'Okafor',
    email,
    passportUrl,
    ...changes,
  };
}

describe.each(engines)('identity on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  let investors = 0;
  const investor = async () => {
    investors += 1;
    const { token, user } = await newInvestor(keel, `${engine.name}-${investors}@example.org`);
    return { token, user, email: user.email };
  };
  const userNow = async (token: string) => (await keel.call('getUserByToken', { token })).json().user;
  const lastOf = async (userId: string) => {
    const last = await lastRegistration(keel.context, keel.context.db, userId);
    return last ? { id: last.id, shown: shownHash(last) } : { id: UNKNOWN_ID, shown: '0123456789abcdef' };
  };
  const decide = async (decision: Omit<KycDecision, 'actor' | 'registration'> & { registration?: string }) => {
    const { id } = await lastOf(decision.userId);
    const full: KycDecision = { actor: 'officer', registration: id, ...decision };
    return keel.context.db.tx((tx) => decideKyc(tx, keel.context, full));
  };
  const pending = async () => {
    const one = await investor();
    const body = registration(one.email, await uploaded(keel, one.token, 'identity'));
    await keel.call('submitRegistration', { token: one.token, body });
    return one;
  };
  const fileOf = (key: string) => join(keel.context.config.dataDir, 'objects', key);

  it('[KYC-2][KYC-6] a submission is under review, with its image', async () => {
    const { token, email } = await investor();
    const key = await uploaded(keel, token, 'identity');
    const response = await keel.call('submitRegistration', { token, body: registration(email.toUpperCase(), key) });
    expect(response.json()).toEqual({ bool: true, ...messageOf('registration_received'), url: '/profile' });
    expect(await userNow(token)).toMatchObject({
      kycVerified: 'pending',
      nid: '••••• 567',
      country: 'Ghana',
      state: 'Ashanti',
      address: '12 Harbour Road',
      firstName: 'Amara',
      lastName: 'Okafor',
    });
    const rows = await keel.context.db.query('SELECT state FROM uploads WHERE key = $1', [key]);
    expect(rows).toEqual([{ state: 'attached' }]);
  });

  const ask = (token: string, password: string) => keel.call('revealIdentityNumber', { token, body: { password } });

  describe('the complete identity number', () => {
    it('[AUTH-9][CARD-3] is only shown to its owner, after the password was entered again (M-18)', async () => {
      const [one, other] = [await pending(), await investor()];
      const answer = await ask(one.token, PASSWORD);
      expect([answer.statusCode, answer.json()]).toEqual([200, { bool: true, nid: 'A1234 567' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await ask(other.token, PASSWORD)).json()).toEqual({ bool: true, nid: null });
      const refused = await ask(one.token, 'not-the-password');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { code: 'wrong_password', errors: [{ field: 'password' }] },
      ]);
      expect((await keel.call('revealIdentityNumber', { body: { password: PASSWORD } })).statusCode).toBe(401);
      expect(keel.logs()).not.toContain('A1234 567');
    });

    it('[AUTH-9][CARD-3] a stolen session cannot be used to guess the password', async () => {
      const one = await pending();
      for (let tries = 0; tries < 10; tries += 1) await ask(one.token, `guess-${tries}`);
      expect((await ask(one.token, PASSWORD)).statusCode).toBe(429);
    });

    it('[AUTH-9] no answer stored for retries contains the address in clear', async () => {
      const one = await pending();
      const body = { amount: '1', user: one.user._id };
      await addProfit(keel, { token: one.token, user: one.user, expiresIn: 1 }, 500n);
      const call = { token: one.token, body, headers: { 'idempotency-key': 'transfer-1' } };
      const first = await keel.call('transferFunds', call);
      const again = await keel.call('transferFunds', call);
      expect([first.json().user.address, again.json().user.address]).toEqual(['12 Harbour Road', '12 Harbour Road']);
      const stored = await keel.context.db.query<{ answer: string }>('SELECT answer FROM idempotency');
      expect(stored.map(({ answer }) => answer).join()).not.toContain('12 Harbour Road');
    });
  });

  it('[KYC-2] the address of the upload is accepted as well as its key', async () => {
    const { token, email } = await investor();
    const key = await uploaded(keel, token, 'identity');
    const body = registration(email, `/api/storage/keel/${key}`);
    expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(200);
  });

  it('[KYC-5] a retry with the same key changes nothing', async () => {
    const { token, email } = await investor();
    const body = registration(email, await uploaded(keel, token, 'identity'));
    const headers = { 'idempotency-key': 'the-same-action' };
    const first = await keel.call('submitRegistration', { token, body, headers });
    const again = await keel.call('submitRegistration', { token, body, headers });
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await keel.call('submitRegistration', { token, body: { ...body, state: 'Accra' }, headers });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('[KYC-2][KYC-5] of twenty simultaneous submissions one is stored, and none blocks another', async () => {
    const { token, email } = await investor();
    const body = registration(email, await uploaded(keel, token, 'identity'));
    const each = Array.from({ length: 20 }, (_, n) => ({ 'idempotency-key': `at-the-same-moment-${n}` }));
    const answers = await Promise.all(each.map((headers) => keel.call('submitRegistration', { token, body, headers })));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter((answer) => answer.statusCode === 422 && answer.json().code === 'upload_not_owned');
    expect([taken.length, refused.length]).toEqual([1, 19]);
  });

  it('[KYC-2] a new submission replaces the pending one and its image', async () => {
    const { token, email } = await investor();
    const [first, second] = [
      await uploaded(keel, token, 'identity'),
      await uploaded(keel, token, 'identity', png(4, 4)),
    ];
    await keel.call('submitRegistration', { token, body: registration(email, first) });
    const same = await keel.call('submitRegistration', { token, body: registration(email, first) });
    expect(same.json()).toMatchObject({ code: 'upload_not_owned' });
    expect(existsSync(fileOf(first))).toBe(true);
    await keel.call('submitRegistration', { token, body: registration(email, second, { state: 'Accra' }) });
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, true]);
    expect(await userNow(token)).toMatchObject({ kycVerified: 'pending', state: 'Accra' });
  });

  it('[KYC-4][API-3] the image has to be an existing upload of the investor for this purpose', async () => {
    const [mine, theirs] = [await investor(), await investor()];
    const keys = [
      await uploaded(keel, theirs.token, 'identity'),
      await uploaded(keel, mine.token, 'profile'),
      (await policyFor(keel, mine.token, { purpose: 'identity' })).fields.key,
      'https://example.org/passport.png',
      'javascript:alert(1)',
      '../../../etc/passwd',
      'bucket/0197f3a2-1111-7000-8000-000000000009.png',
    ];
    for (const key of keys) {
      const response = await keel.call('submitRegistration', {
        token: mine.token,
        body: registration(mine.email, key),
      });
      expect([key, response.statusCode, response.json().code]).toEqual([key, 422, 'upload_not_owned']);
      expect(response.json().message).toBe('please upload photo');
    }
    expect(await userNow(mine.token)).toMatchObject({ kycVerified: 'false', nid: null });
  });

  it.each([
    ['no number', { Nid: 'ab!' }],
    ['a country that is none', { country: 'Atlantis' }],
    ['a state of blanks', { state: '   ' }],
    ['an address too long', { address: 'x'.repeat(101) }],
    ['a name with NUL', { firstName: 'A\0' }],
    ['a field too many', { kycVerified: 'true' }],
  ])('[KYC-3] 422 for %s', async (_what, changes) => {
    const { token, email } = await investor();
    const body = registration(email, await uploaded(keel, token, 'identity'), changes);
    expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(422);
  });

  it('[API-3] another e-mail is not found, and without a session nothing is', async () => {
    const { token } = await investor();
    const body = registration('somebody@example.org', await uploaded(keel, token, 'identity'));
    expect((await keel.call('submitRegistration', { token, body })).json()).toMatchObject({ code: 'unknown_account' });
    expect((await keel.call('submitRegistration', { body })).statusCode).toBe(401);
    expect((await keel.call('saveProfilePhoto', { body })).statusCode).toBe(401);
  });

  it('[KYC-7][PUSH-6] an approval verifies identity and account, notifies the investor, and is audited', async () => {
    const { token, user, email } = await pending();
    expect(await decide({ userId: user._id, decision: 'approve', reason: null })).toEqual({ ok: true, changed: true });
    expect(await decide({ userId: user._id, decision: 'approve', reason: null })).toEqual({ ok: true, changed: false });
    expect(await userNow(token)).toMatchObject({ kycVerified: 'true', accountStatus: true });
    const { message } = (await keel.call('listNotifications', { token })).json();
    expect(message).toEqual([expect.objectContaining({ title: 'Identity verified', url: '/profile' })]);
    const events = await keel.context.db.query('SELECT kind FROM events WHERE user_id = $1 ORDER BY seq', [user._id]);
    expect(events).toEqual([{ kind: 'user' }, { kind: 'notification' }, { kind: 'user' }]);
    const acts = await keel.context.db.query('SELECT actor, action FROM audit_log WHERE object = $1', [user._id]);
    expect(acts).toEqual([{ actor: 'officer', action: 'kyc.approve' }]);
    const body = registration(email, await uploaded(keel, token, 'identity'));
    const again = await keel.call('submitRegistration', { token, body });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_approved']);
  });

  it('[KYC-7][PUSH-6] a rejection has a reason, and the investor may submit again', async () => {
    const { token, user, email } = await pending();
    const decision = { userId: user._id, decision: 'reject', reason: 'The photo is blurred.' } as const;
    expect(await decide(decision)).toEqual({ ok: true, changed: true });
    expect(await decide(decision)).toEqual({ ok: true, changed: false });
    expect(await userNow(token)).toMatchObject({ kycVerified: 'false', accountStatus: false });
    const [notification] = (await keel.call('listNotifications', { token })).json().message;
    expect(notification).toMatchObject({
      message: 'We couldn’t verify your identity. Reason: The photo is blurred.',
      messageCode: 'identity_refused',
      params: { reason: 'The photo is blurred.' },
    });
    const body = registration(email, await uploaded(keel, token, 'identity'));
    expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(200);
    expect(await userNow(token)).toMatchObject({ kycVerified: 'pending' });
  });

  it('[BOOK-2] a submission since the shown one cannot be decided, by id or by hash (M-12)', async () => {
    const { token, user, email } = await pending();
    const shown = await lastOf(user._id);
    const stolen = registration(email, await uploaded(keel, token, 'identity'), { firstName: 'Stolen', Nid: 'ZZ999' });
    await keel.call('submitRegistration', { token, body: stolen });
    for (const seen of [shown.id, shown.shown])
      for (const decision of ['approve', 'reject'] as const)
        expect(await decide({ userId: user._id, registration: seen, decision, reason: null })).toEqual({
          ok: false,
          code: 'not_shown',
        });
    expect(await userNow(token)).toMatchObject({ kycVerified: 'pending', accountStatus: false });
    const now = await lastOf(user._id);
    expect(await decide({ userId: user._id, registration: now.shown, decision: 'approve', reason: null })).toEqual({
      ok: true,
      changed: true,
    });
    const acts = await keel.context.db.query('SELECT action, detail FROM audit_log WHERE object = $1', [user._id]);
    expect(acts).toEqual([{ action: 'kyc.approve', detail: `registration ${now.id}` }]);
  });

  it('[BOOK-2] the hash covers every word and the image, and another investor’s registration is refused', async () => {
    const [one, other] = [await pending(), await pending()];
    const last = await lastRegistration(keel.context, keel.context.db, one.user._id);
    if (!last) throw new Error('Nothing was submitted.');
    const changes = [
      { first_name: 'B' },
      { last_name: 'B' },
      { nid: 'B' },
      { country: 'Togo' },
      { state: 'B' },
      { address: 'B' },
      { email: 'b@example.org' },
      { object_key: 'b.png' },
    ];
    const hashes = [{}, ...changes].map((changed) => shownHash({ ...last, ...changed }));
    expect(new Set(hashes).size).toBe(hashes.length);
    const { id: theirs } = await lastOf(other.user._id);
    const decision = { userId: one.user._id, registration: theirs, decision: 'approve', reason: null } as const;
    expect(await decide(decision)).toEqual({ ok: false, code: 'not_shown' });
  });

  it('[KYC-7] unknown investors and missing submissions cannot be decided', async () => {
    const { user } = await investor();
    expect(await decide({ userId: user._id, decision: 'approve', reason: null })).toEqual({
      ok: false,
      code: 'wrong_state',
    });
    expect(await decide({ userId: user._id, decision: 'reject', reason: null })).toEqual({
      ok: false,
      code: 'wrong_state',
    });
    expect(await decide({ userId: UNKNOWN_ID, decision: 'reject', reason: null })).toEqual({
      ok: false,
      code: 'not_found',
    });
  });

  it("[PHOTO-1][PHOTO-2] the uploaded photo's address is the user’s, and shows it; the previous photo is removed", async () => {
    const { token, email } = await investor();
    const [first, second] = [await uploaded(keel, token, 'profile'), await uploaded(keel, token, 'profile', png(4, 4))];
    const save = (profilePhotoUrl: string) =>
      keel.call('saveProfilePhoto', { token, body: { profilePhotoUrl, email } });
    expect((await save(first)).json()).toEqual({ bool: true, ...messageOf('photo_saved'), url: '/wallet' });
    expect((await save(`/api/storage/keel/${first}`)).statusCode).toBe(200);
    const { profilePhotoUrl } = await userNow(token);
    expect(profilePhotoUrl).toBe(`/api/storage/keel/${first}`);
    const shown = await keel.app.inject({ url: profilePhotoUrl });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    await save(second);
    expect((await userNow(token)).profilePhotoUrl).toBe(`/api/storage/keel/${second}`);
    expect((await keel.app.inject({ url: profilePhotoUrl })).statusCode).toBe(404);
    expect(existsSync(fileOf(first))).toBe(false);
  });

  it("[PHOTO-2][API-3] only the user's own upload for this purpose is accepted, and only with the user's e-mail", async () => {
    const [mine, theirs] = [await investor(), await investor()];
    const save = (profilePhotoUrl: string, email = mine.email) =>
      keel.call('saveProfilePhoto', { token: mine.token, body: { profilePhotoUrl, email } });
    for (const key of [
      await uploaded(keel, theirs.token, 'profile'),
      await uploaded(keel, mine.token, 'identity'),
      'https://example.org/photo.png',
      '/api/storage/keel/../../etc/passwd',
    ])
      expect({ key, ...(await save(key)).json() }).toMatchObject({ key, code: 'upload_not_owned' });
    const key = await uploaded(keel, mine.token, 'profile');
    expect((await save(key, theirs.email)).statusCode).toBe(404);
    expect((await userNow(mine.token)).profilePhotoUrl).toBeNull();
  });
});
