import { watchForLeaks } from './support/leaks.ts';
import { expect, type Page, test } from './support/test.ts';
import { createWallet, enterWithWallet, PASSCODE, typeNewPasscode, typePasscode, unlock } from './support/wallet.ts';

const PASSPHRASE = 'purple lamp under a fig';

/** Key derivation is slow on purpose; a slow machine takes longer. */
const OPENED_WITHIN_MS = 30_000;

test.describe.configure({ timeout: 180_000 });

test('[WALLET-16, WALLET-3] a passphrase protects the wallet, and is exchanged for six digits and back (W-4)', async ({
  page,
  context,
  server,
  person,
}) => {
  const leaks = watchForLeaks(context);
  await enterWithWallet(page, server, person);
  await page.goto('/create-wallet');
  const phrase = await createWallet(page, PASSPHRASE);
  expect(await storedKind(page)).toBe('passphrase');

  await lockAndUnlock(page, 'purple lamp under a fog');
  await expect(page.getByText('Wrong passphrase. It’s the one that unlocks this wallet.')).toBeVisible({
    timeout: OPENED_WITHIN_MS,
  });
  await unlock(page, PASSPHRASE);
  await expectOpen(page);

  await page.getByRole('button', { name: 'See the recovery phrase' }).click();
  const words = page.getByRole('dialog', { name: 'Recovery phrase' });
  await typePasscode(page, 'Passcode', PASSPHRASE);
  await words.getByRole('button', { name: 'Continue' }).click();
  await expect(words.getByRole('timer')).toBeVisible({ timeout: OPENED_WITHIN_MS });
  await words.getByRole('button', { name: 'Cancel' }).click();

  const dialog = page.getByRole('dialog', { name: 'Change passcode' });
  await page.getByRole('button', { name: 'Change passcode' }).click();
  await typePasscode(page, 'Current passcode', PASSPHRASE);
  await typeNewPasscode(page, person.email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Your name and email are easy to guess.')).toBeVisible();
  await typeNewPasscode(page, PASSCODE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden({ timeout: OPENED_WITHIN_MS });
  expect(await storedKind(page)).toBeUndefined();
  await lockAndUnlock(page, PASSCODE);
  await expectOpen(page);

  await page.getByRole('button', { name: 'Change passcode' }).click();
  await typePasscode(page, 'Current passcode', PASSCODE);
  await typeNewPasscode(page, PASSPHRASE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden({ timeout: OPENED_WITHIN_MS });
  await lockAndUnlock(page, PASSPHRASE);
  await expectOpen(page);
  await leaks.expectNone({ phrase, passcode: PASSPHRASE });
  await leaks.expectNone({ phrase, passcode: PASSCODE });
});

async function lockAndUnlock(page: Page, passcode: string): Promise<void> {
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await unlock(page, passcode);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: OPENED_WITHIN_MS });
}

function storedKind(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('seedphrase') ?? '{}').passcodeKind);
}
