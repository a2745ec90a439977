import { test } from './support/localChain.ts';
import { askForReview, enterFunded, expectConfirmed, fillIn, freshAddress } from './support/sending.ts';
import { shoot } from './support/shoot.ts';
import { expect } from './support/test.ts';
import { enterWithWallet } from './support/wallet.ts';

test('an open wallet with coins in it', async ({ page, server, person, chain }, { project }) => {
  const take = (name: string) => shoot(page, project.name, `open-${name}`);
  // On a phone the wallet's actions are only on its own page.
  const open = async (name: string) => {
    for (const link of ['Wallet', name]) await page.getByRole('link', { name: link, exact: true }).first().click();
  };
  await enterWithWallet(page, server, person, '5000');
  await enterFunded(page, chain);
  await expect(page.getByRole('list', { name: 'Assets' })).toContainText('USDT');
  await take('wallet');

  await fillIn(page, { to: freshAddress(), amount: '1.5' });
  await take('send');
  await askForReview(page);
  await take('send-review');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await take('sent');
  await open('Receive');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await take('receive');
  await open('Buy');
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await take('buy');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await expect(page.getByText('Counterparty')).toBeVisible();
  await take('buy-review');
  await open('Sell');
  await take('sell');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await take('locked');
});
