import type { Locator } from '@playwright/test';
import { announceDeposit, enter, makeInvestor, requestWithdrawal } from './support/accounts.ts';
import { delayCalls } from './support/answers.ts';
import { becomeInvestor, expectDashboard, readMessage } from './support/journeys.ts';
import { choose, newest } from './support/money.ts';
import { newestOf, operate } from './support/operator.ts';
import { expect, type Page, test } from './support/test.ts';

/** The longest pause between two polls while there is no stream, in ms. */
const MAX_PAUSE_MS = 4000;

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Announcements' }).getByText(words, { exact: true });
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[SIGNUP-6, VERIFY-2, DEP-3, DEP-4, PAY-2, HONEST-3, OPS-1, PUSH-6, SESS-1] from the first visit to a confirmed deposit, which appears without a reload @main', async ({
  page,
  server,
  person,
}) => {
  const streams = watchStreams(page);
  await becomeInvestor(page, server, person);
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await readMessage(page, 'Account not yet verified');

  // The open page learns that the account is verified, so the form continues where it stopped.
  await operate(server, 'users', 'restore', person.email);
  await expect(async () => {
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    const modal = page.getByRole('alertdialog', { name: 'Message' });
    const words = await modal.textContent();
    await modal.getByRole('button', { name: 'Got it!' }).click();
    expect(words).toContain('Please select the mode of deposit');
  }).toPass();
  await page.getByLabel('Amount in dollars').fill('1500.25');
  await choose(page, 'Payment method', 'Bitcoin');
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  const row = newest(page, 'Deposits');
  await expect(row).toContainText('$1,500.25');
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Pay Now, deposit/ }).click();
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await readMessage(page, 'The system will be updated to reflect your payment once it has been confirmed!');
  await page.goBack();
  await expect(row).toContainText('waiting for confirmation');

  const requests = watchPath(page, '/api/fetchdeposit');
  await operate(server, 'deposits', 'confirm', await newestOf(server, 'deposits', person));
  await expect(toast(page, 'Your deposit of $1,500.25 was confirmed.')).toBeVisible();
  await expect(row).toContainText('Confirmed');
  await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  expect(requests.length).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Portfolio' }).click();
  await expectDashboard(page);
  await expect(page.getByText('$1,500.25', { exact: true }).first()).toBeVisible();
  // Nothing was polled: everything arrived by the one stream.
  expect(streams).toHaveLength(1);
});

