import { enter, makeAccount } from './support/accounts.ts';
import { answer, delayCalls, watchEscapes, watchSent } from './support/answers.ts';
import { pointer } from './support/inputDevices.ts';
import { chooseCountry, expectDashboard, logIn, readMessage, signUp } from './support/journeys.ts';
import { expect, type Page, test } from './support/test.ts';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '<img src=x onerror=alert(1)>';
const SQL = "' OR 1=1; DROP TABLE users; --";
const REVERSED = '\u202Emoc.elpmaxe';
const NUL = 'a\u0000b';
const EMOJI = '\u{1F600}';
const BLANKS = '   ';
const MANY = 10_000;

const notAnEmail = [
  '<b>@x.com',
  `${EMOJI}@example.com`,
  'a\u202Eb@example.com',
  'a\u0000b@example.com',
  BLANKS,
  'nobody',
  'a@b',
  'a b@c.de',
  '@c.de',
  'a@b..c',
  SCRIPT,
  IMAGE,
  SQL,
  REVERSED,
  NUL,
  EMOJI,
];
const tooLong = `${'x'.repeat(250)}@example.com`;

/** The button inside a combo box has the same label. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'));

/** The field shows this text as its error until something else is typed. */
async function expectErrorUntilEdited(page: Page, label: string, message: string): Promise<void> {
  const input = field(page, label);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await input.fill('y');
  await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(message, { exact: true })).toHaveCount(0);
}

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await field(page, label).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test.describe('login', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('[LOGIN-2] Continue is enabled only when both fields are filled in', async ({ page }) => {
    const go = page.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await field(page, 'Email').fill('a@b.de');
    await expect(go).toBeDisabled();
    await field(page, 'Email').fill('');
    await field(page, 'Password').fill('long enough');
    await expect(go).toBeDisabled();
    await field(page, 'Email').fill(BLANKS);
    await expect(go).toBeDisabled();
  });

  test('[LOGIN-2] an invalid email is reported and not sent, and the error disappears with the next key', async ({
    page,
  }) => {
    const sent = watchSent(page);
    await field(page, 'Password').fill('long enough');
    for (const value of [...notAnEmail.filter((text) => text !== BLANKS), tooLong]) {
      await field(page, 'Email').fill(value);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expectErrorUntilEdited(page, 'Email', 'Enter a valid email');
    }
    expect(sent).toEqual([]);
  });

  test('[LOGIN-2] a password of fewer than 4 characters is reported and not sent, and the error disappears with the next key', async ({
    page,
  }) => {
    const sent = watchSent(page);
    await field(page, 'Email').fill('a@b.de');
    for (const value of ['abc', BLANKS, EMOJI, '\u202E', "'--", '\u0000']) {
      await field(page, 'Password').fill(value);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expectErrorUntilEdited(page, 'Password', 'Password must be at least 4 characters');
    }
    expect(sent).toEqual([]);
  });

  test('[LOGIN-2] two errors are listed, each linking to its field', async ({ page }) => {
    await field(page, 'Email').fill('nobody');
    await field(page, 'Password').fill('abc');
    await field(page, 'Password').press('Enter');
    await expect(field(page, 'Email')).toBeFocused();
    const summary = page.getByRole('region', { name: 'There are 2 problems' });
    await summary.getByRole('link', { name: 'Password must be at least 4 characters' }).click();
    await expect(field(page, 'Password')).toBeFocused();
  });

  test("[LOGIN-2] a pasted email of 10,000 characters is cut to the contract's limit and is still invalid", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent = watchSent(page);
    await paste(page, 'Email', 'x'.repeat(MANY));
    await field(page, 'Password').fill('long enough');
    await expect(field(page, 'Email')).toHaveValue('x'.repeat(254));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectErrorUntilEdited(page, 'Email', 'Enter a valid email');
    expect(sent).toEqual([]);
  });

  test('[LOGIN-2, LOGIN-5] hostile text of a valid format does nothing: the server knows no such user', async ({
    page,
    server,
    person,
  }) => {
    const escapes = watchEscapes(page, server.url);
    const request = page.waitForRequest('**/api/login');
    await logIn(page, `  o'brien+--${person.email} `, SQL);
    expect((await request).postDataJSON()).toEqual({ email: `o'brien+--${person.email}`, password: SQL });
    await readMessage(page, 'We couldn’t find an account with this email. Sign up?');
    await expect(page).toHaveURL('/signup');
    expect(escapes).toEqual([]);
  });

  test('[LOGIN-2] a password of more than 128 characters is reported and not sent', async ({ page }) => {
    const sent = watchSent(page);
    await logIn(page, 'a@b.de', 'x'.repeat(129));
    await expectErrorUntilEdited(page, 'Password', 'Password must be at most 128 characters');
    expect(sent).toEqual([]);
  });

  test('[LOGIN-6, LOGIN-7] 300, 422, 500 and unforeseen answers show the response text in a modal', async ({
    page,
    server,
    person,
  }) => {
    const escapes = watchEscapes(page, server.url);
    const rows = [
      { status: 300, body: { bool: false, message: 'Choose another way in.' }, words: 'Choose another way in.' },
      { status: 422, body: { bool: false, message: IMAGE }, words: IMAGE },
      { status: 500, body: 'Down for the night.', words: 'Down for the night.' },
      { status: 500, body: '', words: 'An unexpected error occurred.' },
      { status: 418, body: { bool: false, message: 'Short and stout.' }, words: 'Short and stout.' },
      { status: 200, body: '<!doctype html><title>Hotel</title>', words: 'An unexpected error occurred.' },
    ];
    await logIn(page, person.email, person.password);
    await readMessage(page, 'We couldn’t find an account');
    await page.goBack();
    // The sign-up page, still in the document, has fields of the same names.
    await expect(page.getByRole('heading', { name: 'Log in or Create Account' })).toBeVisible();
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(person.password);
    for (const { words, ...given } of rows) {
      await answer(page, '/login', given);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible();
      await readMessage(page, words);
      await expect(field(page, 'Email')).toHaveValue(person.email);
      await expect(field(page, 'Password')).toHaveValue(person.password);
    }
    expect(escapes).toEqual([]);
  });

  test('[LOGIN-3] clicks, double clicks and Enter while waiting for an answer send one request @main', async ({
    page,
    person,
  }) => {
    const sent = watchSent(page);
    const release = await delayCalls(page, '/login', { status: 422, body: { bool: false, message: 'No.' } });
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await field(page, 'Password').press('Enter');
    await field(page, 'Email').press('Enter');
    release();
    await readMessage(page, 'No.');
    expect(sent).toEqual(['/api/login']);
  });
});

