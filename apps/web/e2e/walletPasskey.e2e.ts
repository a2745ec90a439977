import { makeInvestor } from './support/accounts.ts';
import { expectDashboard, logIn } from './support/journeys.ts';
import { watchForLeaks } from './support/leaks.ts';
import { fakeMainNetwork, importOnMainnet } from './support/mainNetwork.ts';
import { operate } from './support/operator.ts';
import { addPasskeyDevice } from './support/passkeyDevice.ts';
import { freshAddress, review } from './support/sending.ts';
import { expect, type Page, test } from './support/test.ts';
import { KNOWN_PHRASE, PASSCODE, typePasscode, unlock } from './support/wallet.ts';

/** Key derivation is slow on purpose; a slow machine takes longer. */
const OPENED_WITHIN_MS = 30_000;

test.describe.configure({ timeout: 180_000 });

test('[WALLET-13, WALLET-15] a passkey unlocks the wallet and signs beside the passcode, until it is turned off (W-4)', async ({
  browser,
  server,
  person,
}) => {
  await makeInvestor(server, person);
  await operate(server, 'users', 'enable-wallet', person.email);
  // No browser creates a passkey for a page opened by an IP address.
  const context = await browser.newContext({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
  const leaks = watchForLeaks(context);
  const page = await context.newPage();
  const authenticator = await addPasskeyDevice(page, { hasPrf: true });
  const outputs = await recordOutputs(page);
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
  await fakeMainNetwork(page, { ETH: 10n ** 18n, USDT: 0n, USDC: 0n });
  await page.goto('/import-wallet');
  await importOnMainnet(page);
  const before = await storedWallet(page);

  const dialog = page.getByRole('dialog', { name: 'Unlock with a passkey' });
  await page.getByRole('button', { name: /^Unlock with a passkey/ }).click();
  await typePasscode(page, 'Passcode', '000000');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog.getByText('Wrong passcode.')).toBeVisible({ timeout: OPENED_WITHIN_MS });
  expect(await storedWallet(page)).toBe(before);
  await typePasscode(page, 'Passcode', PASSCODE);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog).toBeHidden({ timeout: OPENED_WITHIN_MS });
  expect(await authenticator.credentials()).toBe(1);
  expect(await storedWallet(page)).toContain('"passkey"');

  const lock = page.getByRole('button', { name: 'Lock now' });
  const passkey = page.getByRole('button', { name: 'Unlock with passkey', exact: true });
  await lock.click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await passkey.click();
  await expect(lock).toBeVisible({ timeout: OPENED_WITHIN_MS });

  await test.step('sign', async () => {
    const broadcasts: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('eth_sendRawTransaction')) broadcasts.push(request.url());
    });
    await review(page, { to: freshAddress(), amount: '0.25' });
    await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
    await expect(page.getByText('Enter your passcode to sign this transfer.')).toBeVisible();
    expect(broadcasts).toEqual([]);
    await page.getByRole('button', { name: 'Sign with passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: OPENED_WITHIN_MS });
    expect(broadcasts).toHaveLength(1);
    await page.getByRole('button', { name: 'Back to the wallet' }).click();
  });

  // The person cannot confirm: the passcode opens the wallet as before.
  await lock.click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await authenticator.confirm(false);
  await passkey.click();
  await expect(page.getByText('The passkey wasn’t used. Enter your passcode, or try again.')).toBeVisible();
  await unlock(page);
  await expect(lock).toBeVisible({ timeout: OPENED_WITHIN_MS });

  await page.getByRole('button', { name: /^Unlock with a passkey/ }).click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedWallet(page)).toBe(before);
  await lock.click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByLabel('Passcode', { exact: true })).toBeVisible();
  await expect(passkey).toHaveCount(0);
  expect(outputs[0]).toMatch(/^[0-9a-f]{64}$/);
  await leaks.expectNone({ phrase: KNOWN_PHRASE.split(' '), passcode: PASSCODE, hex: outputs });
  await context.close();
});

function storedWallet(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('seedphrase'));
}

/** The PRF outputs that the browser gives the page, in hexadecimal. */
async function recordOutputs(page: Page): Promise<readonly string[]> {
  const outputs: string[] = [];
  await page.exposeFunction('recordOutput', (hex: string) => void outputs.push(hex));
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      const credential = await get(options);
      const output = (credential as PublicKeyCredential | null)?.getClientExtensionResults().prf?.results?.first;
      if (output instanceof ArrayBuffer) {
        const hex = Array.from(new Uint8Array(output), (byte) => byte.toString(16).padStart(2, '0')).join('');
        await (globalThis as unknown as { recordOutput: (hex: string) => Promise<void> }).recordOutput(hex);
      }
      return credential;
    };
  });
  return outputs;
}
