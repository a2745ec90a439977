import type { Locator } from '@playwright/test';
import { enter, makeInvestor } from './support/accounts.ts';
import { as, test } from './support/investors.ts';
import { expectAccessible, scrollsSideways, settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet } from './support/wallet.ts';

const PHONE = { width: 390, height: 844 };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const group = (page: Page, name: string) => menu(page).getByRole('list', { name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search pages and actions' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages and actions' });
const background = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
const results = (page: Page) => page.getByRole('dialog').getByRole('option');

/** The links of a list with their addresses, without those of a second level. */
async function linksOf(page: Page, name: string): Promise<readonly (readonly [string, string | null])[]> {
  return group(page, name)
    .locator(':scope > li > a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const));
}

/** Opens the page and waits until it can be used: the focus is on its heading, not in a field. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

test.describe('the sidebar', () => {
  test.use(as.amelia);

  test('[SIDE-1, SIDE-2] has the same groups on every page, also in the wallet (P-30)', async ({ page }) => {
    for (const path of ['/invest', '/wallet', '/statement']) {
      await open(page, path);
      expect(await linksOf(page, 'Money')).toEqual([
        ['Portfolio', '/invest'],
        ['Fund Account', '/fund-account'],
        ['Withdrawals', '/withdraw'],
        ['Statement', '/statement'],
      ]);
      expect(await linksOf(page, 'Invest')).toEqual([
        ['Trade center', '/trade-center'],
        ['Upgrade', '/upgrade'],
      ]);
      expect(await linksOf(page, 'Crypto')).toEqual([['Wallet', '/wallet']]);
      expect(await linksOf(page, 'Account')).toEqual([
        ['My Profile', '/profile'],
        ['Notifications', '/notifications'],
        ['Settings', '/settings'],
      ]);
      await expect(menu(page).getByRole('link', { name: 'Log-Out' })).toHaveAttribute('href', '/logout');
    }
  });

  test('[DS-2] in forced colours the current page and the active option are told apart from the others', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/invest');
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    expect(await background(link('Portfolio'))).not.toBe(await background(link('Statement')));
    await openPalette(page);
    await page.keyboard.press('ArrowDown');
    const active = page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
    expect(await background(active)).not.toBe(await background(results(page).last()));
  });

  test('[SIDE-1] lists the pages of the wallet below it while one of them is open, with the way back (P-30)', async ({
    page,
  }) => {
    await open(page, '/invest');
    await expect(group(page, 'Wallet')).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(page).toHaveURL('/wallet');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Wallet']);
    expect(await linksOf(page, 'Wallet')).toEqual([
      ['Send', '/send-assets'],
      ['Receive', '/receive'],
      ['Buy', '/buy-assets'],
      ['Sell', '/sell-assets'],
    ]);
    await expectAccessible(page);
    await menu(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/invest');
    await expect(group(page, 'Wallet')).toHaveCount(0);
  });

  test('[SIDE-3] the card of the person leads to the profile (P-36)', async ({ page }) => {
    await open(page, '/invest');
    await menu(page).getByRole('link', { name: 'Amelia Rosenthal' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['My Profile']);
  });
});

test('[SIDE-1, WENTRY-1] a person whose account has no wallet finds the Wallet link, and the page says why there is none (P-30)', async ({
  page,
  server,
  person,
}) => {
  await enter(page, await makeInvestor(server, person), '/invest');
  await menu(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByText('Wallet feature is not enabled yet on this account')).toBeVisible();
  await settle(page);
  // Pages that would refuse are not offered.
  await openPalette(page);
  await page.keyboard.type('wallet');
  await expect(results(page)).toHaveText(['WalletCurrent']);
  await field(page).fill('send');
  await expect(palette(page).getByText('No results')).toBeVisible();
});

test('[SIDE-1, WENTRY-2] the second level leads somebody without a wallet on this device to creating one', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person);
  await open(page, '/create-wallet');
  await expect(group(page, 'Wallet').getByRole('link')).toHaveText(['Send', 'Receive', 'Buy', 'Sell']);
  await group(page, 'Wallet').getByRole('link', { name: 'Receive' }).click();
  await expect(page).toHaveURL('/create-wallet');
  await expect(menu(page).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/invest');
});

test.describe('the command palette', () => {
  test.use(as.amelia);

  test('[SIDE-4, ROUTE-9] finds and opens pages by keyboard alone', async ({ page }) => {
    await open(page, '/invest');
    await openPalette(page);
    await expectAccessible(page);
    await page.keyboard.type('deposit');
    await expect(results(page).first()).toHaveText('Deposit');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(page).toHaveURL('/fund-account');
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit Fund' })).toBeFocused();

    // By a word that is not its name, after a correction.
    await openPalette(page);
    await page.keyboard.type('cash outx');
    await expect(palette(page).getByText('No results')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(results(page)).toHaveText(['Withdraw']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/withdraw');
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw Fund' })).toBeFocused();

    // With the arrow keys.
    await openPalette(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/invest');
  });

  test('[SIDE-4, ROUTE-2] lists every page of the sidebar and more', async ({ page }) => {
    await open(page, '/settings');
    await openPalette(page);
    await expect(results(page)).toHaveText([
      'Dashboard',
      'Deposit',
      'Withdraw',
      'Statement',
      'Trades',
      'Plans',
      'Wallet',
      'Send',
      'Receive',
      'Buy',
      'Sell',
      'Profile',
      'Notifications',
      'SettingsCurrent',
      'Profile photo',
      'Registeration',
      'Hide amounts',
      'Switch to the dark theme',
      'Language: Español',
      'Language: العربية',
      'Log out',
    ]);
  });

  test('[SIDE-4, DASH-9, SET-2] hides amounts and changes theme and language', async ({ page }) => {
    await open(page, '/invest');
    const run = async (typed: string) => {
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await run('hide');
    await expect(page.getByRole('button', { name: 'Show amounts' })).toBeVisible();
    await run('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
    await run('spanish');
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sesion cerrar');
    await expect(results(page)).toHaveText(['Cerrar sesión']);
    await expect(results(page)).toHaveAttribute('href', '/logout');
  });

  test('[SIDE-4] opens from the header, and the focus returns to its button', async ({ page }) => {
    await open(page, '/invest');
    const button = page.getByRole('banner').getByRole('button', { name: /^Search/ });
    await expect(button).toHaveText(/Ctrl K/);
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('[SIDE-4, MODAL-1] the shortcut does nothing in a text field and while a modal is open', async ({ page }) => {
    await open(page, '/fund-account');
    // Loaded once, the palette opens without delay.
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.getByLabel('Amount in dollars').focus();
    await page.keyboard.press('Control+K');
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(palette(page)).toHaveCount(0);

    await page.goto('/upgrade');
    const message = page.getByRole('alertdialog', { name: 'Message' });
    await expect(message).toBeVisible();
    await page.keyboard.press('Control+K');
    await message.getByRole('button', { name: 'Got it!' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
  });

  test('[SIDE-4, SET-2] is translated and runs from right to left in Arabic', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
    await open(page, '/invest');
    await expect(page.getByRole('list', { name: 'الأموال', exact: true }).getByRole('link').first()).toHaveText(
      'لوحة التحكم',
    );
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: 'البحث في الصفحات والإجراءات' })).toBeFocused();
    await page.keyboard.type('ايداع');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('إيداع');
    await expect(results(page).first()).toHaveText('إيداع');
    const icon = await results(page).first().locator('svg').boundingBox();
    const row = await results(page).first().boundingBox();
    expect(icon!.x).toBeGreaterThan(row!.x + row!.width / 2);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fund-account');
  });
});

test.describe('on a phone', () => {
  test.use({ ...as.amelia, viewport: PHONE, hasTouch: true, isMobile: true });

  test('[SIDE-1, SIDE-4] the drawer has the groups with its own names, and finds pages @phone', async ({ page }) => {
    await open(page, '/invest');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.tap();
    expect(await linksOf(page, 'Money')).toEqual([
      ['Portfolio', '/portfolio'],
      ['Fund Account', '/fund-account'],
      ['Withdraw', '/withdraw'],
      ['Statement', '/statement'],
    ]);
    expect(await linksOf(page, 'Account')).toEqual([
      ['Profile', '/profile'],
      ['Notifications', '/notifications'],
      ['Settings', '/settings'],
    ]);
    await expectAccessible(page);

    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('statem');
    await results(page).first().tap();
    await expect(page).toHaveURL('/statement');
    await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeFocused();

    await opener.tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).tap();
    await expect(field(page)).toBeFocused();
    await palette(page).getByRole('button', { name: 'Close' }).tap();
    await expect(palette(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('[SIDE-1, SIDE-4] the drawer and the palette fit 320 px in Arabic @phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
    await open(page, '/wallet');
    await page.getByRole('banner').getByRole('button').first().tap();
    await expect(page.getByRole('list', { name: 'المحفظة', exact: true }).getByRole('link')).toHaveCount(4);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('dialog').getByRole('button', { name: 'بحث' }).tap();
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});