test.describe('sign-up', () => {
  test('[SIGNUP-2] an empty form reports each missing field and sends nothing', async ({ page }) => {
    const sent = watchSent(page);
    await page.goto('/signup');
    await pointer.choose(page.getByRole('radio', { name: /Starter/ }));
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const problems = page.getByRole('region', { name: 'There are 7 problems' });
    await expect(problems.getByRole('link')).toHaveText([
      'First name is required',
      'Last name is required',
      'Invalid email',
      'Select gender',
      'Select country',
      'Phone number is required',
      'Password is required',
    ]);
    await expect(field(page, 'First name')).toBeFocused();
    await problems.getByRole('link', { name: 'Select gender' }).click();
    await page.keyboard.press('Space');
    await expect(page.getByText('Select gender')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('[SIGNUP-3] without a package nothing is sent, and a modal says why', async ({ page }) => {
    const sent = watchSent(page);
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, 'Please select an investment package to continue');
    expect(sent).toEqual([]);
  });

  test('[SIGNUP-2, SIGNUP-7] each field has its own message, sends nothing, and clears the error with the next key', async ({
    page,
    person,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const rows = [
      { label: 'First name', values: ['', BLANKS, '\t', NUL], message: 'First name is required' },
      { label: 'Last name', values: ['', BLANKS, '\u00A0', NUL], message: 'Last name is required' },
      { label: 'Email', values: ['', ...notAnEmail, tooLong], message: 'Invalid email' },
      { label: 'Phone number', values: ['', BLANKS], message: 'Phone number is required' },
      { label: 'Phone number', values: ['abc', '123', SCRIPT, EMOJI, NUL], message: 'number is not valid' },
      { label: 'Confirm password', values: ['', 'other', ` ${person.password}`], message: 'Passwords do not match' },
    ];
    await answer(page, '/signup', { status: 422, body: { bool: false, message: 'Not today.' } });
    await signUp(page, person);
    await readMessage(page, 'Not today.');

    const sent = watchSent(page);
    for (const { label, values, message } of rows) {
      const right = await field(page, label).inputValue();
      for (const value of values) {
        await field(page, label).fill(value);
        await field(page, 'Password').press('Enter');
        await expectErrorUntilEdited(page, label, message);
      }
      await field(page, label).fill(right);
    }
    for (const [password, message] of [
      ['', 'Password is required'],
      ["' OR 1", 'password should be 7 characters'],
      [EMOJI, 'password should be 7 characters'],
      ['x'.repeat(MANY), 'password should be 128 characters at most'],
    ] as const) {
      await field(page, 'Password').fill(password);
      await field(page, 'Password').press('Enter');
      await expectErrorUntilEdited(page, 'Password', message);
    }
    for (const text of ['', 'Nowhere', SCRIPT, SQL, EMOJI, 'x'.repeat(MANY)]) {
      await field(page, 'Country').fill(text);
      await field(page, 'Password').press('Enter');
      await expect(field(page, 'Country')).toHaveAccessibleDescription(/Select country$/);
    }
    await field(page, 'Country').fill('');
    await field(page, 'Country').press('P');
    await expect(page.getByText('Select country', { exact: true })).toHaveCount(0);
    await field(page, 'Country').fill('');
    await chooseCountry(page, 'Portugal');
    expect(sent).toEqual([]);

    for (const [label, longest] of [
      ['First name', 60],
      ['Last name', 60],
      ['Email', 254],
      ['Phone number', 40],
    ] as const) {
      await field(page, label).fill('');
      await paste(page, label, 'x'.repeat(MANY));
      await expect(field(page, label)).toHaveValue('x'.repeat(longest));
    }
  });

  test('[SIGNUP-7] what only the server can check is refused with its message, and what was typed stays', async ({
    page,
    server,
    person,
  }) => {
    const escapes = watchEscapes(page, server.url);
    await answer(page, '/signup', { status: 500 });
    await signUp(page, person);
    await readMessage(page, 'An unexpected error occurred.');
    await page.unroute('**/api/signup');
    for (const label of ['Password', 'Confirm password']) await field(page, label).fill('password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, 'This password is too common. Please choose another.');
    await expect(field(page, 'Password')).toHaveValue('password');
    expect(await server.mails()).not.toContainEqual(expect.objectContaining({ to: [person.email] }));
    expect(escapes).toEqual([]);
  });

  test('[SIGNUP-4, SIGNUP-8] clicks, double clicks and Enter while waiting for an answer send one request @main', async ({
    page,
    person,
  }) => {
    const sent = watchSent(page);
    const release = await delayCalls(page, '/signup', { status: 422, body: { bool: false, message: 'No.' } });
    await signUp(page, person);
    // A press on a busy button; a locator would wait until it is enabled.
    const submit = page.getByRole('button', { name: 'Sign Up' });
    await submit.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await submit.boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await field(page, 'Email').press('Enter');
    await field(page, 'Confirm password').press('Enter');
    release();
    await readMessage(page, 'No.');
    expect(sent).toEqual(['/api/signup']);
  });

  test('[SIGNUP-3] submitting while the packages load asks for a package, and the packages still load', async ({
    page,
  }) => {
    const release = await delayCalls(page, '/packages');
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, 'Please select an investment package to continue');
    release();
    await expect(page.getByRole('radio', { name: /Starter/ })).toBeAttached();
  });

  test("[SIGNUP-7] packages that fail to load show the server's message, and load on another try", async ({ page }) => {
    await answer(page, '/packages', { status: 500, body: { bool: false, message: 'Plans are being counted.' } });
    await page.goto('/signup');
    await readMessage(page, 'Plans are being counted.');
    await field(page, 'First name').fill('Amelia');
    await page.unroute('**/api/packages');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /Starter/ })).toBeAttached();
    await expect(field(page, 'First name')).toHaveValue('Amelia');
  });

  for (const [url, tag] of [
    ['//evil.example', ''],
    ['javascript:alert(1)', ''],
    ['https://evil.example/verification', ' @sweep'],
    ['/\\evil.example', ' @sweep'],
    ['/verification/..//evil.example', ' @sweep'],
  ] as const) {
    test(`[SIGNUP-6] the url ${JSON.stringify(url)} in an answer is not followed${tag}`, async ({
      page,
      server,
      person,
    }) => {
      const escapes = watchEscapes(page, server.url);
      await answer(page, '/signup', { status: 200, body: { bool: true, message: 'Sent.', url } });
      await signUp(page, person);
      await expect(page).toHaveURL('/verification');
      await expect(page.getByText(person.email)).toBeVisible();
      expect(escapes).toEqual([]);
    });
  }

  test('[SIGNUP-7] 300, 422 and 500 show the response text in a modal, 303 then opens the login page', async ({
    page,
    person,
  }) => {
    await answer(page, '/signup', { status: 300, body: { bool: false, message: 'Choose another way in.' } });
    await signUp(page, person);
    await readMessage(page, 'Choose another way in.');
    await answer(page, '/signup', { status: 422, body: { bool: false, message: SCRIPT } });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, SCRIPT);
    await answer(page, '/signup', { status: 500, body: 'Down for the night.' });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, 'Down for the night.');
    await answer(page, '/signup', { status: 303, body: { bool: false, message: 'You are one of us.' } });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await readMessage(page, 'You are one of us.');
    await expect(page).toHaveURL('/login');
  });

  const [formName, ...otherNames] = [
    { firstName: IMAGE, lastName: "O'Brien; --", welcome: '<img ' },
    { firstName: `${EMOJI}\u202Eevil`, lastName: SCRIPT, welcome: `${EMOJI}\u202Eevi` },
    { firstName: '{{constructor}}', lastName: '%00../..', welcome: '{{con' },
  ] as const;

  test('[SIGNUP-5, DASH-1, SIDE-3] a hostile name is treated like any other, from the form to every page', async ({
    page,
    server,
    person,
  }) => {
    const escapes = watchEscapes(page, server.url);
    const { firstName, lastName } = formName;
    const request = page.waitForRequest('**/api/signup');
    await signUp(page, { ...person, firstName: `  ${firstName} `, lastName });
    expect((await request).postDataJSON()).toMatchObject({ firstName, lastName, email: person.email });
    await field(page, 'Code').fill(await server.mailedCode(person.email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectDashboard(page);
    await expectPlainName(page, formName);
    await page.reload();
    await expectPlainName(page, formName);
    expect(escapes).toEqual([]);
  });

  for (const name of otherNames) {
    test(`[DASH-1, SIDE-3] ${JSON.stringify(`${name.firstName} ${name.lastName}`)} is shown unchanged`, async ({
      page,
      server,
      person,
    }) => {
      const escapes = watchEscapes(page, server.url);
      await enter(page, await makeAccount(server, { ...person, ...name }));
      await expectPlainName(page, name);
      expect(escapes).toEqual([]);
    });
  }
});

