import { expect } from './support/test.ts';
import { choosePasscode, enterWithWallet, KNOWN_ADDRESS, KNOWN_PHRASE, PASSCODE, unlock } from './support/wallet.ts';
import { test } from './support/walletTest.ts';

test('[WALLET-1, WALLET-2, WALLET-3] words that are typed from field to field are imported; the wallet locks, refuses a wrong passcode, and opens with the right one @firefox @main', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(150_000);
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await page.getByRole('combobox', { name: 'Word 1', exact: true }).click();
  for (const word of KNOWN_PHRASE.split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await page.keyboard.type(word);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Check words' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');
  await expect(page.getByText(KNOWN_ADDRESS.slice(-4)).first()).toBeVisible();

  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page, '508163');
  await expect(page.getByText('Wrong passcode.')).toBeVisible({ timeout: 30_000 });
  await unlock(page);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('main').getByRole('link', { name: 'Receive', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code of your address for ETH' })).toBeVisible();
});
