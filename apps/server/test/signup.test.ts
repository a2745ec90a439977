import { messageOf } from '@keel/backend/words/sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, signupBody, startKeel } from './support/keel.ts';

describe.each(engines)('signup on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    // Passwords hashed as in production.
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const stored = (email: string) =>
    keel.context.db.query<Record<string, unknown>>('SELECT * FROM users WHERE email_lower = $1', [email]);

  it('[SIGNUP-6] 200 sends the code and returns the next page', async () => {
    const response = await keel.call('signup', { body: await signupBody(keel, { email: 'first@example.org' }) });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      bool: true,
      ...messageOf('code_sent'),
      url: '/verification',
      signUpToken: expect.any(String),
    });
    expect(await keel.code('first@example.org')).toMatch(/^\d{4}$/);
  });

  it('[SIGNUP-7] 303 for a known email, in any case, and without a Location that fetch would follow', async () => {
    await newInvestor(keel, 'double@example.org');
    const again = await keel.call('signup', { body: await signupBody(keel, { email: 'Double@Example.org' }) });
    expect(again.statusCode).toBe(303);
    expect(again.headers).not.toHaveProperty('location');
    expect(again.json()).toMatchObject({
      bool: false,
      code: 'account_exists',
      message: 'An account with this email already exists. Log in instead.',
    });
  });

  it('[SIGNUP-4][AUTH-2] of simultaneously verified sign-ups one gets the email, and the others end', async () => {
    const email = 'parallel@example.org';
    const body = await signupBody(keel, { email });
    const tokens: string[] = [];
    const codes: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      tokens.push((await keel.call('signup', { body })).json().signUpToken);
      codes.push(await keel.code(email));
    }
    const answers = await Promise.all(
      tokens.map((signUpToken, at) => keel.call('verifyEmail', { body: { email, code: codes[at], signUpToken } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([200, 400, 400]);
    expect(await stored(email)).toHaveLength(1);
  });

  it.each([
    ['package', undefined, 'Please select an investment package to continue'],
    ['package', 'Starter', 'Please select an investment package to continue'],
    ['package', '0197f3a2-0000-7000-8000-00000000dead', 'Please select an investment package to continue'],
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', 'a\u0000b', 'First name is required'],
    ['firstName', 'a\tb', 'First name is required'],
    ['lastName', 'a\u007Fb', 'Last name is required'],
    ['country', 'Nor\u0000way', 'Select country'],
    ['password', 'harbour\u0000lamp', 'password should be 7 characters'],
    ['lastName', undefined, 'Last name is required'],
    ['email', 'ines@', 'Invalid email'],
    ['email', "ines'; DROP TABLE users; --", 'Invalid email'],
    ['password', 'short', 'password should be 7 characters'],
    ['password', 'x'.repeat(129), 'password should be 7 characters'],
    ['password', 'football', 'This password is too common. Please choose another.'],
    ['confirmPassword', 'harbour-lamp-43', 'Passwords do not match'],
    ['gender', 'other', 'Select gender'],
    ['country', 'Atlantis', 'Select country'],
    ['phone', 'call me', 'Phone number is required'],
    ['phone', 3515550199, 'Phone number is required'],
  ])('[SIGNUP-2][SIGNUP-3] 422: %s %j', async (field, value, message) => {
    const response = await keel.call('signup', { body: await signupBody(keel, { [field]: value }) });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ bool: false, message, errors: [{ field, message }] });
  });

  it('[SIGNUP-2] a password of 7 characters is too short for the server, one of 8 is not (M-22)', async () => {
    const bodies = await Promise.all(['mooring', 'moorings'].map((password) => signupBody(keel, { password })));
    const answers = await Promise.all(bodies.map((body) => keel.call('signup', { body })));
    expect(answers.map((answer) => answer.json().message)).toEqual([
      'password should be 8 characters',
      'Passwords do not match',
    ]);
  });

  it('[SIGNUP-3] a missing package is reported before every other error', async () => {
    const response = await keel.call('signup', { body: {} });
    const { message, code, errors } = response.json();
    expect({ message, code }).toEqual({
      message: 'Please select an investment package to continue',
      code: 'package_required',
    });
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'package',
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'gender',
      'country',
      'phone',
    ]);
  });

  it.each([
    ['walletFeauture', true],
    ['accountStatus', true],
    ['availableBalance', '1000000.00'],
    ['kycVerified', 'true'],
    ['_id', '0197f3a2-0000-7000-8000-000000000001'],
    ['seedphrase', 'abandon abandon about'],
  ])('[API-3][SIGNUP-5] refuses %s in the body, and stores nothing', async (field, value) => {
    const email = `mass-${field.toLowerCase()}@example.org`;
    const response = await keel.call('signup', { body: await signupBody(keel, { email, [field]: value }) });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ field }]);
    expect(await stored(email)).toEqual([]);
  });

  it('[SIGNUP-5] reads the package by its id and ignores the rest of the object', async () => {
    const email = 'bargain@example.org';
    const body = await signupBody(keel, { email });
    const claimed = { ...(body['accountPackage'] as object), price: '0.00', name: 'Premium' };
    await keel.call('signup', { body: { ...body, accountPackage: claimed } });
    expect(await stored(email)).toMatchObject([
      { package_id: body['package'], account_status: false, kyc_verified: 'false' },
    ]);
  });

  it('[SIGNUP-1] stores names as typed, markup included, and a password only as argon2id', async () => {
    const email = 'inert@example.org';
    const firstName = '<img src=x onerror=alert(1)>';
    await keel.call('signup', { body: await signupBody(keel, { email, firstName }) });
    const [row] = await stored(email);
    expect(row).toMatchObject({ first_name: firstName });
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$/);
  });

  it('[SIGNUP-1] a password of 128 characters in any script works exactly as typed', async () => {
    const email = 'unicode@example.org';
    const password = 'пароль🔑'.repeat(16);
    const body = await signupBody(keel, { email, password, confirmPassword: password });
    expect((await keel.call('signup', { body })).statusCode).toBe(200);
    expect((await keel.call('login', { body: { email, password: password.slice(0, -2) } })).statusCode).toBe(404);
    expect((await keel.call('login', { body: { email, password } })).statusCode).toBe(202);
  });
});

describe.each(engines)('signup with hidden accounts on $name', (engine) => {
  it('[SIGNUP-7] with AUTH_HIDE_ACCOUNTS the answer is the same, and the owner gets a mail', async () => {
    const keel = await startKeel(engine, { hideAccounts: true });
    const body = await signupBody(keel, { email: 'amelia@example.org' });
    const known = await keel.call('signup', { body });
    const fresh = await keel.call('signup', { body: await signupBody(keel) });
    const subjects = (await keel.mails()).map(({ to, subject }) => [to?.[0]?.address, subject]);
    await keel.close();
    const alike = (response: typeof known) => [
      response.statusCode,
      { ...response.json(), signUpToken: response.json().signUpToken.length },
    ];
    expect(alike(known)).toEqual(alike(fresh));
    expect(subjects.toSorted(([one = ''], [next = '']) => one.localeCompare(next))).toEqual([
      ['amelia@example.org', 'You have an account at Keel'],
      ['ines@example.org', 'Your code for Keel'],
    ]);
  });
});
