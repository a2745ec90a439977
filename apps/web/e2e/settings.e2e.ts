import { readFile } from 'node:fs/promises';
import { enter, makeAccount, signIn } from './support/accounts.ts';
import { as, test } from './support/investors.ts';
import { logIn, readMessage } from './support/journeys.ts';
import { expect } from './support/test.ts';

test.use(as.amelia);

test("[SET-1] until a theme is chosen, the page and its controls follow the system's @sweepPhone", async ({ page }) => {
  await page.goto('/settings');
  const theme = page.getByRole('button', { name: /Theme/ });
  for (const [colorScheme, name] of [
    ['dark', 'Dark'],
    ['light', 'Light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(theme).toContainText(name);
  }
});

test('[SET-1, SET-2] theme, language and lock time change immediately and are kept @sweepPhone @firefox @main', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: /Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await page.getByRole('button', { name: /Auto-Lock/ }).click();
  await page.getByRole('option', { name: '5 minutes', exact: true }).click();

  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(page.getByText('5 دقائق').first()).toBeVisible();

  await page.getByRole('button', { name: /اللغة/ }).click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[HONEST-6] all data of the account is saved as one file', async ({ page }) => {
  await page.goto('/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ user: { firstName: 'Amelia' }, sessions: expect.any(Array) });
});

test.describe('with an account of its own', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("[WENTRY-1] the wallet's links say that it is not enabled", async ({ page, server, person }) => {
    await enter(page, await makeAccount(server, person), '/portfolio');
    await page.getByRole('button', { name: 'Buy / Sell' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click();
    await readMessage(page, 'Wallet feature is not enabled yet on this account');
    await expect(page).toHaveURL('/invest');
  });

  test('[CUR-1, CUR-2] another currency is stored; amounts stay in dollars, and are shown in it at a named rate, if one is known', async ({
    page,
    server,
    person,
  }) => {
    await enter(page, await makeAccount(server, person), '/settings');
    await page.getByRole('button', { name: /Currency/ }).click();
    await page.getByRole('searchbox').fill('norwegian');
    const select = page.getByRole('button', { name: 'Select', exact: true });
    await expect(select).toBeDisabled();
    await page.getByRole('option', { name: /NOK/ }).click();
    await select.click();
    const note = page.getByText('Values in NOK use a simulated rate: 1 USD = 10.1 NOK.');
    await expect(note).toBeVisible();
    await page.goto('/withdraw');
    await expect(note).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount in dollars' }).fill('20');
    await expect(page.getByText('≈ 202.00 NOK')).toBeVisible();
    await page.goto('/invest');
    await expect(page.getByRole('article', { name: 'Total Profit' })).toContainText(/≈ kr\s0\.00/);

    await page.goto('/settings');
    await page.getByRole('button', { name: /Currency/ }).click();
    await page.getByRole('searchbox').fill('albania');
    await page.getByRole('option', { name: /ALL/ }).click();
    await select.click();
    await expect(page.getByText('we don’t have an exchange rate for ALL')).toBeVisible();
  });

  test('[CARD-3, ERR-2] the password is changed with the current one; other sessions end, and the old password no longer works', async ({
    page,
    person,
    browser,
    server,
  }) => {
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await enter(elsewhere, await makeAccount(server, person));
    await enter(page, await signIn(server, person), '/settings');
    await page.getByRole('button', { name: /^Password/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const next = `${person.password} next`;
    await dialog.getByLabel('Current password', { exact: true }).fill('some other one');
    await dialog.getByLabel('New password', { exact: true }).fill(next);
    await dialog.getByLabel('Confirm new password', { exact: true }).fill(next);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await readMessage(page, 'Incorrect password.');
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue(next);
    await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Your password was changed. You were logged out everywhere else.').first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await expect(elsewhere).toHaveURL('/login');
    await logIn(elsewhere, person.email, person.password);
    await readMessage(elsewhere, 'Incorrect password.');
    await logIn(elsewhere, person.email, next);
    await expect(elsewhere).not.toHaveURL('/login');
    await elsewhere.close();
  });

  test('[ERR-2] another session is ended from here, and its page says so', async ({
    page,
    person,
    browser,
    server,
  }) => {
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await enter(elsewhere, await makeAccount(server, person));
    await enter(page, await signIn(server, person), '/settings');
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toHaveCount(1);
    const sessionItems = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
    await expect(sessionItems).toHaveCount(1);
    await expect(sessionItems).toContainText('This device');
    await elsewhere.close();
  });

  test('[AUTH-7, AUTH-8] a single session is ended from here, and the security log shows it (M-17, M-23)', async ({
    page,
    person,
    browser,
    server,
  }) => {
    const account = await makeAccount(server, person);
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await enter(elsewhere, await signIn(server, person));
    await enter(page, account, '/settings');
    const sessionItems = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
    await expect(sessionItems).toHaveCount(2);
    await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click();
    await expect(sessionItems).toHaveCount(1);
    await expect(sessionItems).toContainText('This device');
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.close();
    await page.reload();
    const log = page.getByRole('list', { name: 'Recent security activity' }).getByRole('listitem');
    await expect(log.first()).toContainText('Logout elsewhere');
    await expect(log.first()).toContainText('127.0.0.0/24');
    await expect(log.nth(1)).toContainText('Login');
  });
});
