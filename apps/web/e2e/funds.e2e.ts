import { intercept } from './support/intercept.ts';
import { as } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { balanceOf, dollars, dropAnswer, saved, test } from './support/money.ts';
import { dataRows } from './support/tables.ts';
import { expect, type Page } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Transfer Funds' });

test.use(as.amelia);

test('[DASH-6, HONEST-6] part of the profit is moved into the balance, never more than the profit @main', async ({
  page,
}) => {
  const before = await balanceOf(page);
  await page.goto('/invest');
  await expect(card(page, 'Total Profit')).toContainText('$');
  const profit = cents(await card(page, 'Total Profit').textContent());
  await open(page);
  await dialog(page).getByLabel('Amount in dollars').fill('100000');
  await send(page);
  await readMessage(page, 'Insufficient fund');
  await expect(dialog(page).getByLabel('Amount in dollars')).toHaveValue('100000');

  await dialog(page).getByLabel('Amount in dollars').fill('20.10');
  await send(page);
  await readMessage(page, 'Funds transferred.');
  await expect(card(page, 'Total Profit')).toContainText(dollars(profit - 2010));
  await expect(page.getByText(dollars(before + 2010), { exact: true })).toBeVisible();
  // The page itself requests the newest entries.
  const latest = page.getByRole('list', { name: 'Latest activity' }).getByRole('listitem');
  await expect(latest).toHaveCount(5);
  await expect(latest.first()).toContainText('+$20.10');
});

test('[DASH-6] a transfer with a lost answer is sent again and made only once @postgres', async ({ page }) => {
  const before = await balanceOf(page);
  await page.goto('/invest');
  await open(page);
  await dropAnswer(page, '/transfer-funds');
  await dialog(page).getByLabel('Amount in dollars').fill('5');
  await send(page);
  await readMessage(page, 'network error');
  await expect(dialog(page).getByText(/We don’t know yet whether this transfer went through/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  await readMessage(page, 'Funds transferred.');
  expect(await balanceOf(page)).toBe(before + 500);
});

test('[PLAN-1, PLAN-2, HONEST-4, ROUTE-9] the plans with the current one marked, and the link to a deposit for another @sweepPhone', async ({
  page,
}) => {
  await page.goto('/upgrade');
  await expect(page).toHaveTitle('Our Plans · Keel');
  await readMessage(page, 'Your plan is Starter. To change it, please contact the administrator.');
  for (const price of ['$2,000', '$10,000', '$50,000']) {
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('Current plan');
  await expect(page.getByRole('main')).toContainText(
    'Your capital is at risk. Past performance does not predict future results.',
  );
  await page.getByRole('link', { name: 'Select Plan Growth' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit Fund' })).toBeFocused();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name: 'Growth' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Growth' })).toBeChecked();
});

test('[PLAN-1, DASH-8] plans that fail to load say so and can be loaded again', async ({ page }) => {
  await intercept(page, '**/api/plans', (route) => route.abort());
  await page.goto('/upgrade');
  await readMessage(page, 'Failed to fetch plans');
  await page.unroute('**/api/plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await readMessage(page, 'Your plan is Starter.');
});

test('[HONEST-6, ROUTE-5] all entries behind the balance can be read and saved, with all other data', async ({
  page,
}) => {
  const balance = await balanceOf(page);
  await page.goto('/invest');
  await page.getByRole('link', { name: 'All activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeFocused();
  const rows = dataRows(page.getByRole('table'));
  await expect(rows.first()).toContainText(dollars(balance));
  await expect(rows.last()).toContainText('$5,000.00');

  const lines = (await saved(page, 'Download CSV')).trim().split('\r\n');
  expect(lines[0]).toBe('id,date,kind,description,amount,balance,reference');
  expect(lines).toHaveLength(1 + (await rows.count()));
  const account = JSON.parse(await saved(page, 'Export all my data')) as { user: { email: string } };
  expect(account.user.email).toBe('amelia@example.org');
});

async function open(page: Page): Promise<void> {
  await card(page, 'Total Profit').getByRole('button', { name: 'Transfer Funds' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Transfer', exact: true }).click();
}

/** The first amount in a text. */
function cents(text: string | null): number {
  return Number((/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replaceAll(/\D/g, ''));
}
