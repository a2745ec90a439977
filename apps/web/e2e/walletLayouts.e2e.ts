import { answer } from './support/answers.ts';
import { pointer } from './support/inputDevices.ts';
import { fakeMainNetwork } from './support/mainNetwork.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from './support/pageChecks.ts';
import { addPasskeyDevice } from './support/passkeyDevice.ts';
import { freshAddress } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, KNOWN_PHRASE, PASSCODE, pasteInto } from './support/wallet.ts';
import { test } from './support/walletTest.ts';

/** Key derivation is slow on purpose; a slow machine takes longer. */
const OPENED_WITHIN_MS = 30_000;

/** An address from the test data of Dogecoin Core, saved under a label. */
const SAVED = [
  {
    _id: '6f1b1a52-3f0a-4f1c-9d9c-5f4c0a6f6f3b',
    label: 'Cold storage at home',
    chain: 'dogecoin',
    network: 'main',
    address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
] as const;

test.describe.configure({ timeout: 180_000 });

// No browser has passkeys for a page opened by an IP address.
test.use({ baseURL: ({ server }, provide) => provide(server.url.replace('127.0.0.1', 'localhost')) });

for (const { name, language, dialogs, ...mode } of [
  {
    name: 'on a desktop',
    language: 'en',
    dialogs: [/^Unlock with a passkey/, /^Passcode before sending/],
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  },
  {
    name: 'on a phone in Arabic',
    language: 'ar',
    dialogs: [/^إلغاء القفل بمفتاح مرور/, /^الرمز قبل الإرسال/],
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  },
] as const) {
  test.describe(name, () => {
    test.use(mode);

    test(`[WALLET-1, WALLET-2, WALLET-4, WALLET-5, WALLET-6, WALLET-8, WALLET-14, ADDR-1, SET-2] the wallet's pages and dialogs are accessible, and fit 320 px and text twice as large: ${name}`, async ({
      page,
      server,
      person,
    }) => {
      const { storageState } = await enterWithWallet(page, server, person, '5000');
      const here = JSON.stringify(storageState).replaceAll('127.0.0.1', 'localhost');
      await page.context().setStorageState(JSON.parse(here) as typeof storageState);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      await addPasskeyDevice(page, { hasPrf: true });
      await fakeMainNetwork(page, {
        ETH: 2n * 10n ** 18n,
        USDT: 250_000_000n,
        USDC: 1_500_000_000n,
        DOGE: 25_000_000_000n,
      });
      await answer(page, '/saved-addresses', { status: 200, body: { bool: true, message: SAVED } });

      const main = page.getByRole('main');
      const submit = () => main.locator('form button[type=submit]').click();
      const open = async (path: string) => {
        await page.locator('nav a[href="/wallet"]:visible').first().click();
        await main.locator(`a[href="${path}"]`).first().click();
      };
      const check = (where: string) => expectGood(page, where, mode.viewport);

      await page.goto('/create-wallet');
      await check('create, hidden');
      await main.getByRole('button').first().click();
      await check('create, shown');
      await main.getByRole('button').nth(1).click();
      await expect(main.getByRole('radiogroup')).toHaveCount(3);
      await check('create, confirm');

      await page.goto('/import-wallet');
      await check('import, words');
      await pasteInto(page, /1$/, KNOWN_PHRASE);
      await submit();
      await pointer.choose(main.getByRole('radiogroup').first().getByRole('radio').nth(1));
      await check('import, network');
      await submit();
      await main.locator('[data-field=passcode] input').fill(PASSCODE);
      await main.locator('[data-field=repeated] input').fill(PASSCODE);
      await check('import, passcode');
      await submit();
      await expect(page).toHaveURL('/wallet', { timeout: OPENED_WITHIN_MS });
      await expect(main.getByText('USDC').first()).toBeVisible();
      await check('assets and history');
      for (const dialog of dialogs) {
        await main.getByRole('button', { name: dialog }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(`${dialog}`);
        await page.keyboard.press('Escape');
      }

      const change = async (from: RegExp, to: RegExp) => {
        await main.getByRole('button', { name: from }).click();
        await page.getByRole('option', { name: to }).first().click();
      };
      await change(/Ethereum/, /Dogecoin.*Mainnet/);
      await expect(main.getByText('250').first()).toBeVisible();
      await check('Dogecoin, assets and history');
      await open('/send-assets');
      await change(/Saved address|عنوان محفوظ/, /Cold storage/);
      await expect(main.locator('input[name=to]')).toHaveValue(SAVED[0].address);
      await check('Dogecoin, sending to a saved address');
      await page.locator('nav a[href="/wallet"]:visible').first().click();
      await change(/Dogecoin/, /Ethereum.*Mainnet/);

      await open('/receive');
      await expect(main.getByRole('img').first()).toBeVisible();
      await check('receive');
      await open('/send-assets');
      await main.locator('input[name=to]').fill(freshAddress());
      await main.locator('input[inputmode=decimal]').fill('0.01');
      await check('send');
      await submit();
      // On a main network the review asks for the passcode.
      await expect(main.locator('[data-field=passcode] input')).toBeVisible();
      await check('review with the passcode');
    });
  });
}

async function expectGood(page: Page, where: string, viewport: { width: number; height: number }): Promise<void> {
  await settle(page);
  await expectAccessible(page, where);
  await expectNoSidewaysScroll(page, `${where}, text twice as large`, '200%');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, `${where}, 320 px`, '100%');
  await page.setViewportSize(viewport);
}
