import { answer } from './support/answers.ts';
import { fakeMainNetwork, importOnMainnet } from './support/mainNetwork.ts';
import { choose, newest } from './support/money.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet } from './support/wallet.ts';
import { test } from './support/walletTest.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('[ADDR-1, ADDR-2, WD-3, WALLET-5] an address is saved after a step-up, withdrawn to by its label, offered by the wallet, and removed @main', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person, '1000');
  await fakeMainNetwork(page, { ETH: 0n, USDT: 0n, USDC: 0n });
  await page.goto('/withdraw');
  await page.getByLabel('Amount in dollars').fill('20');
  await choose(page, 'Receive method', 'Ethereum');
  await test.step('save', async () => {
    await page.getByLabel('Ethereum address').fill(ADDRESS);
    await page.getByRole('button', { name: 'Save this address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save address' });
    await expect(dialog.getByLabel('Label')).toBeFocused();
    await dialog.getByLabel('Label').fill('Ledger at home');
    // As if the session were older than five minutes.
    const stale = { bool: false, message: 'Please confirm that it is you.', code: 'step_up_needed', requestId: 'r-1' };
    await answer(page, '/save-address', { status: 403, body: stale });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await page.unroute('**/api/save-address');
    await dialog.getByRole('button', { name: 'Confirm and save' }).click();
    await expect(page.getByText('Saved as Ledger at home')).toBeVisible();
  });
  await test.step('withdraw', async () => {
    await page.getByLabel('Ethereum address').fill('');
    await chooseSaved(page);
    await expect(page.getByLabel('Ethereum address')).toHaveValue(ADDRESS);
    await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
    await expect(review).toContainText('Saved asLedger at home');
    await expect(review).toContainText(ADDRESS);
    await review.getByRole('button', { name: 'Send request' }).click();
    await expect(newest(page, 'Withdrawals')).toContainText('****eAed');
  });
  await test.step('the wallet', async () => {
    await page.goto('/import-wallet');
    await importOnMainnet(page);
    await page.getByRole('link', { name: 'Send', exact: true }).first().click();
    await chooseSaved(page);
    await expect(page.getByLabel('Recipient’s address')).toHaveValue(ADDRESS);
    await expect(page.getByText('Saved as Ledger at home')).toBeVisible();
  });
  await test.step('remove', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Remove “Ledger at home”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No saved addresses yet')).toBeVisible();
  });
});

async function chooseSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Saved address/ }).click();
  await page.getByRole('option', { name: /Ledger at home/ }).click();
}
