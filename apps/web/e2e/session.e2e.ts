import type { Request, Route } from '@playwright/test';
import { call, enter, makeAccount, makeInvestor, signIn } from './support/accounts.ts';
import { intercept } from './support/intercept.ts';
import { as, test } from './support/investors.ts';
import { logIn } from './support/journeys.ts';
import type { KeelServer } from './support/KeelServer.ts';
import { choose } from './support/money.ts';
import { operate } from './support/operator.ts';
import { fillIdentity } from './support/registration.ts';
import { expect, type Page, type Person } from './support/test.ts';
import { withoutStorage } from './support/usageModes.ts';

const WALLET_PAGES = [
  '/wallet',
  '/create-wallet',
  '/import-wallet',
  '/send-assets',
  '/receive',
  '/sell-assets',
  '/buy-assets',
];
const ENDED = 'Your session has ended. Please log in again.';
const STORAGE_BLOCKED = 'This browser isn’t saving anything, so you’ll have to log in again next time.';

/** The form's call has to be the next one: background calls of the page are delayed until it has arrived. */
const onlyTheForm = async (route: Route) => {
  if (route.request().headers()['idempotency-key'] !== undefined) await route.continue();
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('[ERR-2, ROUTE-6, SESS-4] a session ended elsewhere ends at the next call, says so once, and the login leads back to the form @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Without the stream, which would report the end of the session before the form is sent.
  await intercept(page, '**/api/events*', (route) => route.fulfill({ status: 503 }));
  await enter(page, account, '/fund-account');
  await page.getByLabel('Amount in dollars').fill('321');
  await choose(page, 'Payment method', 'Bitcoin');
  const before = [...requests];
  await intercept(page, '**/api/**', onlyTheForm);
  // A pending call would be refused as well.
  await Promise.all(before.map((request) => request.response()));
  const elsewhere = await signIn(server, person);
  await endOthers(server.url, elsewhere.token);

  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/**', onlyTheForm);
  await expect(page.getByText(ENDED)).toHaveCount(1);
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toHaveCount(0);
  expect(await page.evaluate(() => ['token', 'expiry', 'user'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/fund-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit Fund' })).toBeVisible();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('321');
  await expect(page.getByRole('radio', { name: 'Bitcoin' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeEnabled();
  const { message } = await call<{ message: unknown[] }>(server, '/fetchdeposit', {
    token: elsewhere.token,
    body: { user: account.userId },
  });
  expect(message).toEqual([]);
});

test('[ERR-2, KYC-1, WD-1, PROF-3, DASH-6] what was typed when the session ended is restored after the next login, and is never in storage', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeInvestor(server, person, '90.00'), '/registeration');
  await fillIdentity(page);
  await expireAndReturn(page, server, person);
  await expect(page).toHaveURL('/registeration');
  await expect(page.getByLabel('State')).toHaveValue('Lisboa');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('SSN/Driver license number')).toHaveValue('A1234 567');
  await expect(page.getByRole('img', { name: 'Preview of passport.png' })).toBeVisible();

  await menu(page).getByRole('link', { name: 'Withdrawals' }).click();
  await page.getByLabel('Amount in dollars').fill('12.5');
  await choose(page, 'Receive method', 'Zelle');
  await page.getByLabel('Email or phone number').fill('amelia@example.org');
  const stored = await expireAndReturn(page, server, person);
  expect(stored).not.toContain('amelia@example.org');
  await expect(page).toHaveURL('/withdraw');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('12.5');
  await expect(page.getByLabel('Email or phone number')).toHaveValue('amelia@example.org');

  await menu(page).getByRole('link', { name: 'Trade center' }).click();
  await page.getByRole('button', { name: 'Create active trade' }).press('Enter');
  await page.getByLabel(/^Your message/).fill('BTC/USD in the morning.');
  await expireAndReturn(page, server, person);
  await expect(page).toHaveURL('/trade-center');
  await page.getByRole('button', { name: 'Create active trade' }).press('Enter');
  await expect(page.getByLabel(/^Your message/)).toHaveValue('BTC/USD in the morning.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await menu(page).getByRole('link', { name: 'Portfolio' }).click();
  const transfer = page.getByRole('article', { name: 'Total Profit' }).getByRole('button', { name: 'Transfer Funds' });
  const amount = page.getByRole('dialog', { name: 'Transfer Funds' }).getByLabel('Amount in dollars');
  await transfer.click();
  await amount.fill('1.5');
  await expireAndReturn(page, server, person);
  await expect(page).toHaveURL('/invest');
  await transfer.click();
  await expect(amount).toHaveValue('1.5');
  await page.keyboard.press('Escape');

  // After a person leaves a form themselves, it is empty again.
  await menu(page).getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('');
});

test('[ERR-2, API-3, SESS-6] what was typed is restored for nobody else, and not after a logout', async ({
  page,
  server,
  person,
}) => {
  const other = { ...person, email: `other-${person.email}` };
  const account = await makeInvestor(server, person);
  await makeInvestor(server, other);
  await enter(page, account);
  await menu(page).getByRole('link', { name: 'Fund Account' }).click();
  await page.getByLabel('Amount in dollars').fill('321');
  await endOthers(server.url, (await signIn(server, person)).token);
  await expect(page).toHaveURL('/login');
  await logIn(page, other.email, other.password);
  await expect(page).toHaveURL('/fund-account');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('2000');

  await page.getByLabel('Amount in dollars').fill('123');
  await menu(page)
    .getByRole('link', { name: /^Log-?\s?Out$/ })
    .click();
  await expect(page).toHaveURL('/login');
  await logIn(page, other.email, other.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Fund Account' }).click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('2000');
});

test('[SESS-8, LOGIN-3] with storage blocked the visit works from login to logout, and a notice says what is not kept', async ({
  page,
  server,
  person,
}) => {
  await makeAccount(server, person);
  await withoutStorage(page.context());
  await page.goto('/login');
  await expect(page.getByText(STORAGE_BLOCKED)).toBeVisible();
  await logIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /Theme/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await menu(page)
    .getByRole('link', { name: /^Log-?\s?Out$/ })
    .click();
  await expect(page).toHaveURL('/login');
});

test('[ROUTE-3, ROUTE-6] no wallet page opens without a session @main', async ({ page }) => {
  for (const path of WALLET_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test.describe('signed in', () => {
  test.use(as.amelia);

  test('[ROUTE-7, CONST-1] on a slow phone network the app shows a loading screen until it is ready @sweep', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // 'Slow 3G': 400 kbit/s and 400 ms in each direction.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const opened = page.goto('/invest', { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible({ timeout: 30_000 });
    await opened;
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('article', { name: 'Total Profit' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('[SESS-3, ROUTE-9, CONST-1] trying again while the server is not available keeps the focus on the button, and then moves it to the page', async ({
  page,
  server,
  person,
}) => {
  const { storageState } = await makeAccount(server, person);
  await page.context().setStorageState(storageState);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/userbytoken', async (route) => {
    calls += 1;
    if (calls === 2) await released;
    await (calls < 3 ? route.fulfill({ status: 503, json: { bool: false, message: 'Later.' } }) : route.continue());
  });
  await page.goto('/settings');
  const retry = page.getByRole('main').getByRole('button', { name: /Try again/ });
  await retry.press('Enter');
  await expect.poll(() => calls).toBe(2);
  await expect(retry).toBeFocused();
  release();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await expect(retry).toBeFocused();
  await retry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});

test('[SESS-1, KYC-7, PUSH-6] a change that an operator makes to the user appears in the open page: update user', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeAccount(server, person));
  await operate(server, 'users', 'restore', person.email);
  await page.goto('/withdraw');
  await expect(page.getByText('Available $0.00')).toBeVisible();
  await operate(server, 'users', 'suspend', person.email, '--reason', 'Please call us.');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(ENDED)).toHaveCount(1);
});

/**
 * Ends the session of the open page from another browser, and signs the same person in again. Returns what the browser
 * stored.
 */
async function expireAndReturn(page: Page, server: KeelServer, person: Person): Promise<string> {
  await endOthers(server.url, (await signIn(server, person)).token);
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  await logIn(page, person.email, person.password);
  return stored;
}

/** Ends every session of the account but this one. */
async function endOthers(origin: string, token: string): Promise<void> {
  const response = await fetch(`${origin}/api/end-sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: 'others' }),
  });
  expect(response.status).toBe(204);
}
