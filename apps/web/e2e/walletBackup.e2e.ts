import { readFile } from 'node:fs/promises';
import { pointer } from './support/inputDevices.ts';
import { expect, type Page } from './support/test.ts';
import { setHidden } from './support/visibility.ts';
import {
  choosePasscode,
  enterWithWallet,
  importWallet,
  KNOWN_ADDRESS,
  KNOWN_PHRASE,
  PASSCODE,
  pasteInto,
  typePasscode,
} from './support/wallet.ts';
import { test } from './support/walletTest.ts';

const PASSPHRASE = 'four unrelated words suffice';
const PHRASE = KNOWN_PHRASE.split(' ');

/** Key derivation is slow on purpose; a slow machine takes longer. */
const DERIVED_WITHIN_MS = 60_000;

test.describe.configure({ timeout: 240_000 });

async function makeBackup(page: Page, passcode: string, passphrase: string, repeated = passphrase): Promise<void> {
  await typePasscode(page, 'Passcode', passcode);
  await page.getByLabel('Passphrase of the backup', { exact: true }).fill(passphrase);
  await page.getByLabel('Repeat the passphrase', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Make backup' }).click();
}

async function pickFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function openBackup(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Passphrase of the backup', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Open backup' }).click();
}

test('[WALLET-9, WALLET-3] a backup file is made after the passcode, and restores the wallet with its passphrase @phone @sweep', async ({
  page,
  server,
  person,
  leaks,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);

  const row = page.getByRole('button', { name: 'Save an encrypted backup' });
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Encrypted backup' });
  await makeBackup(page, PASSCODE, 'too short');
  await expect(dialog.getByText('The passphrase must be at least 12 characters.')).toBeVisible();
  await makeBackup(page, PASSCODE, PASSPHRASE, `${PASSPHRASE}.`);
  await expect(dialog.getByText('The passphrases don’t match.')).toBeVisible();
  await makeBackup(page, '000000', PASSPHRASE);
  await expect(dialog.getByRole('progressbar', { name: 'Encrypting. This takes a few seconds.' })).toBeVisible();
  await expect(dialog.getByText('Wrong passcode.')).toBeVisible({ timeout: DERIVED_WITHIN_MS });
  await makeBackup(page, PASSCODE, PASSPHRASE);
  const save = dialog.getByRole('button', { name: 'Save file' });
  await expect(save).toBeFocused({ timeout: DERIVED_WITHIN_MS });
  const downloading = page.waitForEvent('download');
  await save.click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toMatch(/^keel-wallet-backup-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'keel-wallet-backup', v: 1, kdf: { name: 'argon2id' } });
  expect(text).not.toContain('abandon');
  expect(text).not.toContain(KNOWN_ADDRESS);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSPHRASE });
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSCODE });

  // The device is lost: nothing of the wallet is left here.
  await page.getByRole('button', { name: 'Remove wallet from this device' }).click();
  await pointer.choose(page.getByLabel('I have the recovery phrase'));
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You don’t have a wallet on this device yet')).toBeVisible();

  await page.goto('/import-wallet');
  await page.getByRole('radio', { name: 'Backup file' }).click();
  await pickFile(page, saved.suggestedFilename(), text);
  await openBackup(page, 'four unrelated words suffise');
  await expect(page.getByText(/^Wrong passphrase\./)).toBeVisible({ timeout: DERIVED_WITHIN_MS });
  // The file stays; only the passphrase is typed again.
  await expect(page.getByText(saved.suggestedFilename())).toBeVisible();
  await openBackup(page, PASSPHRASE);
  await page.getByRole('button', { name: 'Continue' }).click({ timeout: DERIVED_WITHIN_MS });
  await choosePasscode(page, '508163', 'Import wallet');
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(KNOWN_ADDRESS);
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSPHRASE });
  await leaks.expectNone({ phrase: PHRASE, passcode: '508163' });
});

test('[WALLET-9] a file that is no usable backup is refused with its reason, and another one can be chosen', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await page.getByRole('radio', { name: 'Backup file' }).click();
  const backup = {
    format: 'keel-wallet-backup',
    v: 1,
    kdf: { name: 'argon2id', m: 9_999_999, t: 999, p: 1 },
    salt: '0'.repeat(32),
    body: { iv: '0'.repeat(24), data: '0'.repeat(64) },
    // The right checksum of these fields, so that only the parameters are wrong.
    sum: '8fec7692',
  };
  const files = [
    ['holiday.jpg', '\u0089PNG', 'This file isn’t a wallet backup.'],
    ['large.json', JSON.stringify(backup).padEnd(20_000), 'This file is too large to be a wallet backup.'],
    ['next.json', JSON.stringify({ ...backup, v: 3 }), 'This backup was made by a newer version of this app'],
    ['cut-off.json', JSON.stringify(backup).slice(0, 90), 'This backup is damaged'],
    ['absurd.json', JSON.stringify(backup), 'This backup has settings that this app never uses'],
  ] as const;
  for (const [name, text, message] of files) {
    await pickFile(page, name, text);
    await openBackup(page, PASSPHRASE);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Passphrase of the backup', { exact: true })).toHaveValue(PASSPHRASE);
  }
  await page.getByRole('radio', { name: 'Recovery phrase' }).click();
  await importWallet(page);
});

