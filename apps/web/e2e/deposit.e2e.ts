import { announceDeposit, makeInvestor } from './support/accounts.ts';
import { delayCalls } from './support/answers.ts';
import { intercept } from './support/intercept.ts';
import { as } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { pressKey } from './support/keyboard.ts';
import { BITCOIN_ADDRESS, balanceOf, choose, dropAnswer, newest, patchAccount, saved, test } from './support/money.ts';
import { operate } from './support/operator.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { dataRows } from './support/tables.ts';
import { expect, type Page } from './support/test.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Deposit' });
const rows = (page: Page) => dataRows(page.getByRole('table', { name: 'Deposits' }));
const payOf = (page: Page) => newest(page, 'Deposits').getByRole('button', { name: /^Pay Now, deposit/ });

test.use(as.amelia);

test.beforeEach(async ({ page }) => {
  await patchAccount(page, { admin: { bitcoin: BITCOIN_ADDRESS } });
});

test('[DEP-1, DEP-4, DEP-5, DEP-6, PAY-1, PAY-2, PAY-3, PAY-4, ROUTE-8, HONEST-3, TICK-1] a deposit is announced, marked as paid, and cancelled: the balance never changes @phone @firefox @main', async ({
  page,
}) => {
  const before = await balanceOf(page);
  await announce(page, 'Bitcoin', '1234.5');
  await expect(page.getByText('Deposit created.').first()).toBeVisible();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('');
  const row = newest(page, 'Deposits');
  await expect(row).toContainText('$1,234.50');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('unPaid');
  await payOf(page).click();

  await expect(page).toHaveURL(/\/deposit-detail\?deposit=/);
  await expect(page).toHaveTitle('Pay deposit · Keel');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay deposit' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Coin prices' })).toBeVisible();
  await expect(page.getByText(/^Send the payment first, then press Pay Now/)).toBeVisible();
  await expect(page.getByText(/\d\.\d+ BTC/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(BITCOIN_ADDRESS);
  await expect(page.getByRole('definition').filter({ hasText: '$1,234.50' })).toBeVisible();
  const step = page.getByRole('list', { name: 'Progress of the deposit' }).locator('[aria-current=step]');
  await expect(step).toContainText('Waiting for your payment');
  // A demo's address is a sample: there is no link that asks a wallet to pay to it (DEMO-1).
  await expect(page.getByRole('link', { name: 'Open in wallet' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await readMessage(page, 'The system will be updated to reflect your payment once it has been confirmed!');
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();
  await expect(page.getByText(/Waiting for confirmation/)).toBeVisible();
  await expect(step).toContainText('You told us you paid');

  await page.goBack();
  await expect(newest(page, 'Deposits')).toContainText('waiting for confirmation');
  await payOf(page).click();
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay Now', exact: true })).toBeVisible();
  expect(await balanceOf(page)).toBe(before);
});

test('[DEP-3] the first problem is reported, in order, and nothing typed is lost @main', async ({ page }) => {
  await page.goto('/fund-account');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('2000');
  await create(page).click();
  await readMessage(page, 'Please select the mode of deposit');
  await choose(page, 'Payment method', 'Solana');
  for (const wrong of ['', '0', '1000000.01']) {
    await page.getByLabel('Amount in dollars').fill(wrong);
    await create(page).click();
    await readMessage(page, 'Please fill all required fields correctly');
    await expect(page.getByLabel('Amount in dollars')).toHaveValue(wrong);
  }
  await expect(page.getByRole('radio', { name: 'Solana', exact: true })).toBeChecked();
});

test('[DEP-3] an unverified account is reported first', async ({ page }) => {
  await patchAccount(page, { user: { accountStatus: false } });
  await page.goto('/fund-account');
  // Before anything is filled in (P-17).
  await expect(page.getByText('Your account isn’t verified yet. You can deposit once it is.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete KYC Now' })).toBeVisible();
  await create(page).click();
  await readMessage(page, 'Account not yet verified');
});

test('[DEP-4] after a lost answer the deposit is found in the history, and made only once @postgres @main', async ({
  page,
}) => {
  await page.goto('/fund-account');
  const count = await countRows(page);
  await dropAnswer(page, '/createdeposit');
  await fillIn(page, 'XRP', '77');
  await expect(page.getByText('Deposit created.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(newest(page, 'Deposits')).toContainText('$77.00');
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toHaveCount(0);
});

test('[DEP-4] while the outcome is unknown nothing can be sent, until it was looked up', async ({ page }) => {
  // Without events: the page polls the history only by itself, and not additionally because the stream broke off.
  await delayCalls(page, '/events*', { status: 503 });
  await page.goto('/fund-account');
  const count = await countRows(page);
  await dropAnswer(page, '/createdeposit');
  await intercept(page, '**/api/fetchdeposit', (route) => route.abort());
  await fillIn(page, 'BNB', '78');
  await readMessage(page, 'network error');
  await expect(page.getByText('We couldn’t check whether your deposit was created. Please check again.')).toBeVisible();
  await expect(create(page)).toBeDisabled();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('78');
  await page.unroute('**/api/fetchdeposit');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Deposit created.').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(count + 1);
});

test('[PAY-2, PAY-3] a payment mark with a lost answer is looked up, not set twice', async ({ page }) => {
  await announce(page, 'Bitcoin', '79');
  await payOf(page).click();
  await dropAnswer(page, '/createpay');
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await readMessage(page, 'The system will be updated to reflect your payment once it has been confirmed!');
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeVisible();
});

test('[PAY-1, ROUTE-8, DEP-5, OPS-1] the payment page follows its deposit: once confirmed it says what was received and there is nothing to pay, whatever the history says (P-1, P-2, P-46) @main', async ({
  page,
  server,
}) => {
  await announce(page, 'Bitcoin', '80.25');
  await payOf(page).click();
  await expect(page.getByRole('button', { name: 'Pay Now', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
  await operate(server, 'deposits', 'confirm', new URL(page.url()).searchParams.get('deposit') ?? '');
  const isOver = async () => {
    await expect(page.getByText('This deposit was confirmed. There’s nothing left to pay.')).toBeVisible();
    await expect(page.getByRole('status').getByRole('heading', { name: 'Received $80.25' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pay Now|Paid|Copy Address)$/ })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(BITCOIN_ADDRESS);
  };
  await isOver();
  // The navigation state still says that it is pending.
  await page.reload();
  await isOver();
  await expect(page.getByRole('link', { name: 'View statement' })).toHaveAttribute('href', '/statement');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('[PAY-1, DEP-5, OPS-1] a deposit that is declined while its page is open says what to do; the focus stays in the page (P-2)', async ({
  page,
  server,
}) => {
  await announce(page, 'Bitcoin', '80.5');
  await payOf(page).click();
  // The amount in dollars is on the card once.
  await expect(page.getByText(/^at \$[\d,.]+ · as of/)).toBeVisible();
  await expect(page.getByRole('main').getByText('$80.50')).toHaveCount(1);
  await page.getByRole('button', { name: 'Pay Now', exact: true }).focus();
  const depositId = new URL(page.url()).searchParams.get('deposit') ?? '';
  await operate(server, 'deposits', 'decline', depositId, '--reason', 'No payment arrived.');
  await expect(page.getByRole('status').getByRole('heading', { name: 'Deposit declined' })).toBeVisible();
  await expect(page.getByText(/contact the operator with the deposit ID/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay deposit' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^(Pay Now|Paid|Copy Address)$/ })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(BITCOIN_ADDRESS);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a new deposit' }).click();
  await expect(page).toHaveURL('/fund-account');
});

test("[ROUTE-8] the payment page reloads by the id in its address; without an id, or with another account's, it leads back", async ({
  page,
  server,
  person,
}) => {
  await announce(page, 'Bitcoin', '80');
  await payOf(page).click();
  await expect(page).toHaveURL(/deposit-detail/);
  const address = page.url();
  await page.goto('/invest');
  await page.goto(address);
  await expect(page.getByRole('definition').filter({ hasText: '$80.00' })).toBeVisible();
  await page.goto('/deposit-detail');
  await expect(page).toHaveURL('/fund-account');
  const othersDeposit = await announceDeposit(server, await makeInvestor(server, person), '80');
  for (const name of ['unheard-of', othersDeposit]) {
    await page.goto(`/deposit-detail?deposit=${name}`);
    await expect(page).toHaveURL('/fund-account');
    await expect(page.getByText('We couldn’t find this deposit in your account.').first()).toBeVisible();
  }
});

test('[PAY-5, DEP-2] a missing address is reported before and after the deposit is made; Gcash is paid by instructions (P-14)', async ({
  page,
}) => {
  await patchAccount(page, { admin: { instructions: { Gcash: 'Send it to 0917 555 0100.' } } });
  const payNow = page.getByRole('button', { name: 'Pay Now', exact: true });
  await page.goto('/fund-account');
  await choose(page, 'Payment method', 'Solana');
  await expect(page.getByText(/^There’s no address for Solana deposits right now/)).toBeVisible();
  await announce(page, 'Solana', '81');
  await payOf(page).click();
  await expect(page.getByText(/^There’s no address for Solana payments right now/)).toBeVisible();
  await expect(page.getByText('Send exactly')).toHaveCount(0);
  await expect(payNow).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose another method' }).click();
  await announce(page, 'GCash', '81');
  await payOf(page).click();
  await expect(page.getByText('Send it to 0917 555 0100.')).toBeVisible();
  await expect(payNow).toBeVisible();
});

test('[PAYOUT-6] the coin amount is held for a time, which is shown, and can be renewed afterwards (P-15)', async ({
  page,
}) => {
  await announce(page, 'Bitcoin', '83');
  await payOf(page).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^This amount holds for 1[45]:\d\d$/);
  const amount = page.getByText(/^0\.\d+\s*BTC$/);
  const before = await amount.textContent();
  await page.reload();
  await expect(amount).toHaveText(before ?? '');

  // 15 minutes later, by the clock of this browser; on the server the rate is still reserved, and its answer repeats
  // it.
  await intercept(page, '**/api/fetchdeposit', async (route) => {
    const answer = await route.fetch();
    const { message, ...rest } = (await answer.json()) as { message: { held: { heldUntil: string } | null }[] };
    const [first, ...others] = message;
    const expiredRate = first?.held && { ...first.held, heldUntil: '2026-01-01T00:00:00Z' };
    await route.fulfill({ response: answer, json: { ...rest, message: [{ ...first, held: expiredRate }, ...others] } });
  });
  await page.reload();
  await expect(page.getByText(/^This amount holds no longer/)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/fetchdeposit');
  await page.getByRole('button', { name: 'Get a new amount' }).click();
  await expect(timer).toBeVisible();
  await expect(amount).toHaveText(before ?? '');
  await expect(page.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
});

test('[DEP-1, DEP-6, PAY-4] Detail shows everything about a deposit, and where to pay it', async ({ page }) => {
  await announce(page, 'Bitcoin', '82');
  await newest(page, 'Deposits')
    .getByRole('button', { name: /^Detail of deposit/ })
    .click();
  const detail = page.getByRole('dialog', { name: 'Deposit' });
  await expect(detail).toContainText('$82.00');
  await expect(detail).toContainText('Starter');
  await detail.getByRole('button', { name: 'Show address' }).click();
  const address = page.getByRole('dialog', { name: 'Pay with Bitcoin' });
  await expect(address).toContainText('$82.00');
  await expect(address.getByRole('button', { name: 'Copy Address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(address).toHaveCount(0);
});

test('[DEP-6] deposits of the same minute can be distinguished by their shortened ids', async ({ page }) => {
  await announce(page, 'Bitcoin', '84');
  await announce(page, 'Bitcoin', '85');
  const [one = '', other = ''] = (await rows(page).getByRole('rowheader').allTextContents()).slice(0, 2);
  expect([one, other]).toEqual([expect.stringMatching(/^[\da-f]{8}…[\da-f]{4}$/), expect.stringMatching(/…/)]);
  expect(one).not.toBe(other);
});

test('[DEP-1, MARKET-1] the coin amount is shown with its price and the time of the price', async ({ page }) => {
  await page.goto('/fund-account');
  await choose(page, 'Payment method', 'Bitcoin');
  await expect(page.getByText(/≈.*\d\.\d+.*BTC/)).toBeVisible();
  await expect(page.getByText(/^1 BTC = \$[\d,]+\.\d\d · as of \d+:\d\d\s[AP]M/)).toBeVisible();
  await choose(page, 'Payment method', 'GCash');
  await expect(page.getByText(/as of/)).toHaveCount(0);
});

test('[DEP-1, DEP-6] deposits can be filtered by method and sorted', async ({ page }) => {
  await announce(page, 'Solana', '3');
  await expect(newest(page, 'Deposits')).toContainText('$3.00');
  await announce(page, 'Solana', '999999');
  await expect(newest(page, 'Deposits')).toContainText('$999,999.00');
  await page.getByRole('button', { name: /All methods/ }).click();
  await page.getByRole('option', { name: 'Solana', exact: true }).click();
  await expect(rows(page).filter({ hasNotText: 'Solana' })).toHaveCount(0);
  const byAmount = page.getByRole('columnheader', { name: /Amount/ }).getByRole('button');
  await byAmount.click();
  await expect(rows(page).first()).toContainText('$999,999.00');
  await byAmount.click();
  await expect(rows(page).first()).toContainText('$3.00');
});

test('[HONEST-6] deposits can be saved as a file', async ({ page }) => {
  await page.goto('/fund-account');
  await expect(rows(page).first()).toBeVisible();
  const lines = (await saved(page, 'Export CSV')).trim().split('\r\n');
  expect(lines[0]).toBe('id,date,amount,credited,method,plan,status,paid,address');
  expect(lines).toHaveLength(1 + (await countRows(page)));
  expect(lines.at(-1)).toMatch(/,5000\.00,5000\.00,Bitcoin,Starter,confirmed,Paid,$/);
});

test('[DEP-1, PAY-2, MODAL-1] a deposit by keyboard only @main', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/fund-account');
  await page.getByLabel('Amount in dollars').focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('83');
  for (let press = 0; press < 10; press += 1) {
    await keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break;
  }
  await keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Bitcoin', exact: true })).toBeChecked();
  await pressKey(page, page.getByRole('button', { name: 'Create Deposit' }));
  await expect(newest(page, 'Deposits')).toContainText('$83.00');
  await pressKey(page, payOf(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Pay deposit' })).toBeFocused();
  await pressKey(page, page.getByRole('button', { name: 'Pay Now', exact: true }));
  await expect(page.getByRole('button', { name: 'Got it!' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeFocused();
});

async function announce(page: Page, mode: string, amount: string): Promise<void> {
  await page.goto('/fund-account');
  const count = await countRows(page);
  await fillIn(page, mode, amount);
  await expect(rows(page)).toHaveCount(count + 1);
}

async function fillIn(page: Page, mode: string, amount: string): Promise<void> {
  await page.getByLabel('Amount in dollars').fill(amount);
  await choose(page, 'Payment method', mode);
  await create(page).click();
}

async function countRows(page: Page): Promise<number> {
  await expect(newest(page, 'Deposits').getByRole('button', { name: /Detail/ })).toBeVisible();
  return rows(page).count();
}
