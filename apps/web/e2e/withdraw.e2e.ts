import { pointer } from './support/inputDevices.ts';
import { intercept } from './support/intercept.ts';
import { as } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { balanceOf, dollars, dropAnswer, newest, saved, test } from './support/money.ts';
import { expect, type Page } from './support/test.ts';

const METHODS = [
  {
    method: 'Bank',
    fields: { 'Account name': 'Amelia Rosenthal', 'Account number': '0012344321', 'Bank name': 'Harbour Bank' },
    shown: '****4321',
    tags: '@phone @firefox @main',
  },
  {
    method: 'Bitcoin',
    fields: { 'Bitcoin address': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    shown: '****f3t4',
    tags: '@sweepPhone',
  },
  {
    method: 'Ethereum',
    fields: { 'Ethereum address': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    shown: '****eAed',
    tags: '@sweepPhone',
  },
  { method: 'Cashapp', fields: { 'Cashapp username': '$amelia' }, shown: '****elia', tags: '@sweepPhone' },
  {
    method: 'Zelle',
    fields: { 'Email or phone number': 'amelia@example.org' },
    shown: '****.org',
    tags: '@sweepPhone',
  },
] as const;

test.use(as.amelia);

for (const { method, fields, shown, tags } of METHODS) {
  test(`[WD-1, WD-3, WD-4, WD-5] a withdrawal by ${method} is held immediately, its account shown by four characters ${tags}`, async ({
    page,
  }) => {
    const before = await balanceOf(page);
    await request(page, '10.25', method, fields);
    await expect(page.getByText('Withdrawal requested.').first()).toBeVisible();
    const row = newest(page, 'Withdrawals');
    await expect(row).toContainText('$10.25');
    await expect(row).toContainText('Pending');
    await expect(row).toContainText(shown);
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('');
    await expect(page.getByText(`Available ${dollars(before - 1025)}`)).toBeVisible();
  });
}

test('[WD-2] the first problem is reported, and nothing typed is lost @main', async ({ page }) => {
  await page.goto('/withdraw');
  await press(page);
  await readMessage(page, 'Please fill in required fields');
  await fillAndSubmit(page, '20', 'Bank', { 'Account name': 'Amelia Rosenthal' });
  await readMessage(page, 'Please fill in required fields');
  await expect(page.getByLabel('Account name')).toHaveValue('Amelia Rosenthal');

  await fillAndSubmit(page, '999999', 'Cashapp', { 'Cashapp username': '$amelia' });
  await readMessage(page, 'Insufficient fund');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('999999');
  await expect(page.getByLabel('Cashapp username')).toHaveValue('$amelia');
});

test('[WD-2] an address with a wrong format or checksum is refused before the review, and stays in the form (P-68)', async ({
  page,
}) => {
  await fillAndSubmit(page, '20', 'Bitcoin', { 'Bitcoin address': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
  await readMessage(page, 'This isn’t a Bitcoin address. Please check it.');
  const wrong = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed';
  await fillAndSubmit(page, '20', 'Ethereum', { 'Ethereum address': wrong });
  await readMessage(page, 'This isn’t an Ethereum address. Please check it.');
  await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toHaveCount(0);
  await expect(page.getByLabel('Ethereum address')).toHaveValue(wrong);
});

test('[WD-5] a pending withdrawal is cancelled after a confirmation, and its money is back @main', async ({ page }) => {
  const before = await balanceOf(page);
  await request(page, '33', 'Cashapp', { 'Cashapp username': '$amelia' });
  await expect(page.getByText(`Available ${dollars(before - 3300)}`)).toBeVisible();
  await expect(newest(page, 'Withdrawals')).toContainText('$33.00');
  const cancel = newest(page, 'Withdrawals').getByRole('button', { name: /^Cancel withdrawal/ });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' });
  await expect(question).toContainText('$33.00 returns to your available balance.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(newest(page, 'Withdrawals')).toContainText('Pending');

  await cancel.click();
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await readMessage(page, 'Withdrawal cancelled.');
  // The button that opened the confirmation was removed when the row changed.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(newest(page, 'Withdrawals')).toContainText('Cancelled');
  await expect(page.getByText(`Available ${dollars(before)}`)).toBeVisible();
});

test('[WD-5] after a lost answer the withdrawal is found in the history, and held only once @postgres @main', async ({
  page,
}) => {
  const before = await balanceOf(page);
  await dropAnswer(page, '/createwithdraw');
  await request(page, '44', 'Zelle', { 'Email or phone number': 'amelia@example.org' });
  await expect(page.getByText('Withdrawal requested.').first()).toBeVisible();
  await expect(newest(page, 'Withdrawals')).toContainText('$44.00');
  await expect(page.getByText(`Available ${dollars(before - 4400)}`)).toBeVisible();
});

test('[WD-3, ERR-1] a failure without a message shows Withdrawal failed, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/withdraw');
  await intercept(page, '**/api/createwithdraw', (route) => route.fulfill({ status: 422, body: '' }));
  await request(page, '20', 'Cashapp', { 'Cashapp username': '$amelia' });
  await readMessage(page, 'Withdrawal failed');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('20');
});

test('[DASH-8, ERR-1] a history that fails to load says so and can be loaded again', async ({ page }) => {
  await intercept(page, '**/api/fetchwithdraw', (route) => route.abort());
  await page.goto('/withdraw');
  await readMessage(page, 'Failed to fetch withdrawals');
  await page.unroute('**/api/fetchwithdraw');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your withdrawals.' })).toHaveCount(0);
});

test('[WD-4, WD-1] each withdrawal has a receipt to read and copy, with only four characters of its account', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await request(page, '11.5', 'Zelle', { 'Email or phone number': 'amelia@example.org' });
  await newest(page, 'Withdrawals')
    .filter({ hasText: '$11.50' })
    .getByRole('button', { name: /^Detail of withdrawal/ })
    .click();
  const receipt = page.getByRole('dialog', { name: 'Withdrawal' });
  for (const fact of ['$11.50', 'Zelle', '****.org', 'Pending']) await expect(receipt).toContainText(fact);
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeVisible();
  await receipt.getByRole('button', { name: 'Copy receipt' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^Amount: \$11\.50\n[^]*\nTo: \*{4}\.org\nStatus: Pending$/);
});

test('[HONEST-6] withdrawals can be saved as a file', async ({ page }) => {
  await request(page, '10', 'Cashapp', { 'Cashapp username': '$amelia' });
  await expect(newest(page, 'Withdrawals')).toContainText('$10.00');
  const [names, first] = (await saved(page, 'Export CSV')).split('\r\n');
  expect(names).toBe('id,date,amount,method,destination,status,reference,reason');
  expect(first).toMatch(/,10\.00,cashapp,\*\*\*\*elia,Pending,,$/);
});

async function fillAndSubmit(page: Page, amount: string, method: string, fields: Readonly<Record<string, string>>) {
  if (new URL(page.url(), 'http://nowhere').pathname !== '/withdraw') await page.goto('/withdraw');
  await page.getByLabel('Amount in dollars').fill(amount);
  await pointer.choose(page.getByRole('radio', { name: method }));
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await press(page);
}

/** Fills in the form, and confirms the review. */
async function request(page: Page, amount: string, method: string, fields: Readonly<Record<string, string>>) {
  await fillAndSubmit(page, amount, method, fields);
  const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
  for (const text of Object.values(fields)) await expect(review).toContainText(text);
  await review.getByRole('button', { name: 'Send request' }).click();
}

async function press(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
}
