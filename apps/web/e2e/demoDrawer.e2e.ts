import { announceDeposit, enter, makeAccount, makeInvestor, requestWithdrawal } from './support/accounts.ts';
import { DRAWER_NAME, drawer, openDrawer } from './support/demoCalls.ts';
import { expectDashboard, signUp } from './support/journeys.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { newest } from './support/money.ts';
import { operate } from './support/operator.ts';
import { fillIdentity } from './support/registration.ts';
import { test as base, expect, type Page } from './support/test.ts';

/** A server as `npm start` starts it: everybody can play its operator. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { DEMO_OPERATOR: '1' } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name });
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Announcements' }).getByText(words, { exact: true });
/** The items of one person in the queue. */
const waiting = (page: Page, email: string) => drawer(page).getByRole('article', { name: email, exact: true });

/** Opens the newest mail to a person. */
async function openMail(page: Page, email: string): Promise<void> {
  await tab(page, 'Mails').click();
  await drawer(page).getByRole('listitem').filter({ hasText: email }).first().getByRole('button').click();
  await expect(drawer(page).getByRole('button', { name: 'Back' })).toBeFocused();
}

test('[DEMO-2, DEP-4, HONEST-3] a pending deposit is confirmed in the drawer, and the open page updates @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  await announceDeposit(server, account, '1500.25');
  await enter(page, account, '/fund-account');
  const row = newest(page, 'Deposits');
  await expect(row).toContainText('Pending');

  await openDrawer(page);
  await expect(waiting(page, person.email)).toContainText('$1,500.25');
  await waiting(page, person.email).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Your deposit of $1,500.25 was confirmed.')).toBeVisible();
  await expect(row).toContainText('Confirmed');
  await expect(waiting(page, person.email)).toHaveCount(0);

  const { rows = [] } = await operate(server, 'audit', 'list', '--by', 'demo');
  expect(rows.map((each) => each['action'])).toContain('deposit.confirmed');
});

test("[DEMO-2] an investor's request appears in the open drawer, and declining it requires a reason", async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  await enter(page, account, '/fund-account');
  await openDrawer(page);
  await announceDeposit(server, account, '300');
  await waiting(page, person.email).getByRole('button', { name: 'Decline' }).click();
  const reason = waiting(page, person.email).getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('');
  await expect(waiting(page, person.email).getByRole('button', { name: 'Decline' })).toBeDisabled();
  await reason.fill('Nothing came in.');
  await waiting(page, person.email).getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, 'Deposit declined.')).toBeVisible();
  await expect(newest(page, 'Deposits')).toContainText('Declined');
});

test('[DEMO-2, WD-5] a withdrawal is started and completed with a reference', async ({ page, server, person }) => {
  const account = await makeInvestor(server, person, '500');
  await requestWithdrawal(server, account, '120');
  await enter(page, account, '/withdraw');
  await openDrawer(page);
  const item = waiting(page, person.email);
  await expect(item).toContainText('$amelia');
  await item.getByRole('button', { name: 'Start paying' }).click();
  await item.getByRole('button', { name: 'Complete' }).click();
  await item.getByLabel('Reference of the payment').fill('SEPA 4711');
  await item.getByRole('button', { name: 'Complete' }).click();
  await expect(toast(page, 'Withdrawal completed.')).toBeVisible();
  await expect(newest(page, 'Withdrawals')).toContainText('Completed');
  await expect(item).toHaveCount(0);
});

test('[DEMO-2, KYC-7] submitted documents are viewed and approved, and the open page updates', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeAccount(server, person), '/registeration');
  await fillIdentity(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog', { name: 'Message' }).getByRole('button', { name: 'Got it!' }).click();
  await expect(page.getByText('Verification Pending')).toBeVisible();

  await openDrawer(page);
  const item = waiting(page, person.email);
  await item.getByRole('button', { name: 'Review' }).click();
  await expect(item).toContainText('A1234 567');
  const image = await item.getByRole('link', { name: 'Open the image' }).getAttribute('href');
  expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
  await item.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Your identity was verified.')).toBeVisible();
  await expect(page.getByText('Verification Pending')).toHaveCount(0);
});

