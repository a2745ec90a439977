import { enter, makeAccount, makeInvestor } from './support/accounts.ts';
import { codeOf } from './support/authenticator.ts';
import { intercept } from './support/intercept.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { choose } from './support/money.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { addPasskeyDevice } from './support/passkeyDevice.ts';
import { expect, type Page, test } from './support/test.ts';

const WRONG = 'That is not right, or it was already used. Check it and try again.';

test('[AUTH-4, PAYOUT-4] an authenticator is set up, asked for at login, and replaced by a recovery code when it is lost @sweepPhone (M-17) @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeAccount(server, person);
  await enter(page, account, '/settings');
  const { key, codes } = await setUp(page, person.password);
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible();
  await expectAccessible(page);
  const cells = page.getByLabel('Code from your app');
  await cells.fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(cells).toHaveAccessibleDescription(WRONG);
  await expect(cells).toHaveValue('');
  await expect(cells).toBeFocused();
  // The code from the setup was used, so the next one of the app is taken.
  await cells.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectDashboard(page);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await page.getByRole('button', { name: 'Lost your device? Use a recovery code' }).click();
  const recovery = page.getByLabel('Recovery code', { exact: true });
  await recovery.fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectDashboard(page);

  await page.goto('/settings');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off this second factor' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  const proof = dialog.getByLabel('Recovery code', { exact: true });
  await proof.fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(proof).toHaveAccessibleDescription(WRONG);
  await proof.fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await expectDashboard(page);

  const subjects = (await server.mails()).filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('A recovery code was used to log in to Keel');
  expect(subjects.at(-1)).toBe('How you log in to Keel was changed');
  for (const secret of [key, ...codes]) expect(server.output()).not.toContain(secret);
});

test('[AUTH-4] recovery codes can be closed only once they are saved, and new ones replace them (M-17)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeAccount(server, person);
  await enter(page, account, '/settings');
  const { codes } = await setUp(page, person.password);

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const next = await saveCodes(page);
  expect(next).toHaveLength(10);
  expect(next.filter((code) => codes.includes(code))).toEqual([]);
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
});

/** Sets up an authenticator in the settings; returns its key and the recovery codes. */
async function setUp(page: Page, password: string): Promise<{ key: string; codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Incorrect password.');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const shown = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const key = shown.replaceAll(' ', '');
  const cells = dialog.getByLabel('Code that the app shows now');
  await cells.fill(codeOf(key) === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(cells).toHaveAccessibleDescription(WRONG);
  await cells.fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  return { key, codes: await saveCodes(page) };
}

/** Reads the recovery codes that are shown, and confirms that they are saved. */
async function saveCodes(page: Page): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const codes = await dialog.getByText(/^(?:[\da-z]{4}-){3}[\da-z]{4}$/).allTextContents();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test('[AUTH-4, PAYOUT-4] a passkey is added, asked for at login and before it is removed; its dialog can be closed (M-17)', async ({
  browser,
  server,
  person,
}) => {
  await makeAccount(server, person);
  // No browser creates a passkey for a page opened by an IP address.
  const page = await browser.newPage({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
  const device = await addPasskeyDevice(page);
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
  await page.goto('/settings');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Name').fill('Amelia’s laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  const codes = await saveCodes(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('Amelia’s laptop')).toBeVisible();
  expect(await device.credentials()).toBe(1);

  // The same device creates no second one, which the page explains.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await readMessage(page, 'No passkey was made.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible();
  const usePasskey = page.getByRole('button', { name: 'Use your passkey' });
  await expectAccessible(page);
  // Without a confirmation at the device nothing happens, and it can be tried again.
  await device.confirm(false);
  await usePasskey.click();
  await expect(page.getByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
  await device.confirm(true);
  await usePasskey.click();
  await expectDashboard(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  const removal = page.getByRole('dialog', { name: 'Turn off this second factor' });
  await removal.getByRole('button', { name: 'Turn off' }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByText('Amelia’s laptop')).toBeHidden();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
});

test('[PAYOUT-4] when a withdrawal requires a step-up, the password is accepted, and the withdrawal is made once @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '500.00');
  await enter(page, account, '/withdraw');
  // Signing in counts as a proof for five minutes, for which the test does not wait: the first two answers are those
  // that the server gives later.
  const stepUpNeeded = {
    bool: false,
    code: 'step_up_needed',
    messageCode: 'step_up_needed',
    message: 'Please confirm that it is you.',
  };
  await intercept(page, '**/api/createwithdraw', (route) => route.fulfill({ status: 403, json: stepUpNeeded }), {
    times: 2,
  });

  await page.getByLabel('Amount in dollars').fill('120');
  await choose(page, 'Receive method', 'Cashapp');
  await page.getByLabel('Cashapp username').fill('$amelia');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
  await review.getByRole('button', { name: 'Send request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(review).toBeVisible();

  await review.getByRole('button', { name: 'Send request' }).click();
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(password).toHaveAccessibleDescription('Incorrect password.');
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Available $380.00')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel withdrawal/ })).toHaveCount(1);
});