test.describe('verification', () => {
  test.beforeEach(async ({ page, person }) => {
    await answer(page, '/signup', { status: 200, body: { bool: true, message: 'Sent.', url: '/verification' } });
    await signUp(page, person);
    await expect(page).toHaveURL('/verification');
  });

  test('[VERIFY-1] whatever is typed or pasted, only four digits are a code; fewer are never sent', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent = watchSent(page);
    const rows = [
      ['', ''],
      ['12', '12'],
      ['abcd', ''],
      [SCRIPT, '1'],
      [SQL, '11'],
      [`${EMOJI}${EMOJI}`, ''],
      ['\u202E12\u0000', '12'],
      ['\u0661\u0662', '12'],
      ['  1 2  3 ', '123'],
      ['-1.5', '15'],
    ] as const;
    for (const [typed, expected] of rows) {
      await field(page, 'Code').fill(typed);
      await expect(field(page, 'Code')).toHaveValue(expected);
      await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
      await field(page, 'Code').press('Enter');
    }
    expect(sent).toEqual([]);
    await field(page, 'Code').fill('');
    await paste(page, 'Code', '7'.repeat(MANY));
    await expect(field(page, 'Code')).toHaveValue('7777');
    await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  test('[VERIFY-3] 300, 404 and 500 show the message in a modal and keep the code; 400 shows it at the code', async ({
    page,
    server,
  }) => {
    const escapes = watchEscapes(page, server.url);
    await field(page, 'Code').fill('0123');
    for (const status of [300, 404, 500]) {
      await answer(page, '/verifyemail', { status, body: { bool: false, message: `${IMAGE} ${status}` } });
      await page.getByRole('button', { name: 'Verify' }).click();
      await readMessage(page, `${IMAGE} ${status}`);
      await expect(field(page, 'Code')).toHaveValue('0123');
    }
    await answer(page, '/verifyemail', { status: 400, body: { bool: false, message: `${IMAGE} 400` } });
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(field(page, 'Code')).toHaveAccessibleDescription(`${IMAGE} 400`);
    expect(escapes).toEqual([]);
  });

  test('[VERIFY-1] clicks, double clicks and Enter while waiting for an answer send one request @main', async ({
    page,
  }) => {
    const sent = watchSent(page);
    const release = await delayCalls(page, '/verifyemail', { status: 404, body: { bool: false, message: 'No.' } });
    await field(page, 'Code').fill('0123');
    await page.getByRole('button', { name: 'Verify' }).dblclick();
    await field(page, 'Code').press('Enter');
    release();
    await readMessage(page, 'No.');
    expect(sent).toEqual(['/api/verifyemail']);
  });
});

/** The dashboard shows the name as plain text, and nothing of it became markup. */
async function expectPlainName(
  page: Page,
  { firstName, lastName, welcome }: { firstName: string; lastName: string; welcome: string },
): Promise<void> {
  expect(await page.getByText(/^Welcome, /).textContent()).toBe(`Welcome, ${welcome}`);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(`${firstName} ${lastName}`);
  expect(await page.getByRole('main').locator('img[src="x"], script').count()).toBe(0);
}