test('[DEMO-2, PROF-3] a trade is added and a notice is sent to the signed-in investor', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeInvestor(server, person), '/trade-center');
  await openDrawer(page);
  await tab(page, 'Investor').click();
  await expect(drawer(page).getByRole('button', { name: /Investor/ })).toContainText(person.email);
  await drawer(page).getByLabel('Pair').fill('ETH/USD');
  await drawer(page).getByLabel('Profit in dollars').fill('84.10');
  await drawer(page).getByRole('button', { name: 'Add trade' }).click();
  await expect(toast(page, 'Trade added.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ETH/USD');

  await drawer(page).getByLabel('Title').fill('Hello');
  await drawer(page).getByLabel('Message').fill('Your manager calls tomorrow.');
  await drawer(page).getByRole('button', { name: 'Send notice' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('[DEMO-2] invalid input is refused in the drawer, and stays in the form', async ({ page, server, person }) => {
  await enter(page, await makeInvestor(server, person), '/trade-center');
  await openDrawer(page);
  await tab(page, 'Investor').click();
  await drawer(page).getByLabel('Profit in dollars').fill('a lot');
  await drawer(page).getByRole('button', { name: 'Add trade' }).click();
  await expect(drawer(page).getByRole('alert').filter({ hasText: '--profit must be' })).toBeVisible();
  await expect(drawer(page).getByLabel('Profit in dollars')).toHaveValue('a lot');
});

test('[DEMO-2, VERIFY-2] the mailed code is read in the drawer during sign-up', async ({ page, person }) => {
  await signUp(page, person);
  await expect(page).toHaveURL('/verification');
  await openDrawer(page);
  await openMail(page, person.email);
  const code = await drawer(page)
    .getByText(/^\d{4}$/)
    .innerText();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
});

test('[DEMO-2, AUTH-1] a link in a mail works in this tab, beside the open drawer @sweepPhone', async ({
  page,
  server,
  person,
}) => {
  await makeAccount(server, person);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await openDrawer(page);
  await openMail(page, person.email);
  await drawer(page)
    .getByRole('link', { name: /reset-password#/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(drawer(page).getByRole('button', { name: 'Back' })).toBeVisible();
});

test('[DEMO-2, PAYOUT-6, DASH-2] advancing the clock ends a held rate and lets an investment earn, and logs nobody out', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '5000');
  await operate(server, 'investments', 'set', person.email, '--plan', 'Starter', '--amount', '2000');
  await enter(page, account);
  await openDrawer(page);
  await tab(page, 'Market & time').click();
  await drawer(page).getByRole('button', { name: 'Pass 30 days' }).click();
  await expect(toast(page, 'Time passed.')).toBeVisible();
  // 30 days at 0.35 % of 2,000 dollars.
  await expect(page.getByRole('main').getByText('$210.00').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await openDrawer(page);
  await tab(page, 'Market & time').click();
  await drawer(page).getByRole('button', { name: '+10 %' }).click();
  await expect(toast(page, 'Price moved.')).toBeVisible();
});

test('[DEMO-2] the page stays usable beside the open drawer, Escape closes it and returns the focus @sweepPhone', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeInvestor(server, person));
  const edge = drawer(page).getByRole('button', { name: DRAWER_NAME });
  await openDrawer(page);
  await expect(page.getByRole('button', { name: 'Hide amounts' })).toBeEnabled();
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(page.getByRole('button', { name: 'Show amounts' })).toBeVisible();
  await tab(page, 'Queue').focus();
  await page.keyboard.press('Escape');
  await expect(edge).toBeFocused();
  // The edge covers nothing of the page.
  const isClear = await page.evaluate(() => {
    const [edgeBox, content] = ['aside:has(> button[aria-expanded])', 'main'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    const isAtEnd = (edgeBox?.top ?? 0) === 0;
    const room = Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);
    return (
      document.documentElement.scrollWidth <= window.innerWidth &&
      (isAtEnd ? (content?.right ?? 0) <= (edgeBox?.left ?? 0) : room > 0)
    );
  });
  expect(isClear).toBe(true);
});

base(
  '[DEMO-2] where the server says no, there is no drawer and its file is never asked for',
  async ({ page, server }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary', { name: DRAWER_NAME })).toHaveCount(0);
    expect(requested.filter((path) => /\/(?:demo|operator)/i.test(path))).toEqual([]);
    expect((await page.request.get(`${server.url}/api/demo/operator`)).status()).toBe(404);
  },
);
