import { enter, makeInvestor } from './support/accounts.ts';
import { readMessage } from './support/journeys.ts';
import { watchForLeaks } from './support/leaks.ts';
import { expect, test } from './support/test.ts';
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

// The key is stretched on purpose, several times in a journey; a slow machine takes its time over it.
test.describe.configure({ timeout: 180_000 });

test('[WENTRY-1] a wallet page tells an account without the wallet so', async ({ page, server, person }) => {
  await enter(page, await makeInvestor(server, person), '/wallet');
  await readMessage(page, 'Wallet feature is not enabled yet on this account');
  await expect(page).toHaveURL('/settings');
});

test('[WENTRY-2, WALLET-1, WALLET-3, HONEST-5, ROUTE-3] a wallet is made, confirmed, locked and opened again @phone', async ({
  page,
  context,
  server,
  person,
}) => {
  const leaks = watchForLeaks(context);
  await enterWithWallet(page, server, person);
  await page.goto('/send-assets');
  await expect(page).toHaveURL('/create-wallet');
  await expect(page.getByText('We never ask for your recovery phrase. Only the import page does.')).toBeVisible();
  const words = await createWallet(page);
  expect(new Set(words).size).toBeGreaterThan(6);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();

  // What was kept is the sealed record alone.
  const kept = await page.evaluate(() => localStorage.getItem('seedphrase'));
  expect(kept).toContain('argon2id');
  expect(words.filter((word) => kept?.includes(` ${word} `))).toEqual([]);

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
  await leaks.expectNone({ phrase: words, passcode: PASSCODE });
});

test('[WALLET-2, WALLET-4] words are pasted, checked and lead to an address on the test network', async ({
  page,
  context,
  server,
  person,
}) => {
  const leaks = watchForLeaks(context);
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await pasteInto(page, 'Word 1', KNOWN_PHRASE.replace(/about$/, 'abandon'));
  await page.getByRole('button', { name: 'Check the words' }).click();
  await expect(page.getByText('These words do not belong together.')).toBeVisible();
  await importWallet(page);
  await expect(page.getByText('Test network').first()).toBeVisible();
  await expect(page.getByText(KNOWN_ADDRESS.slice(-4)).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(KNOWN_ADDRESS);
  expect(await page.evaluate(() => localStorage.getItem('network'))).toBe('test');
  // Who forgot the passcode brings the wallet back with its words.
  await page.goto('/import-wallet');
  await page.getByLabel('I have the recovery phrase of the other wallet, or do not need it').check({ force: true });
  await importWallet(page, `${PASSCODE.slice(1)}7`);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  await leaks.expectNone({ phrase: KNOWN_PHRASE.split(' '), passcode: PASSCODE });
});
