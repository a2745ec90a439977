import { answer } from './support/answers.ts';
import { intercept } from './support/intercept.ts';
import { as, test } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { tabTo } from './support/keyboard.ts';
import { expectAccessible } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';
import { setHidden } from './support/visibility.ts';

const SAMPLE = 'Sample figure with no data behind it.';
const MINUTE = 60_000;
const PHONE = { width: 390, height: 844 };

const shortDate = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
const dateWith = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(iso));
const dayAndMonth = dateWith({ month: 'short', day: 'numeric' });
const monthAndYear = dateWith({ month: 'short', year: 'numeric' });
const ticker = (page: Page) => page.getByRole('region', { name: 'Coin prices' });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('the sample investor', () => {
  test.use(as.amelia);

  test('[DASH-1, MARKET-1, MARKET-2] welcome, balance in dollars and bitcoin, with the price and its time @main', async ({
    page,
  }) => {
    const markets = page.waitForResponse(/\/api\/market\/coins\/markets\?.*per_page=50/);
    await page.goto('/invest');
    const answered = await markets;
    const coins = (await answered.json()) as { id: string; current_price: number }[];
    const rate = coins.find(({ id }) => id === 'bitcoin')?.current_price ?? 0;
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

    await expect(page).toHaveTitle('Dashboard · Keel');
    await expect(page.getByText('Welcome, Ameli', { exact: true })).toBeVisible();
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
    await expect(page.getByText(`≈ ${(12_480.5 / rate).toFixed(6)} BTC`)).toBeVisible();
    const asOf = new Date((await answered.headerValue('X-Market-As-Of')) ?? '');
    // The entries of the latest activity may have the same time; that of the price is above them.
    await expect(page.getByText(time.format(asOf), { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Simulated prices', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute('href', '/fund-account');
    await expect(page.getByRole('link', { name: 'Withdraw', exact: true })).toHaveAttribute('href', '/withdraw');
  });

  test('[TICK-1, TICK-2] fifty coins scroll past, focusable with Tab, scrolled by key, paused by button, pointer and focus', async ({
    page,
  }) => {
    await page.goto('/invest');
    await expect(ticker(page).getByRole('listitem')).toHaveCount(50);
    await expect(ticker(page).getByRole('listitem').first()).toContainText(/BTC.*\$[\d,.]+.*%/);
    const states = () =>
      ticker(page).evaluate((tape) => [
        ...new Set(tape.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ]);
    await expect.poll(states).toEqual(['running']);
    await ticker(page).hover();
    await expect.poll(states).toEqual(['paused']);
    await page.mouse.move(0, 700);
    await expect.poll(states).toEqual(['running']);

    await tabTo(page, page.getByLabel('Coin prices', { exact: true }));
    await expect.poll(states).toEqual(['paused']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => ticker(page).evaluate((tape) => tape.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause prices' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Run prices' })).toBeFocused();
    await page.getByRole('heading', { level: 1 }).focus();
    await expect.poll(states).toEqual(['paused']);
  });

  test('[TICK-2] with reduced motion the ticker stands still until it is started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/invest');
    await expect(page.getByRole('button', { name: 'Run prices' })).toBeVisible();
    expect(await ticker(page).evaluate((tape) => tape.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test('[TICK-3] when prices cannot be refreshed the last ones stay, marked as old, until they can; only the log reports it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/invest');
    await expect(ticker(page).getByRole('listitem')).toHaveCount(50);
    await expectFigures(page);
    await page.clock.pauseAt(Date.now() + MINUTE / 2);
    const before = await ticker(page).getByRole('listitem').first().textContent();
    await intercept(page, '**/api/market/**', (route) => route.abort());
    const logged = page.waitForEvent('console', (entry) => entry.text() === 'Market data could not be fetched.');
    await page.clock.runFor(2 * MINUTE);
    await expect(page.getByText('Prices may be out of date')).toBeVisible();
    expect((await logged).type()).toBe('warning');
    await expect(ticker(page).getByRole('listitem')).toHaveCount(50);
    expect(await ticker(page).getByRole('listitem').first().textContent()).toBe(before);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute('**/api/market/**');
    await expect(async () => {
      // In steps shorter than a call may take, so that each answer arrives before its timeout.
      await page.clock.runFor(10_000);
      await expect(page.getByText('Prices may be out of date')).toHaveCount(0, { timeout: 200 });
    }).toPass();
  });

  test('[DASH-1, TICK-3] without any prices the balance stays and its equivalent is 0.0000', async ({ page }) => {
    await intercept(page, '**/api/market/**', (route) => route.abort());
    await page.goto('/invest');
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
    await expect(page.getByText('≈ 0.0000 BTC')).toBeVisible();
    await expect(page.getByText('No prices right now')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('[DASH-2, DASH-3] four figures; one tag explains the sample ones, and a screen reader reads it at each (P-39)', async ({
    page,
  }) => {
    await page.goto('/invest');
    await expect(card(page, 'Total Profit')).toContainText('$184.12');
    await expect(card(page, 'Referral Bonus')).toContainText('$40.00');
    await expect(card(page, 'Referral Bonus')).toContainText('+7.11%');
    await expect(card(page, 'Total Deposit')).toContainText('$14,480.50');
    await expect(card(page, 'Total Deposit')).toContainText('+8.34%');
    for (const name of ['Referral Bonus', 'Total Deposit', 'Live Traders']) {
      await expect(card(page, name).getByText('*', { exact: true })).toBeVisible();
      expect(await card(page, name).ariaSnapshot()).toContain(SAMPLE);
    }
    await expect(card(page, 'Total Profit')).not.toContainText(SAMPLE);
    const tag = page.getByRole('button', { name: 'Sample figures' });
    // First, since a tooltip closes when the page scrolls.
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toBeInViewport();
    await tag.press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText(SAMPLE);
  });

  test('[DASH-1, HONEST-6] the balance over time: the crosshair shows the balance of then, and the ranges and the table are the same data (P-35)', async ({
    page,
  }) => {
    await page.goto('/invest');
    const chart = page.getByRole('region', { name: 'Available balance over time' });
    const slider = chart.getByRole('slider');
    await expect(chart.getByRole('radio', { name: '1 month' })).toBeChecked();
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('$9,480.50', { exact: true })).toBeVisible();
    await expect(page.getByText('$12,480.50', { exact: true })).toHaveCount(0);
    await slider.blur();
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
    const { x, y } = (await slider.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 2, y + 50);
    await expect(page.getByText('$9,480.50', { exact: true })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();

    const all = page.waitForResponse('**/api/balance-history?range=all');
    await chart.getByRole('radio', { name: 'All' }).press('Enter');
    const { message } = (await (await all).json()) as { message: { date: string; balance: string }[] };
    await expect(chart).toContainText(dayAndMonth(message[0]?.date ?? ''));
    await expect(chart).toContainText('Low $5,000.00');
    await chart.getByRole('button', { name: 'Show as table' }).click();
    const rows = chart.getByRole('row');
    await expect(rows.nth(1)).toContainText('$12,480.50');
    await expect(rows.last()).toContainText('$5,000.00');
    await expectAccessible(page, 'table of the balance');

    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(chart).not.toContainText('$');
    await chart.getByRole('button', { name: 'Show as chart' }).click();
    await expect(chart).not.toContainText('$');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Amount hidden, /);
  });

  test('[CHART-1, MARKET-2] the price of a coin over five ranges, as a curve and as a table (P-35)', async ({
    page,
  }) => {
    await page.goto('/invest');
    const chart = page.getByRole('region', { name: 'Bitcoin' });
    const range = (name: string) => chart.getByRole('radio', { name });
    await expect(range('1 week')).toBeChecked();
    const answered = page.waitForResponse('**/api/market/price-history?coin=bitcoin&range=year');
    await range('1 year').press('Enter');
    const { prices } = (await (await answered).json()) as { prices: { date: string }[] };
    const months = new Set(prices.map(({ date }) => monthAndYear(date)));
    await expect(chart).toContainText(monthAndYear(prices[0]?.date ?? ''));
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(1 + months.size);
    await expectAccessible(page, 'table of the prices');
    await answer(page, '/market/price-history*', { status: 200, body: { prices: [] } });
    await range('24 hours').press('Enter');
    await expect(chart).toContainText('Our price source has no prices for this range.');
    await range('1 year').press('Enter');
    await expect(chart.getByRole('row')).toHaveCount(1 + months.size);
  });

  test('[DASH-1, ERR-1] a history that could not be loaded is said in a modal, and can be tried again in its place', async ({
    page,
  }) => {
    await answer(page, '/balance-history*', { status: 500 });
    await page.goto('/invest');
    await readMessage(page, 'An unexpected error occurred.');
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
    const chart = page.getByRole('region', { name: 'Available balance over time' });
    await expect(chart.getByRole('heading', { name: 'We couldn’t load your balance over time.' })).toBeVisible();
    await page.unroute('**/api/balance-history*');
    await chart.getByRole('button', { name: 'Try again' }).click();
    await expect(chart.getByRole('slider')).toBeVisible();
  });

  test('[DASH-4] Live Traders grows by 5 every 1.5 s, pauses while the page is hidden, and is kept across reloads', async ({
    page,
  }) => {
    const count = async () => Number(((await card(page, 'Live Traders').textContent()) ?? '').replaceAll(/\D/g, ''));
    await page.clock.install();
    await page.goto('/invest');
    await expectFigures(page);
    await page.clock.pauseAt(Date.now() + MINUTE / 2);
    const start = await count();
    await page.clock.runFor(1500);
    await expect.poll(count).toBe(start + 5);
    await page.clock.runFor(15_000);
    await expect.poll(count).toBe(start + 55);

    await setHidden(page, true);
    await page.clock.runFor(MINUTE);
    expect(await count()).toBe(start + 55);
    await setHidden(page, false);
    await page.clock.runFor(1500);
    await expect.poll(count).toBe(start + 60);

    expect(await page.evaluate(() => localStorage.getItem('liveTraders'))).toBe(`${start + 60}`);
    await page.clock.resume();
    await page.reload();
    await expect(card(page, 'Live Traders')).toBeVisible();
    await expect.poll(count).toBeGreaterThanOrEqual(start + 60);
  });

  test('[DASH-5, DASH-7] the current investment, and a card with its notice for each deposit plan', async ({
    page,
  }) => {
    const [investment, handlers] = [
      page.waitForResponse('**/api/investment/*'),
      page.waitForResponse('**/api/fetch-handlers/*'),
    ];
    await page.goto('/invest');
    const { message: running } = (await (await investment).json()) as { message: { date: string; endDate: string } };
    await expect(page.getByRole('definition')).toHaveText([
      'Starter',
      '$2,000.00',
      shortDate(running.date),
      /^\+\$184\.12.*9\.21%/,
    ]);
    await expect(page.getByRole('progressbar', { name: 'Term' })).toHaveAttribute('aria-valuetext', '64 days left');
    await expect(page.getByText(shortDate(running.endDate), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Transact' })).toHaveAttribute('href', '/fund-account');

    const { message } = (await (await handlers).json()) as { message: { handler: { startDate: string }[] } };
    const started = `Started ${shortDate(message.handler[0]?.startDate ?? '')}`;
    for (const [name, ...words] of [
      ['Deposit plan 1', '3/5', 'Active', '$500.00 a deposit · 12 days left', started],
      [
        'Deposit plan 2',
        '2/4',
        'Paused',
        '$250.00 a deposit · 27 days left',
        'This plan is paused. No deposit is expected until it resumes.',
      ],
      [
        'Deposit plan 3',
        '4/4',
        'Completed',
        '$1,000.00 a deposit',
        'Congratulations, all deposits of this plan have been made.',
      ],
    ] as const) {
      for (const part of words) await expect(card(page, name)).toContainText(part);
    }
    await expect(page.getByRole('progressbar', { name: 'Deposit plan 1' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 deposits made',
    );
  });

  test('[DASH-7] an expired plan is shown as expired', async ({ page }) => {
    await intercept(page, '**/api/fetch-handlers/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { message: { handler: object[] } };
      body.message.handler = body.message.handler.slice(0, 1).map((plan) => ({ ...plan, status: 'expired' }));
      await route.fulfill({ response, json: body });
    });
    await page.goto('/invest');
    await expect(card(page, 'Deposit plan 1')).toContainText('Expired');
    await expect(card(page, 'Deposit plan 1')).toContainText(
      'This plan has expired. Its remaining deposits can no longer be made.',
    );
  });

  test('[DASH-8] a failure to load is shown in a modal with its own message, and the rest of the page stays', async ({
    page,
  }) => {
    for (const [path, words] of [
      ['investment', 'Failed to fetch investment data.'],
      ['fetch-handlers', 'Failed to fetch deposit handler.'],
    ] as const) {
      await intercept(page, `**/api/${path}/*`, (route) => route.abort());
      await page.goto('/invest');
      await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible();
      await readMessage(page, words);
      await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();

      const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await answer(page, `/${path}/*`, { status: 500 });
      await retryButton.click();
      await readMessage(page, words);
      await answer(page, `/${path}/*`, { status: 200, body: { bool: false, message: 'The books are being closed.' } });
      await retryButton.click();
      await readMessage(page, 'The books are being closed.');
      await page.unroute(`**/api/${path}/*`);
      await retryButton.click();
      await expect(retryButton).toHaveCount(0);
    }
  });

  test('[DASH-8] two failures at once are shown one after the other', async ({ page }) => {
    await intercept(page, /\/api\/(investment|fetch-handlers)\//, (route) => route.abort());
    await page.goto('/invest');
    for (const words of ['Failed to fetch investment data.', 'Failed to fetch deposit handler.']) {
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
      await expect(page.getByRole('alertdialog')).toContainText(words);
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
  });

  test('[DASH-10, KYC-7] a new investor has a checklist in place of the banner, which is back once it is dismissed (P-23)', async ({
    page,
  }) => {
    await page.goto('/invest');
    const list = page.getByRole('list', { name: 'Get started' });
    await expect(list.getByRole('link')).toHaveText([/^Add a photo/, /^Create a wallet/]);
    await expect(page.getByText('Identity Verification Incomplete')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await expect(list).toHaveCount(0);
    await expect(page.getByText('Identity Verification Incomplete', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome, ')).toBeVisible();
    await expect(list).toHaveCount(0);
    await page.getByRole('link', { name: 'Complete KYC Now' }).click();
    await expect(page).toHaveURL('/registeration');
    await expect(page.getByRole('heading', { level: 1, name: 'Registeration' })).toBeFocused();
  });

  test('[HONEST-1, HONEST-4] every page has the sample mark and the risk notice (P-47)', async ({ page }) => {
    for (const path of ['/invest', '/settings', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Sample data' })).toContainText(
        'No account or price here is real.',
      );
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Demo: no operator is configured.');
      await expect(footer).toContainText('Your capital is at risk. Past performance does not predict future results.');
    }
  });

  test('[DASH-1] amounts can be hidden and shown again', async ({ page }) => {
    await page.goto('/invest');
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    for (const amount of ['$12,480.50', '$184.12', '$14,480.50', '$2,000.00', '+$184.12']) {
      await expect(page.getByText(amount, { exact: true })).toHaveCount(0);
    }
    await expect(card(page, 'Total Profit')).toContainText('Amount hidden');
    await page.getByRole('button', { name: 'Show amounts' }).click();
    await expect(page.getByText('$12,480.50', { exact: true })).toBeVisible();
  });

  test('[SESS-7, SET-2] the theme follows the system until one is chosen, and a reload keeps the choice', async ({
    page,
  }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/invest');
    expect(await theme()).toBe('black');
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    await expect.poll(theme).toBe('white');
    expect(await page.evaluate(() => localStorage.getItem('backgroundStyle'))).toBe('white');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
    expect(await theme()).toBe('white');
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect.poll(theme).toBe('black');
    expect(await page.evaluate(() => localStorage.getItem('backgroundStyle'))).toBe('black');
  });

  test('[SIDE-2, SIDE-3, ROUTE-9] each link of the sidebar opens its page, with its title and the focus on its heading @main', async ({
    page,
  }) => {
    const skeletons = [
      ['My Profile', '/profile', 'Profile'],
      ['Fund Account', '/fund-account', 'Deposit Fund'],
      ['Upgrade', '/upgrade', 'Our Plans'],
      ['Trade center', '/trade-center', 'Trades'],
      ['Withdrawals', '/withdraw', 'Withdraw Fund'],
      ['Statement', '/statement', 'Statement'],
      ['Notifications', '/notifications', 'Notifications'],
      ['Settings', '/settings', 'Settings'],
      ['Portfolio', '/invest', 'Dashboard'],
    ] as const;
    await page.goto('/invest');
    await expect(menu(page)).toContainText('Keel');
    await expect(menu(page).getByText('Amelia Rosenth..', { exact: true })).toBeVisible();
    await expect(menu(page)).toContainText('Amelia Rosenthal');
    await expect(menu(page).getByRole('link')).toHaveText([
      /Amelia RosenthalStarter plan$/,
      'Portfolio',
      'Fund Account',
      'Withdrawals',
      'Statement',
      'Trade center',
      'Upgrade',
      'Wallet',
      'My Profile',
      'Notifications',
      'Settings',
      'Log-Out',
    ]);
    for (const [name, path, title] of skeletons) {
      await menu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} · Keel`);
      // A message with the current plan opens immediately (PLAN-2); after it is dismissed, the focus is where it was.
      if (path === '/upgrade') await readMessage(page, 'Your plan is Starter.');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(menu(page).locator('[aria-current=page]')).toHaveText([name]);
    }
    await expect(menu(page).getByRole('link', { name: 'Log-Out' })).toHaveAttribute('href', '/logout');
  });

  test('[SIDE-4] Back leads from the settings to the portfolio, and from there to the dashboard', async ({ page }) => {
    const backLink = page.getByRole('main').getByRole('link', { name: 'Back', exact: true });
    await page.goto('/settings');
    await backLink.click();
    await expect(page).toHaveURL('/portfolio');
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await backLink.click();
    await expect(page).toHaveURL('/invest');
    await expect(backLink).toHaveCount(0);
  });

  test('[ROUTE-5, ROUTE-9] an unknown path shows a message inside the shell, and leads back', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveTitle('Page not found · Keel');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  });

  test('[ROUTE-9] the first Tab reaches the skip link', async ({ page }) => {
    await page.goto('/invest');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ ...as.amelia, viewport: PHONE, hasTouch: true, isMobile: true });

  test('[SIDE-1, SIDE-4] the drawer has its own list, closes with Escape, a tap outside and its links, and returns the focus', async ({
    page,
  }) => {
    await page.goto('/invest');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(menu(page)).toHaveCount(0);

    await open.tap();
    await expect(menu(page).getByRole('link')).toHaveText([
      /Amelia RosenthalStarter plan$/,
      'Portfolio',
      'Fund Account',
      'Withdraw',
      'Statement',
      'Trade Center',
      'Upgrade',
      'Wallet',
      'Profile',
      'Notifications',
      'Settings',
      'Log Out',
    ]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(PHONE.width - 10, PHONE.height / 2);
    await expect(drawer).toBeHidden();

    await open.tap();
    await menu(page).getByRole('link', { name: 'Withdraw', exact: true }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/withdraw');
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw Fund' })).toBeFocused();
  });

  test('[SIDE-4] the bottom bar opens the main pages, and its More opens the drawer', async ({ page }) => {
    await page.goto('/invest');
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Deposit', 'Trades', 'Wallet']);
    await bar.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('[SIDE-4] no label of the bottom bar takes two lines at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/invest');
    const links = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link');
    await expect(links).toHaveCount(4);
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const label = document.createRange();
        label.selectNodeContents(link.lastChild ?? link);
        return label.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
});

test.describe('a newcomer', () => {
  test.use(as.newcomer);

  test('[DASH-1, DASH-5, DASH-7] sees zero without a percentage, dashes for the investment and no deposit plan (P-13)', async ({
    page,
  }) => {
    await page.goto('/invest');
    await expect(page.getByText('Welcome, Ana', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['---', '---', '---', '---']);
    await expect(page.getByText('≈ 0.000000 BTC')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No history yet' })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Available balance over time' })).toHaveCount(0);
    for (const name of ['Total Profit', 'Referral Bonus', 'Total Deposit']) {
      await expect(card(page, name)).toContainText('$0.00');
      await expect(card(page, name)).not.toContainText('%');
    }
    await expect(page.getByText('Deposit plans')).toHaveCount(0);
  });
});

/** The figures have loaded: a call that is pending when the clock jumps would exceed its timeout. */
async function expectFigures(page: Page): Promise<void> {
  for (const loaded of ['$12,480.50', '$184.12', 'Starter', 'Deposit plan 1'])
    await expect(page.getByText(loaded, { exact: true }).first()).toBeVisible();
}
