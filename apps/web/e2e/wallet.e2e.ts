import { enter, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { readMessage } from './support/journeys.ts';
import { expect } from './support/test.ts';
import {
  createWallet,
  enterWithWallet,
  importWallet,
  KNOWN_ADDRESS,
  KNOWN_PHRASE,
  PASSCODE,
  pasteInto,
  typePasscode,
  unlock,
} from './support/wallet.ts';
import { test } from './support/walletTest.ts';

// Key derivation is slow on purpose and runs several times in a journey; a slow machine takes longer.
test.describe.configure({ timeout: 180_000 });

test('[WENTRY-1] a wallet page tells an account without the wallet so, and its landing page says it in place (P-19)', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeInvestor(server, person), '/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet feature is not enabled yet on this account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/receive');
  await readMessage(page, 'Wallet feature is not enabled yet on this account');
  await expect(page).toHaveURL('/settings');
});

test('[WENTRY-2, WALLET-1, WALLET-3, HONEST-5, ROUTE-3] a wallet is created, confirmed, locked and opened again (W-21) @phone @main', async ({
  page,
  server,
  person,
  leaks,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/send-assets');
  await expect(page).toHaveURL('/create-wallet');
  await expect(
    page.getByText('Only enter your recovery phrase on the import page. We will never ask for it by message or phone.'),
  ).toBeVisible();
  const words = await createWallet(page);
  expect(new Set(words).size).toBeGreaterThan(6);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();

  // Only the sealed record was stored.
  const stored = await page.evaluate(() => localStorage.getItem('seedphrase'));
  expect(stored).toContain('argon2id');
  expect(words.filter((word) => stored?.includes(` ${word} `))).toEqual([]);

  await page.goto('/receive');
  await typePasscode(page, 'Passcode', '000000');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText('Wrong passcode.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();

  // Writing to the storage of a locked wallet does not show another address as the person's own.
  await page.evaluate(() => localStorage.setItem('address', '0x000000000000000000000000000000000000dEaD'));
  await page.reload();
  await expect(page.getByText('Unlock the wallet to see its address.')).toBeVisible();
  await expect(page.getByText('dEaD')).toHaveCount(0);
  await leaks.expectNone({ phrase: words, passcode: PASSCODE });
});

test('[WALLET-2, WALLET-4] a phrase is pasted, checked and gives an address on the test network', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await pasteInto(page, 'Word 1', KNOWN_PHRASE.replace(/about$/, 'abandon'));
  await page.getByRole('button', { name: 'Check words' }).click();
  await expect(page.getByText('This recovery phrase isn’t valid.')).toBeVisible();
  await importWallet(page);
  await expect(page.getByText('Test network').first()).toBeVisible();
  await expect(page.getByText(KNOWN_ADDRESS.slice(-4)).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(KNOWN_ADDRESS);
  expect(await page.evaluate(() => localStorage.getItem('network'))).toBe('test');
  // A person who forgot the passcode restores the wallet with its words.
  await page.goto('/import-wallet');
  await pointer.choose(page.getByLabel('I have the other wallet’s recovery phrase, or don’t need it'));
  await importWallet(page, `${PASSCODE.slice(1)}7`);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
});
