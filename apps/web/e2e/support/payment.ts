import { expect, type Page } from './test.ts';

/** Opens the payment page of an unpaid deposit of the sample investor; returns its address. */
export async function openPayment(page: Page): Promise<string> {
  await page.goto('/fund-account');
  const row = page.getByRole('row').filter({ hasText: 'Solana' }).filter({ hasText: 'Pending' }).last();
  await row.getByRole('button', { name: /Pay Now/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay deposit' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