test('[WD-4, WD-5, PAYOUT-2, PUSH-4, PUSH-6, OPS-1] a withdrawal paid with its reference and a rejected one appear immediately, and the money of the second is back (M-2) @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '500.00');
  const [paidOut, rejected] = [
    await requestWithdrawal(server, account, '120.00'),
    await requestWithdrawal(server, account, '80.00'),
  ];
  await enter(page, account, '/withdraw');
  await expect(page.getByText('Available $300.00')).toBeVisible();
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();

  await operate(server, 'withdrawals', 'start', paidOut);
  const row = page.getByRole('row').filter({ hasText: '$120.00' });
  await expect(row).toContainText('Processing');
  await expect(row.getByRole('button', { name: /^Cancel withdrawal/ })).toHaveCount(0);
  await operate(server, 'withdrawals', 'complete', paidOut, '--reference', 'SEPA 4711');
  await expect(toast(page, 'Withdrawal paid out')).toBeVisible();
  await expect(toast(page, 'Your withdrawal of $120.00 was paid out.')).toBeVisible();
  await expect(row).toContainText('Completed');
  await row.getByRole('button', { name: /^Detail of withdrawal/ }).click();
  await expect(page.getByRole('dialog', { name: 'Withdrawal' })).toContainText('SEPA 4711');
  await page.getByRole('dialog', { name: 'Withdrawal' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Available $300.00')).toBeVisible();

  await operate(server, 'withdrawals', 'reject', rejected, '--reason', 'The name is another one.');
  await expect(
    toast(
      page,
      'Your withdrawal of $80.00 was rejected. The amount is available again. Reason: The name is another one.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '$80.00' })).toContainText('Rejected');
  await expect(page.getByText('Available $380.00')).toBeVisible();

  // Notifications stay until they are dismissed. The deposit was confirmed before the page was opened.
  const closes = page.getByRole('region', { name: 'Announcements' }).getByRole('button', { name: 'Close' });
  for (const remaining of [1, 0]) {
    await closes.first().press('Enter');
    await expect(closes).toHaveCount(remaining);
  }
  await bell(page, 'Notifications, 3 unread').click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  for (const title of ['Deposit confirmed', 'Withdrawal paid out', 'Withdrawal rejected']) {
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 'Notifications')).toBeVisible();
});

test('[PROF-1, PROF-4, PUSH-6, OPS-1] a trade added by the operator appears in the open list and is announced', async ({
  page,
  server,
  person,
}) => {
  // A trade from before the stream started is only in the list.
  const stream = page.waitForResponse('**/api/events*');
  await enter(page, await makeInvestor(server, person), '/profile');
  await expect(page.getByRole('heading', { name: 'No Trade found' })).toBeVisible();
  await stream;
  const trade = ['--pair', 'BTC/USD', '--profit', '412.50', '--loss', '0.00', '--date', '2026-03-31T14:05:00Z'];
  await operate(server, 'trades', 'add', person.email, ...trade);
  await expect(toast(page, 'A trade was added to your account.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'BTC/USD' });
  await expect(row).toContainText('$412.50');
  await expect(row).toContainText('2026');
});

test('[PUSH-6, DEP-5, WD-5] with the event stream blocked all changes still arrive, by polling', async ({
  page,
  server,
  person,
}) => {
  test.slow();
  const account = await makeInvestor(server, person, '100.00');
  const deposit = await announceDeposit(server, account, '40.00');
  await delayCalls(page, '/events*', { status: 503 }).then((release) => release());
  await page.clock.install();
  await enter(page, account, '/fund-account');
  const row = newest(page, 'Deposits');
  await expect(row).toContainText('Pending');
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();

  // A pause starts only after the previous answer has arrived, so advancing the clock during a call is not enough.
  const expectByPolling = (target: Locator, text: string) =>
    expect(async () => {
      await page.clock.runFor(MAX_PAUSE_MS);
      await expect(target).toContainText(text, { timeout: 3000 });
    }).toPass({ timeout: 40_000 });

  await operate(server, 'deposits', 'confirm', deposit);
  await expectByPolling(row, 'Confirmed');
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible();
  await expect(toast(page, 'Deposit confirmed')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByText('Available $140.00')).toBeVisible();

  const withdrawal = await requestWithdrawal(server, account, '15.00');
  await expectByPolling(newest(page, 'Withdrawals'), 'Pending');
  await expect(page.getByText('Available $125.00')).toBeVisible();
  await operate(server, 'withdrawals', 'reject', withdrawal, '--reason', 'Please send your papers first.');
  await expectByPolling(newest(page, 'Withdrawals'), 'Rejected');
  await expect(page.getByText('Available $140.00')).toBeVisible();
});

test('[PUSH-6, DEP-1] changes made in one tab appear in the other', async ({ page, context, server, person }) => {
  await enter(page, await makeInvestor(server, person));
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/fund-account');
    await expect(each.getByRole('button', { name: 'Create Deposit' })).toBeVisible();
  }
  await page.getByLabel('Amount in dollars').fill('64');
  await choose(page, 'Payment method', 'Solana');
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  for (const each of [page, other]) await expect(newest(each, 'Deposits')).toContainText('$64.00');
});

/** The event streams that the page opens from now on. */
function watchStreams(page: Page): readonly string[] {
  return watchPath(page, '/api/events');
}

/** The requests of this path from now on. */
function watchPath(page: Page, path: string): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(path);
  });
  return requests;
}