test('[WALLET-10, WALLET-3] the words are shown again after the passcode and a wait, and covered when the tab is left @sweep', async ({
  page,
  server,
  person,
  leaks,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);

  const row = page.getByRole('button', { name: 'See the recovery phrase' });
  const dialog = page.getByRole('dialog', { name: 'Recovery phrase' });
  const check = async (passcode: string) => {
    await typePasscode(page, 'Passcode', passcode);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await row.click();
  await expect(dialog).toContainText('Support never needs them');
  await check('000000');
  await expect(dialog.getByText('Wrong passcode.')).toBeVisible({ timeout: DERIVED_WITHIN_MS });

  // The wait can be cancelled; the next one starts from the passcode.
  await check(PASSCODE);
  await expect(dialog.getByRole('timer')).toBeVisible({ timeout: DERIVED_WITHIN_MS });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await row.click();
  await check(PASSCODE);
  await expect(dialog.getByRole('timer')).toBeVisible({ timeout: DERIVED_WITHIN_MS });
  await expect(dialog.getByRole('button', { name: 'Reveal the phrase' })).toHaveCount(0);
  const reveal = dialog.getByRole('button', { name: 'Reveal the phrase' });
  await expect(reveal).toBeVisible({ timeout: 30_000 });
  const words = dialog.getByRole('list', { name: 'Recovery phrase' });
  await expect(words.getByRole('listitem')).toHaveCount(12);
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSCODE });

  await reveal.click();
  await expect(words).toContainText('about');
  const texts = await words.getByRole('listitem').allTextContents();
  expect(texts.map((text) => text.replace(/^\d+/, '').trim())).toEqual(PHRASE);
  await setHidden(page, true);
  await expect(words).not.toContainText('about');
  await leaks.expectNone({ phrase: PHRASE, passcode: PASSCODE });

  // Locking closes the dialog, and with it the worker that has the words.
  await page.evaluate(() => globalThis.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();
});

test('[WALLET-12, WALLET-3] words with a passphrase open the published address, are shown with it, and come back from a file', async ({
  page,
  server,
  person,
  leaks,
}) => {
  // BIP-39's own vectors have this passphrase; other wallets publish the address that it leads to.
  const seedPassphrase = 'TREZOR';
  const published = '0x9c32F71D4DB8Fb9e1A58B0a80dF79935e7256FA6';
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await pasteInto(page, 'Word 1', KNOWN_PHRASE);
  await pointer.choose(page.getByLabel('This wallet has a passphrase (25th word)'));
  const field = page.getByLabel('Passphrase of the wallet', { exact: true });
  await expect(page.getByRole('button', { name: 'Check words' })).toBeDisabled();
  await field.fill('x'.repeat(257));
  await page.getByRole('button', { name: 'Check words' }).click();
  await expect(page.getByText('The passphrase must be at most 256 characters.')).toBeVisible();
  await field.fill(seedPassphrase);
  await page.getByRole('button', { name: 'Check words' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, PASSCODE, 'Import wallet');
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(published);
  await leaks.expectNone({ phrase: PHRASE, passcode: seedPassphrase });

  await page.getByRole('button', { name: 'See the recovery phrase' }).click();
  const shown = page.getByRole('dialog', { name: 'Recovery phrase' });
  await typePasscode(page, 'Passcode', PASSCODE);
  await shown.getByRole('button', { name: 'Continue' }).click();
  await shown.getByRole('button', { name: 'Reveal the phrase' }).click({ timeout: DERIVED_WITHIN_MS });
  await expect(shown.getByText(seedPassphrase, { exact: true })).toBeVisible();
  await expect(shown).toContainText('the words alone restore another wallet');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();

  await page.getByRole('button', { name: 'Save an encrypted backup' }).click();
  await makeBackup(page, PASSCODE, PASSPHRASE);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click({ timeout: DERIVED_WITHIN_MS });
  const saved = await downloading;
  const text = await readFile(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/import-wallet');
  await pointer.choose(page.getByLabel(/^I have the other wallet’s recovery phrase/));
  await page.getByRole('radio', { name: 'Backup file' }).click();
  await pickFile(page, saved.suggestedFilename(), text);
  await openBackup(page, PASSPHRASE);
  await page.getByRole('button', { name: 'Continue' }).click({ timeout: DERIVED_WITHIN_MS });
  await choosePasscode(page, '508163', 'Import wallet');
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBe(published);
  await leaks.expectNone({ phrase: PHRASE, passcode: seedPassphrase });
});
