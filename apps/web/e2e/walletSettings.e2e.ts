import { pointer } from './support/inputDevices.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, importWallet, KNOWN_PHRASE, PASSCODE, typePasscode, unlock } from './support/wallet.ts';
import { test } from './support/walletTest.ts';

/** A different passcode for the same wallet. */
const NEXT_PASSCODE = '508163';

/** Key derivation is slow on purpose; a slow machine takes longer. */
const OPENED_WITHIN_MS = 30_000;

/** The file of the dialog that asks before a logout removes the wallet. */
const QUESTION_FILE = '**/assets/LeaveQuestion-*.js';

const PHRASE = KNOWN_PHRASE.split(' ');

test.describe.configure({ timeout: 180_000 });

function storedWallet(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('seedphrase'));
}

async function changePin(page: Page, current: string, next: string): Promise<void> {
  await typePasscode(page, 'Current passcode', current);
  await typePasscode(page, 'New passcode', next);
  await typePasscode(page, 'Confirm new passcode', next);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('[SET-2, WALLET-3] after changing the passcode the old one is refused and the new one opens the wallet (W-4, W-35) @sweep', async ({
  page,
  server,
  person,
  leaks,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  const before = await storedWallet(page);

  // A locked wallet is unlocked first; then the dialog of the new passcode opens.
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await unlock(page);
  const dialog = page.getByRole('dialog', { name: 'Change passcode' });
  await expect(dialog).toBeVisible({ timeout: OPENED_WITHIN_MS });

  await changePin(page, PASSCODE, '311299');
  await expect(dialog.getByText('This passcode is easy to guess.')).toBeVisible();
  await changePin(page, '000000', NEXT_PASSCODE);
  await expect(dialog.getByText('Wrong passcode.')).toBeVisible({ timeout: OPENED_WITHIN_MS });
  expect(await storedWallet(page)).toBe(before);
  await changePin(page, PASSCODE, NEXT_PASSCODE);
  await expect(page.getByText('The passcode was changed.')).toBeVisible({ timeout: OPENED_WITHIN_MS });
  await expect(dialog).toBeHidden();
  expect(await storedWallet(page)).not.toBe(before);

  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page, PASSCODE);
  await expect(page.getByText('Wrong passcode.')).toBeVisible({ timeout: OPENED_WITHIN_MS });
  await unlock(page, NEXT_PASSCODE);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: OPENED_WITHIN_MS });
  await expect(dialog).toBeHidden();

  // The row in the settings opens the same dialog, after the passcode if the wallet is locked.
  await page.goto('/settings');
  await page.getByRole('link', { name: /Change PIN/ }).click();
  await unlock(page, NEXT_PASSCODE);
  await expect(dialog).toBeVisible({ timeout: OPENED_WITHIN_MS });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSCODE });
  await leaks.expectNone({ phrase: PHRASE, passcode: NEXT_PASSCODE });
});

test('[SET-2, WENTRY-2] a wallet is removed after a confirmation, and its pages lead to creating a new one @sweep', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  const before = await storedWallet(page);

  const row = page.getByRole('button', { name: 'Remove wallet from this device' });
  const dialog = page.getByRole('dialog', { name: 'Remove the wallet?' });
  await row.click();
  await expect(dialog).toContainText('only the recovery phrase can restore them, with its passphrase if it has one');
  await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedWallet(page)).toBe(before);

  await row.click();
  await pointer.choose(dialog.getByLabel('I have the recovery phrase'));
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The wallet was removed from this device.')).toBeVisible();
  await expect(page.getByText('You don’t have a wallet on this device yet')).toBeVisible();
  expect(await storedWallet(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBeNull();

  await page.goto('/send-assets');
  await expect(page).toHaveURL('/create-wallet');
  await expect(page.getByRole('button', { name: 'Reveal the phrase' })).toBeVisible();
});

test('[SESS-6, SET-2] a logout that removes the wallet asks first, and then leaves nothing in any tab @sweep', async ({
  page,
  context,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  const before = await storedWallet(page);

  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  // While the dialog's file is loading, the page says so.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(QUESTION_FILE, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(QUESTION_FILE);
  await page.goto('/logout');
  await request;
  await expect(page.getByRole('main')).toContainText('Loading');
  release();
  await expect(question).toContainText('Only the recovery phrase can restore it');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();
  expect(await storedWallet(page)).toBe(before);

  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();
  await page.goto('/logout');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await storedWallet(page)).toBeNull();
});
