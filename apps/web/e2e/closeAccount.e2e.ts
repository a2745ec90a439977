import { enter, makeAccount, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { intercept } from './support/intercept.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { operate } from './support/operator.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { expect, type Page, test } from './support/test.ts';

const CHECKBOX = 'I understand that this can’t be undone';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Close your account?' });

/** Opens the dialog in the settings and ticks its checkbox. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close my account…' }).click();
  await pointer.choose(dialogOf(page).getByRole('checkbox', { name: CHECKBOX }));
}

const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close account' }).click();

test('[AUTH-9] an account with money says why it cannot be closed; once empty it is closed, and its email can sign up again @sweepPhone @main', async ({
  page,
  server,
  person,
  browser,
}) => {
  const account = await makeInvestor(server, person, '100');
  await enter(page, account, '/settings');
  await page.getByRole('button', { name: 'Close my account…' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('for 5 years; then they’re erased too', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close account' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open(page);
  await submit(page);
  await expect(dialog.getByText('There is still money in your account. Withdraw it first.')).toBeVisible();
  await expectAccessible(page);

  // The money is paid out in the meantime, and the same form is submitted again.
  await operate(server, 'books', 'adjust', person.email, '--amount', '-100', '--reason', 'paid out by hand');
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await enter(elsewhere, account);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/account-closed`);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  const mail = (await server.mails()).findLast(({ to }) => to.includes(person.email));
  expect(mail?.subject).toBe('Your account at Keel is closed');

  // Every other browser is logged out, and nobody can log in again.
  await elsewhere.goto('/invest');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await logIn(elsewhere, person.email, person.password);
  await readMessage(elsewhere, 'We couldn’t find an account with this email. Sign up?');
  await elsewhere.close();

  // The email is free again. Going back to the page that follows closing does not end the new session.
  const next = await makeAccount(server, person);
  expect(next.userId).not.toBe(account.userId);
  await page.getByRole('link', { name: 'Sign up again' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    next.storageState.origins.flatMap(({ localStorage: items }) => items),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(next.token);
});

test('[PAYOUT-4, AUTH-9] a step-up is required first when the last proof is too old, and a wrong password closes nothing', async ({
  page,
  server,
  person,
}) => {
  const account = await makeAccount(server, person);
  // Logging in counts as a proof for five minutes, for which the test does not wait: the first two answers are those
  // that the server gives later.
  const stepUpNeeded = {
    bool: false,
    code: 'step_up_needed',
    messageCode: 'step_up_needed',
    message: 'Please confirm that it is you.',
  };
  await intercept(page, '**/api/close-account', (route) => route.fulfill({ status: 403, json: stepUpNeeded }), {
    times: 2,
  });
  await enter(page, account, '/settings');
  await open(page);
  await submit(page);
  const dialog = dialogOf(page);
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('checkbox', { name: CHECKBOX })).toBeChecked();

  await submit(page);
  await password.fill('not-the-password');
  await submit(page);
  await expect(password).toHaveAccessibleDescription('Incorrect password.');
  const { rows } = await operate(server, 'users', 'list', '--search', person.email);
  expect(rows?.map(({ closed }) => closed)).toEqual([null]);
  await password.fill(person.password);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
});

test('[AUTH-9] the page for closed accounts, opened by its address, leads to the dashboard and ends no session', async ({
  page,
  server,
  person,
  browser,
}) => {
  await enter(page, await makeAccount(server, person), '/account-closed');
  await expect(page).toHaveURL(/\/invest$/);
  await expectDashboard(page);
  const visitor = await browser.newPage({ baseURL: server.url });
  await visitor.goto('/account-closed');
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.close();
});
