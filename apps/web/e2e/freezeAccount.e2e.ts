import { enter, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { operate } from './support/operator.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { expect, type Page, test } from './support/test.ts';

const withdraw = async (page: Page) => {
  await page.goto('/withdraw');
  await page.getByLabel('Amount in dollars').fill('20');
  await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
  await page.getByLabel('Cashapp username', { exact: true }).fill('$amelia-of-nowhere');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Review your withdrawal' })
    .getByRole('button', { name: 'Send request' })
    .click();
};

test('[PAYOUT-5] a withdrawal is mailed; "This was not me" freezes payouts and ends sessions, until the operator restores the account @sweepPhone (M-17) @main', async ({
  page,
  server,
  person,
  browser,
}) => {
  const account = await makeInvestor(server, person, '100');
  const thief = await browser.newPage({ baseURL: server.url });
  await enter(thief, account);
  await withdraw(thief);
  await expect(thief.getByText('Available $80.00')).toBeVisible();

  // The mail mentions it, without the whole destination. Opening its link does nothing yet.
  const link = await server.mailedLink(person.email, '/freeze-account');
  const mail = (await server.mails()).findLast(({ to }) => to.includes(person.email));
  expect(mail?.subject).toBe('Your withdrawal at Keel: requested');
  expect(mail?.text).toContain('$20.00');
  expect(mail?.text).not.toContain('$amelia-of-nowhere');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Freeze your account?' })).toBeVisible();
  // The token is neither in the address bar nor in the history.
  await expect(page).toHaveURL(`${server.url}/freeze-account`);
  await expectAccessible(page);
  await thief.goto('/invest');
  await expectDashboard(thief);

  await page.getByRole('button', { name: 'Freeze my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is frozen' })).toBeVisible();
  await expectAccessible(page);
  await thief.goto('/invest');
  await expect(thief).toHaveURL(/\/login$/);

  // After logging in again, everything can be read, but no money leaves.
  await logIn(thief, person.email, person.password);
  await expectDashboard(thief);
  await withdraw(thief);
  await readMessage(thief, /suspended/);
  await operate(server, 'users', 'restore', person.email);
  await withdraw(thief);
  await expect(thief.getByText('Available $60.00')).toBeVisible();
  await thief.close();

  const subjects = (await server.mails()).filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your account at Keel is frozen');
  expect(server.output()).not.toContain(new URL(link).hash.slice(1));
});

test('[PAYOUT-5, ROUTE-6] a used and an incomplete link say so and lead to a new password (M-17)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100');
  await enter(page, account);
  await withdraw(page);
  const link = await server.mailedLink(person.email, '/freeze-account');
  const freeze = async () => {
    // Another page first: an address that differs only in its hash would load nothing.
    await page.goto('/offline.html');
    await page.goto(link);
    await page.getByRole('button', { name: 'Freeze my account' }).click();
  };
  await freeze();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is frozen' })).toBeVisible();
  // The session of this browser has ended, but the page of the link stays.
  await freeze();
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.getByText(/^This link was already used, and the account was frozen then/)).toBeVisible();

  await page.goto('/freeze-account');
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});
