import { call, makeInvestor } from './support/accounts.ts';
import { answer } from './support/answers.ts';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { pointer } from './support/inputDevices.ts';
import { as } from './support/investors.ts';
import { BITCOIN_ADDRESS, patchAccount } from './support/money.ts';
import { test } from './support/shots.ts';
import { dataRows } from './support/tables.ts';
import { expect } from './support/test.ts';

test('the ways in', async ({ page, person, take }) => {
  for (const path of publicRoutes) {
    await page.goto(path);
    await take(path.slice(1));
  }
  await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
  await page.goto('/login');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(person.email);
  await form.locator('input[name=password]').fill(person.password);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/verification');
  await take('verification');
});

test.describe('signed in', () => {
  test.use(as.amelia);

  test.beforeEach(async ({ page }) => {
    await patchAccount(page, { admin: { bitcoin: BITCOIN_ADDRESS, solana: BITCOIN_ADDRESS } });
  });

  test('the pages behind the guard', async ({ page, take }) => {
    for (const path of memberRoutes) {
      await page.goto(path);
      await take(path.slice(1));
    }
  });

  test('what pages show after a press', async ({ page, take }) => {
    const form = page.locator('main form');
    const dialog = page.getByRole('dialog');
    await page.goto('/withdraw');
    await form.locator('input[inputmode=decimal]').fill('120');
    await pointer.choose(form.locator('input[type=radio][value=bitcoin]'));
    await form.locator('input[name=bitcoin_address]').fill(BITCOIN_ADDRESS);
    await take('withdraw-filled');
    await form.locator('button[type=submit]').click();
    await expect(dialog).toBeVisible();
    await take('withdraw-review');

    await page.goto('/fund-account');
    await form.locator('input[inputmode=decimal]').fill('250');
    await pointer.choose(form.locator('input[type=radio]').first());
    await form.locator('button[type=submit]').click();
    const newest = dataRows(page.getByRole('table').first()).first();
    await expect(newest).toContainText('250.00');
    await newest.getByRole('button').first().click();
    await expect(page).toHaveURL(/deposit-detail/);
    await take('deposit-detail');
  });
});

test('settings with saved addresses', async ({ page, server, person, take }) => {
  const account = await makeInvestor(server, person, '1000');
  const saved = [
    { label: 'Ledger at home', chain: 'bitcoin', network: 'main', address: BITCOIN_ADDRESS },
    { label: 'Exchange', chain: 'ethereum', network: 'main', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  ];
  for (const body of saved) await call(server, '/save-address', { token: account.token, body });
  await page.context().setStorageState(account.storageState);
  await page.goto('/settings');
  await take('settings-addresses');
  await page.goto('/invest');
  await take('invest-new-account');
});
