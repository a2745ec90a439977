import { expect, test } from './support/test.ts';

test('[ERR-1, LOGIN-7] a message whose dialog cannot be had is told by the browser, and nothing typed is lost', async ({
  page,
}) => {
  await page.route(/\/MessageModal[^/]*\.js$/, (route) => route.abort());
  await page.route('**/api/login', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('amelia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('right horse');
  const told = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = await told;
  expect(dialog.message()).toBe('network error');
  await dialog.accept();
  await expect(page.getByLabel('E-mail')).toHaveValue('amelia@example.com');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});
