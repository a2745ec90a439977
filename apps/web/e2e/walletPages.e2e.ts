import type { Locator } from '@playwright/test';
import { enter, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { fakeMainNetwork, importOnMainnet } from './support/mainNetwork.ts';
import { scrollsSideways } from './support/pageChecks.ts';
import { freshAddress, review } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, importWallet, readWords, unlock } from './support/wallet.ts';
import { test } from './support/walletTest.ts';

// Key derivation is slow on purpose; a slow machine takes longer.
test.describe.configure({ timeout: 120_000 });

const PHONE = { width: 390, height: 844 };
const KYC = 'Identity Verification Incomplete';

const quickMenu = (page: Page) => page.getByRole('navigation', { name: 'Quick menu' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

test("[WENTRY-1] the phone's bottom bar links to the wallet only if the account has one (P-20)", async ({
  page,
  server,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await enter(page, await makeInvestor(server, person), '/invest');
  await expect(quickMenu(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(quickMenu(page).getByRole('link', { name: 'Wallet' })).toHaveCount(0);
});

test('[WENTRY-2, KYC-7] somebody without a wallet sees at most one notice on a page (W-33)', async ({
  page,
  server,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await enterWithWallet(page, server, person);
  await page.goto('/invest');
  await expect(page.getByText(KYC).first()).toBeVisible();
  await quickMenu(page).getByRole('link', { name: 'Wallet' }).click();
  const title = page.getByRole('heading', { name: 'You don’t have a wallet on this device yet' });
  await expect(title).toBeVisible();
  await expect(page.getByText(KYC)).toHaveCount(0);
  // The only notice warns about requests for the phrase, and comes after the content of the page.
  const notice = await boxOf(page.getByText(/^Only enter your recovery phrase on the import page\./));
  expect(notice.y).toBeGreaterThan((await boxOf(page.getByRole('link', { name: 'Create a wallet' }))).y);
  for (const path of ['/create-wallet', '/import-wallet']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: /^(?:Create|Import) a wallet$/ })).toBeVisible();
    await expect(page.getByText(KYC)).toHaveCount(0);
  }
});

test('[WALLET-1, WENTRY-2] on a phone, writing down the phrase shows one line of steps and no bottom bar (W-34)', async ({
  page,
  server,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await enterWithWallet(page, server, person);
  await page.goto('/wallet');
  await expect(quickMenu(page)).toBeVisible();
  await page.getByRole('link', { name: 'Create a wallet' }).click();
  await readWords(page);
  await expect(quickMenu(page)).toHaveCount(0);
  const steps = page.getByRole('list', { name: /^(?:Create|Import) a wallet$/ });
  await expect(steps).toContainText('1/3');
  expect((await boxOf(steps)).height).toBeLessThanOrEqual(48);
  // The words cannot be copied with one press.
  await expect(page.getByRole('button', { name: 'Hide the phrase' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
});

test('[WALLET-1, QA-6] creating a wallet can be cancelled, and none was created', async ({ page, server, person }) => {
  await enterWithWallet(page, server, person);
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Create a wallet' }).click();
  await readWords(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/invest$/);
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'You don’t have a wallet on this device yet' })).toBeVisible();
});

test('[WALLET-4, WALLET-6] without a network the address stays, and Receive opens it (W-32)', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  // A demo says how to start its test network; other networks are not set up.
  await expect(page.getByRole('heading', { name: 'Ethereum isn’t running in this demo' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Receive', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Chain and network/ }).click();
  await page.getByRole('option', { name: 'Ethereum, Mainnet' }).click();
  await expect(page.getByRole('heading', { name: 'No network configured' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Receive', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code of your address for ETH' })).toBeVisible();
});

test('[WALLET-5, WALLET-8] USDC counts in the total of a main network, and a fee above a tenth of it has to be accepted', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await fakeMainNetwork(page, { ETH: 10n ** 16n, USDT: 0n, USDC: 1_500_000_000n });
  await page.goto('/import-wallet');
  await importOnMainnet(page);
  const dollars = page.getByRole('list', { name: 'Assets' }).getByRole('listitem').filter({ hasText: 'USDC' });
  await expect(dollars).toContainText(/\$1,(?:49|50)\d\.\d\d/);
  await expect(page.getByText(/^\$1,53\d\.\d\d$/)).toBeVisible();
  await review(page, { to: freshAddress(), asset: 'USDC', amount: '20' });
  await expect(page.getByText(/^about \$(?:19\.9|20\.0)\d$/)).toBeVisible();
  await expect(page.getByText('The fee is more than a tenth of what you’re sending.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and send' })).toBeDisabled();
});

test('[WALLET-4, WALLET-8, SET-2] Lock is in the header of the wallet, and a note explains why Solana has two addresses (W-36)', async ({
  page,
  server,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page, undefined, 'Solana');
  const lock = await boxOf(page.getByRole('button', { name: 'Lock now' }));
  expect(lock.y + lock.height).toBeLessThan(PHONE.height / 2);
  expect(lock.y).toBeLessThan(
    (await boxOf(page.getByRole('heading', { name: 'Solana isn’t running in this demo' }))).y,
  );
  await expect(
    page.getByText('Wallets derive addresses in several ways, so your words lead to more than one.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /Chain and network/ }).click();
  await expect(page.getByRole('option', { name: 'Solana, Devnet, address 1' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Solana, Devnet, address 2' })).toBeVisible();
});

test.describe('receiving', () => {
  test.beforeEach(async ({ page, server, person }) => {
    // The share API of a phone's browser.
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    });
    await page.setViewportSize(PHONE);
    await enterWithWallet(page, server, person);
    await page.goto('/import-wallet');
  });

  test('[WALLET-6] a valid typed amount is in the QR code, an invalid one is not (W-26)', async ({ page }) => {
    await importWallet(page);
    await page.getByRole('main').getByRole('link', { name: 'Receive', exact: true }).click();
    const code = page.getByRole('img', { name: 'QR code of your address for ETH' });
    const amount = page.getByLabel('Amount (optional)');
    await expect(page.getByRole('radio', { name: 'Address only' })).toBeChecked();
    const before = await code.innerHTML();
    await amount.fill('0.5');
    await expect(page.getByRole('radio', { name: 'Payment link' })).toBeChecked();
    await expect.poll(() => code.innerHTML()).not.toBe(before);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await lastShared(page)).toContain('value=500000000000000000');
    await pointer.choose(page.getByRole('radio', { name: 'Address only' }));
    await expect(amount).toHaveValue('');
    await expect.poll(() => code.innerHTML()).toBe(before);
  });

  for (const [chain, asset, sentence] of [
    [
      'Ethereum',
      'ETH',
      'Other tokens on this network arrive, but aren’t shown here. Anything sent on another network may be lost.',
    ],
    ['Bitcoin', 'BTC', 'Anything else will be lost.'],
  ] as const) {
    test(`[WALLET-6] ${chain}: the QR code is centred and can be shared, and the note on other coins is correct (W-37)`, async ({
      page,
    }) => {
      await importWallet(page, undefined, chain);
      await page.getByRole('main').getByRole('link', { name: 'Receive', exact: true }).click();
      const code = await boxOf(page.getByRole('img', { name: `QR code of your address for ${asset}` }));
      expect(Math.abs(code.x + code.width / 2 - PHONE.width / 2)).toBeLessThan(4);
      await expect(page.getByText(`Only send ${asset} on `)).toContainText(sentence);
      await page.getByRole('button', { name: 'Share' }).click();
      expect(await lastShared(page)).toBe(await page.evaluate(() => localStorage.getItem('address')));
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

/** The text that the page shared last. */
function lastShared(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (globalThis as unknown as { shared: { text: string }[] }).shared.at(-1)?.text);
}

test('[ROUTE-9, WALLET-3] the focus goes to the heading when form or wallet replace each other, and to the field after a wrong passcode', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await page.goto('/import-wallet');
  await importWallet(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByLabel('Passcode', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await unlock(page, '508163');
  await expect(page.getByText('Wrong passcode.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Passcode', { exact: true })).toBeFocused();
  await unlock(page);
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: 30_000 });
  await expect(heading).toBeFocused();

  // The pages that need the key have a button to lock it.
  await page.getByRole('link', { name: 'Send', exact: true }).first().click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByLabel('Passcode', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
});
