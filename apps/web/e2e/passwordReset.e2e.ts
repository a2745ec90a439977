import { enter, makeAccount, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { operate } from './support/operator.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'lantern quay 77';

test('[ROUTE-9] a page that replaces its content moves the focus to the new heading', async ({ page, person }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(heading('Check your email')).toBeFocused();
  await page.getByRole('button', { name: 'Send it again or use another email' }).click();
  await expect(heading('Forgot your password?')).toBeFocused();
});

test('[AUTH-1] a forgotten password: from the login page through the mailed link to the dashboard @sweepPhone (M-13) @main', async ({
  page,
  server,
  person,
  browser,
}) => {
  const account = await makeAccount(server, person);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await enter(elsewhere, account);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(
    page.getByText('If there’s an account with this email, a link to set a new password is on its way.'),
  ).toBeVisible();
  await expectAccessible(page);

  const link = await server.mailedLink(person.email, '/reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  // The token is neither in the address bar nor in the history.
  await expect(page).toHaveURL(`${server.url}/reset-password`);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your new password is set. Log in with it.').first()).toBeVisible();
  await logIn(page, person.email, NEW_PASSWORD);
  await expectDashboard(page);

  // Every other session has ended.
  await elsewhere.goto('/invest');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.close();

  const subjects = (await server.mails()).filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your password for Keel was changed');
  expect(server.output()).not.toContain(new URL(link).hash.slice(1));
});

test('[AUTH-1] a used and an incomplete link say so and lead to a new one (M-13)', async ({ page, server, person }) => {
  await makeAccount(server, person);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const link = await server.mailedLink(person.email, '/reset-password');

  const setPassword = async () => {
    await page.goto('/login');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword();
  await expect(page).toHaveURL('/login');
  await setPassword();
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.getByText('This link was already used. Request a new one.')).toBeVisible();

  await page.goto('/reset-password');
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('[PAYOUT-1, AUTH-1] after a password reset no money leaves the account for the time set by the operator (M-3) @main', async ({
  page,
  server,
  person,
}) => {
  await makeInvestor(server, person, '100');
  await operate(server, 'settings', 'set', 'payouts.coolingOff', '24');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await page.goto(await server.mailedLink(person.email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/login');
  await operate(server, 'settings', 'set', 'payouts.coolingOff', '');
  await logIn(page, person.email, NEW_PASSWORD);
  await expectDashboard(page);

  await page.goto('/withdraw');
  await page.getByLabel('Amount in dollars').fill('20');
  await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
  await page.getByLabel('Cashapp username', { exact: true }).fill('$amelia');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
  await review.getByRole('button', { name: 'Send request' }).click();
  await readMessage(page, /^To keep your money safe, nothing can leave your account until /);
  await expect(page.getByText('Available $100.00')).toBeVisible();
});
