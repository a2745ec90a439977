import { announceDeposit, enter, makeInvestor, requestWithdrawal, signIn } from './support/accounts.ts';
import { delayCalls } from './support/answers.ts';
import { expectDashboard, logIn } from './support/journeys.ts';
import { newest } from './support/money.ts';
import { operate } from './support/operator.ts';
import { expect, type Page, test } from './support/test.ts';
import { setHidden } from './support/visibility.ts';

/** Longer than a read stays fresh, in ms. */
const STALE_AFTER_MS = 61_000;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('[DASH-1, DEP-1] what is fresh is not loaded again when its page is opened again (C-10)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100.00');
  const calls = watchReads(page);
  await enter(page, account);
  await expect(page.getByText('Latest activity')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Bitcoin' })).toBeVisible();
  await openDeposits(page);
  await openPortfolio(page);
  await openDeposits(page);
  await openPortfolio(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Bitcoin' })).toBeVisible();
  const ofAccount = calls.filter((path) => !path.startsWith('/api/market/'));
  expect(ofAccount.toSorted()).toEqual(
    [
      `/api/investment/${account.userId}`,
      `/api/fetch-handlers/${account.userId}`,
      '/api/statement',
      '/api/balance-history',
      '/api/plans',
      '/api/fetchdeposit',
    ].toSorted(),
  );
  // The ticker polls; the line of the chart is asked for once.
  expect(calls.filter((path) => path.includes('sparkline=true'))).toHaveLength(1);
});

test('[SPEED-2] a link that is hovered or focused loads what its page reads, once, also when the first call fails (P-changes)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100.00');
  await announceDeposit(server, account, '40.00');
  await requestWithdrawal(server, account, '30.00');
  const calls = watchReads(page);
  const countOf = (path: string) => calls.filter((call) => call === path).length;
  await enter(page, account);
  await expect(page.getByText('Latest activity')).toBeVisible();
  expect([countOf('/api/fetchdeposit'), countOf('/api/fetchwithdraw')]).toEqual([0, 0]);

  await menu(page).getByRole('link', { name: 'Fund Account' }).hover();
  await expect.poll(() => countOf('/api/fetchdeposit')).toBe(1);
  await openDeposits(page);
  await expect(newest(page, 'Deposits')).toContainText('$40.00');
  expect(countOf('/api/fetchdeposit')).toBe(1);

  // A failure in advance shows nothing, and the page loads it again.
  await page.route('**/api/fetchwithdraw', (route) => route.abort(), { times: 1 });
  await menu(page).getByRole('link', { name: 'Withdraw' }).focus();
  await expect.poll(() => countOf('/api/fetchwithdraw')).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(newest(page, 'Withdrawals')).toContainText('$30.00');
  expect(countOf('/api/fetchwithdraw')).toBe(2);
});

test('[PUSH-6, DEP-5] a change that the server reports is loaded when the page of its list is opened again (C-10)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '100.00');
  const deposit = await announceDeposit(server, account, '40.00');
  const calls = watchReads(page);
  await enter(page, account, '/fund-account');
  await expect(newest(page, 'Deposits')).toContainText('Pending');
  await openPortfolio(page);
  await expect(page.getByText('$100.00', { exact: true }).first()).toBeVisible();
  const countOf = (path: string) => calls.filter((call) => call === path).length;
  expect([countOf('/api/fetchdeposit'), countOf('/api/statement')]).toEqual([1, 1]);

  await operate(server, 'deposits', 'confirm', deposit);
  await expect(page.getByText('$140.00', { exact: true }).first()).toBeVisible();
  // The list of deposits is not on the page, so it is not loaded yet; the latest entries are.
  await expect.poll(() => countOf('/api/statement')).toBeGreaterThan(1);
  expect(countOf('/api/fetchdeposit')).toBe(1);
  await openDeposits(page);
  await expect(newest(page, 'Deposits')).toContainText('Confirmed');
  expect(countOf('/api/fetchdeposit')).toBe(2);
});

test('[SESS-6, LOGIN-3] who signs in next sees nothing that was loaded for the first person (C-10) @main', async ({
  page,
  server,
  person,
}) => {
  const first = await makeInvestor(server, person);
  await announceDeposit(server, first, '1234.56');
  const other = { ...person, firstName: 'Grace', email: `other-${person.email}` };
  await makeInvestor(server, other);
  await enter(page, first, '/fund-account');
  await expect(page.getByText('$1,234.56')).toBeVisible();
  // A reload would empty the cache by itself.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await menu(page).getByRole('link', { name: 'Log-Out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, other.email, other.password);
  await expectDashboard(page);
  await expect(page.getByText('Welcome, Grace', { exact: true })).toBeVisible();

  const answerDeposits = await delayCalls(page, '/fetchdeposit');
  await menu(page).getByRole('link', { name: 'Fund Account' }).click();
  await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Deposits' })).toBeVisible();
  await expect(page.getByText('$1,234.56')).toHaveCount(0);
  answerDeposits();
  await expect(page.getByText('No deposits yet')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[WD-5] a page that comes to the front loads again what is no longer fresh (C-10)', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person, '500.00');
  await requestWithdrawal(server, account, '120.00');
  await page.clock.install();
  const calls = watchReads(page);
  // Without an answer, so that no start of the stream loads the list again: the clock jumps further than its silence lasts.
  await page.route('**/api/events', () => undefined);
  await enter(page, account, '/withdraw');
  await expect(newest(page, 'Withdrawals')).toContainText('$120.00');
  const count = () => calls.filter((path) => path === '/api/fetchwithdraw').length;
  const start = count();
  await setHidden(page, true);
  await setHidden(page, false);
  expect(count()).toBe(start);

  await setHidden(page, true);
  await page.clock.fastForward(STALE_AFTER_MS);
  await signIn(server, person);
  expect(count()).toBe(start);
  await setHidden(page, false);
  await expect.poll(count).toBe(start + 1);
  await expect(newest(page, 'Withdrawals')).toContainText('$120.00');
});

test('[TICK-3] prices are not fetched while the page is hidden, and at once when it is visible again (C-10)', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  const calls = watchReads(page);
  const count = () => calls.filter((path) => /\/markets\?.*per_page=50\b/.test(path)).length;
  await enter(page, await makeInvestor(server, person));
  await expect(page.getByRole('region', { name: 'Coin prices' }).getByRole('listitem')).toHaveCount(50);
  const before = count();
  await page.clock.fastForward(STALE_AFTER_MS);
  await expect.poll(count).toBe(before + 1);

  await setHidden(page, true);
  await page.clock.fastForward(STALE_AFTER_MS);
  await page.clock.fastForward(STALE_AFTER_MS);
  expect(count()).toBe(before + 1);
  await setHidden(page, false);
  await expect.poll(count).toBe(before + 2);
});

async function openDeposits(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Fund Account' }).click();
  await expect(newest(page, 'Deposits')).toBeVisible();
}

async function openPortfolio(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Portfolio' }).click();
  await expectDashboard(page);
  await expect(page.getByText('Latest activity')).toBeVisible();
}

/** The calls that load the data of pages, from now on; those of the market with their query. */
function watchReads(page: Page): readonly string[] {
  const reads =
    /^\/api\/(investment|fetch-handlers|statement|balance-history|plans|fetchdeposit|fetchwithdraw|market)\b/;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (reads.test(pathname)) calls.push(pathname.startsWith('/api/market/') ? `${pathname}${search}` : pathname);
  });
  return calls;
}
