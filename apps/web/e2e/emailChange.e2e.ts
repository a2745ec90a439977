import { enter, makeAccount, makeInvestor } from './support/accounts.ts';
import { intercept } from './support/intercept.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { operate } from './support/operator.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { expect, type Page, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page) => page.getByRole('button', { name: /^Email address/ });

/** Requests the change in the settings, and waits for the answer. */
async function requestChange(page: Page, email: string): Promise<void> {
  await row(page).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
}

test('[AUTH-3, PAYOUT-5] an email is changed, confirmed at the new address, used to log in, and undone from the old address @sweepPhone (M-13) @main', async ({
  page,
  server,
  person,
  browser,
}) => {
  const account = await makeInvestor(server, person, '100');
  const next = `new.${person.email}`;
  await enter(page, account, '/settings');
  await expect(row(page)).toContainText(person.email);
  await row(page).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await expect(dialog.getByLabel('New email')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await requestChange(page, next);
  const sent = page.getByRole('dialog', { name: 'Check your new email' });
  await expect(sent.getByText('We sent a link to your new email. Open it to confirm the change.')).toBeVisible();
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Done' }).click();

  // The link is opened in another browser, as often happens with mails. Opening it changes nothing.
  const elsewhere = await browser.newPage({ baseURL: server.url });
  const link = await server.mailedLink(next, '/confirm-email');
  await elsewhere.goto(link);
  await expect(heading(elsewhere, 'Use this email?')).toBeVisible();
  // The token is neither in the address bar nor in the history.
  await expect(elsewhere).toHaveURL(`${server.url}/confirm-email`);
  await expectAccessible(elsewhere);
  await expect(row(page)).toContainText(person.email);
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(heading(elsewhere, 'Your email is changed')).toBeVisible();
  await expectAccessible(elsewhere);

  // The open page is updated and stays signed in.
  await expect(row(page)).toContainText(next);
  await elsewhere.getByRole('link', { name: 'Go to your account' }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await logIn(elsewhere, next, person.password);
  await expectDashboard(elsewhere);

  // The previous email is notified and undoes the change: both browsers are logged out, and no money leaves.
  const undo = await server.mailedLink(person.email, '/undo-email');
  const mail = (await server.mails()).findLast(({ to }) => to.includes(person.email));
  expect(mail?.subject).toBe('Your email for Keel was changed');
  expect(mail?.text).not.toContain(next);
  await page.goto(undo);
  await expect(heading(page, 'Undo the change of email?')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/undo-email`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo and freeze my account' }).click();
  await expect(heading(page, 'Your email is back')).toBeVisible();
  await expectAccessible(page);
  await elsewhere.goto('/invest');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.close();

  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
  await page.goto('/withdraw');
  await expect(page.getByText(/suspended/).first()).toBeVisible();
  await operate(server, 'users', 'restore', person.email);
  await page.goto('/settings');
  await expect(row(page)).toContainText(person.email);
  for (const used of [link, undo]) expect(server.output()).not.toContain(new URL(used).hash.slice(1));
});

test('[PAYOUT-4, AUTH-3] a step-up is required first when the last proof is too old, and what was typed stays', async ({
  page,
  server,
  person,
}) => {
  const account = await makeAccount(server, person);
  const next = `new.${person.email}`;
  await enter(page, account, '/settings');
  // Signing in counts as a proof for five minutes, for which the test does not wait: the first two answers are those
  // that the server gives later.
  const stepUpNeeded = {
    bool: false,
    code: 'step_up_needed',
    messageCode: 'step_up_needed',
    message: 'Please confirm that it is you.',
  };
  await intercept(page, '**/api/change-email', (route) => route.fulfill({ status: 403, json: stepUpNeeded }), {
    times: 2,
  });
  await requestChange(page, next);
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('New email')).toHaveValue(next);

  await dialog.getByRole('button', { name: 'Send link' }).click();
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(password).toHaveAccessibleDescription('Incorrect password.');
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your new email' })).toBeVisible();
  expect(await server.mailedLink(next, '/confirm-email')).toContain('#');
});

test('[AUTH-3] an email of another account is reported only by the link; a used and an incomplete link say so (M-13)', async ({
  page,
  server,
  person,
}) => {
  const other = await makeAccount(server, { ...person, email: `other.${person.email}` });
  await enter(page, await makeAccount(server, person), '/settings');
  await requestChange(page, other.person.email);
  await expect(page.getByRole('dialog', { name: 'Check your new email' })).toBeVisible();
  const takenLink = await server.mailedLink(other.person.email, '/confirm-email');
  await page.goto(takenLink);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(heading(page, 'This email is taken')).toBeVisible();
  await expect(page.getByText('Another account uses this email. Choose another one in Settings.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(row(page)).toContainText(person.email);

  // A later link, a minute afterwards, invalidates this one; a press before that is refused with a message.
  await requestChange(page, `new.${person.email}`);
  await readMessage(page, 'Please wait before you request another link.');

  await page.goto('/confirm-email');
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
  await page.goto('/undo-email');
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  // A person who is signed in continues to the app.
  await expectDashboard(page);
});
