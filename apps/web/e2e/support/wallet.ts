import type { Account } from './accounts.ts';
import { makeInvestor } from './accounts.ts';
import { pointer } from './inputDevices.ts';
import type { KeelServer } from './KeelServer.ts';
import type { WalletSecrets } from './leaks.ts';
import { operate } from './operator.ts';
import { expect, type Page, type Person } from './test.ts';

/** The passcode of test wallets. */
export const PASSCODE = '274910';

/** BIP-39's own test phrase, of entropy 0, which never held money. */
export const KNOWN_PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

/** Secrets of the known wallet that must not be found anywhere. */
export const SECRETS: WalletSecrets = { phrase: KNOWN_PHRASE.split(' '), passcode: PASSCODE };

/** Its address on EVM chains (m/44'/60'/0'/0/0). */
export const KNOWN_ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

/** A signed-in investor with access to the wallet; no page is open yet. */
export async function enterWithWallet(
  page: Page,
  server: KeelServer,
  person: Person,
  dollars?: string,
): Promise<Account> {
  const account = await makeInvestor(server, person, dollars);
  await operate(server, 'users', 'enable-wallet', person.email);
  await page.context().setStorageState(account.storageState);
  return account;
}

/**
 * Types a passcode into its field: six digits, or a passphrase, whose label says so. A page that waits behind the form of
 * a locked wallet may have a hidden field of this name.
 */
export async function typePasscode(page: Page, label: string, passcode: string): Promise<void> {
  const name = isDigits(passcode) || label.includes('passphrase') ? label : `${label} (passphrase)`;
  await page.getByLabel(name, { exact: true }).filter({ visible: true }).fill(passcode);
}

/** Chooses six digits or a passphrase, and types it twice. */
export async function typeNewPasscode(page: Page, passcode: string): Promise<void> {
  const kind = page.getByRole('radio', { name: isDigits(passcode) ? 'Six digits' : 'Passphrase' });
  if (!(await kind.isChecked())) await pointer.choose(kind);
  const noun = isDigits(passcode) ? 'passcode' : 'passphrase';
  await typePasscode(page, `New ${noun}`, passcode);
  await typePasscode(page, `Confirm new ${noun}`, passcode);
}

function isDigits(passcode: string): boolean {
  return /^\d{0,6}$/.test(passcode);
}

/** Reveals the new phrase and reads it from the page; the caller continues from there. */
export async function readWords(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Reveal the phrase' }).click();
  const cells = page.getByRole('list', { name: 'Recovery phrase' }).getByRole('listitem');
  await expect(cells.first()).not.toContainText('•');
  const texts = await cells.allTextContents();
  return texts.map((text) => text.replace(/^\d+/, '').trim());
}

/** Creates a wallet on `/create-wallet`; ends on the wallet's page, with the wallet unlocked. Returns its phrase. */
export async function createWallet(page: Page, passcode = PASSCODE): Promise<readonly string[]> {
  const words = await readWords(page);
  await page.getByRole('button', { name: 'I’ve written them down' }).click();
  const groups = page.getByRole('radiogroup', { name: /^Word \d+$/ });
  await expect(groups).toHaveCount(3);
  // The page contains only the three requested words of the phrase, each among others.
  const offered = await groups.locator('label').allTextContents();
  expect(offered).toHaveLength(18);
  expect(offered.filter((word) => words.includes(word.trim()))).toHaveLength(3);
  for (const group of await groups.all()) {
    const name = (await group.getAttribute('aria-labelledby')) ?? '';
    const label = (await page.locator(`[id="${name.split(' ')[0]}"]`).textContent()) ?? '';
    const position = Number(/\d+/.exec(label)?.[0]);
    await pointer.choose(group.getByRole('radio', { name: words[position - 1] ?? '', exact: true }));
  }
  await page.getByRole('button', { name: 'Check words' }).click();
  await choosePasscode(page, passcode, 'Create wallet');
  return words;
}

/** Imports the known wallet on `/import-wallet`. */
export async function importWallet(page: Page, passcode = PASSCODE, chain = 'Ethereum'): Promise<void> {
  await pasteInto(page, 'Word 1', KNOWN_PHRASE);
  await page.getByRole('button', { name: 'Check words' }).click();
  if (chain !== 'Ethereum') {
    await page.getByRole('button', { name: /Chain/ }).click();
    await page.getByRole('option', { name: chain }).click();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePasscode(page, passcode, 'Import wallet');
}

/** Chooses a passcode, enters it twice, and waits for the wallet's page. */
export async function choosePasscode(page: Page, passcode: string, submit: string): Promise<void> {
  await typeNewPasscode(page, passcode);
  await page.getByRole('button', { name: submit }).click();
  // Stretching the key is slow on purpose, especially on a slow machine.
  await expect(page).toHaveURL('/wallet', { timeout: 30_000 });
}

/** Unlocks the locked wallet. */
export async function unlock(page: Page, passcode = PASSCODE): Promise<void> {
  await typePasscode(page, 'Passcode', passcode);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
}

/** Pastes this text from the clipboard. */
export async function pasteInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  const fields = page.getByRole('combobox', { name: label, exact: true });
  await fields.first().evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}
