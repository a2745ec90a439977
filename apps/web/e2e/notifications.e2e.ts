import { announceDeposit, enter, makeInvestor } from './support/accounts.ts';
import { as, demoSignIn, test } from './support/investors.ts';
import { operate } from './support/operator.ts';
import { expectAccessible, expectNoSidewaysScroll, scrollsSideways, settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';
import { TOAST } from './support/walk.ts';

const modes = [
  { name: 'light, desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, desktop @sweep', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light, phone @sweep', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark, phone @sweep', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

test.use(as.amelia);

test('[DASH-9] the badge counts unread notifications, and reading all clears it @sweepPhone', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const readAll = page.getByRole('button', { name: 'Mark all as read' });
  if (await readAll.isVisible()) await readAll.click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('[DASH-9, PUSH-4] a persistent toast does not cover the buttons of the header @sweepPhone', async ({
  page,
  server,
}) => {
  const stream = page.waitForResponse('**/api/events*');
  await page.goto('/invest');
  await stream;
  const { email } = await demoSignIn(server);
  await operate(server, 'notify', email, '--title', 'Hello', '--message', 'We moved.');
  const toast = page.getByRole('region', { name: 'Announcements' }).getByText('We moved.', { exact: true });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // On their page on a phone, otherwise in the popover.
  await expect(page.getByRole('article', { name: 'Hello' }).first()).toBeVisible();
});

test('[DASH-9, PUSH-6] the bell opens the latest notifications, each with a link to its page (P-4) @main', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  for (const number of [1, 2, 3, 4, 5]) {
    await operate(server, 'notify', person.email, '--title', `Title ${number}`, '--message', 'We moved.');
  }
  await operate(server, 'deposits', 'confirm', await announceDeposit(server, account, '40.00'));
  await enter(page, account, '/invest');
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications, 6 unread' });
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await bell.press('Enter');
  await expect(popover.getByRole('article')).toHaveCount(5);
  await expect(popover.getByRole('article').first()).toContainText(/Deposit confirmed.*New.*\$40\.00.*(now|minute)/);
  await expectAccessible(page, 'popover');
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(bell).toBeFocused();

  await bell.click();
  await popover.getByRole('link', { name: 'Deposit confirmed' }).click();
  await expect(page).toHaveURL('/fund-account');
  await expect(popover).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit Fund' })).toBeFocused();

  await page.getByRole('button', { name: 'Notifications, 5 unread' }).click();
  await popover.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(popover.getByText('New')).toHaveCount(0);
  await expect(popover.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await popover.getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await expect(page.getByRole('main').getByText('All read')).toBeVisible();
});

test('[DASH-9] on a phone, and where the file of the popover does not load, the bell opens the page', async ({
  page,
}) => {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invest');
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/assets/NotificationsPopover-*.js', (route) => route.abort());
  await page.goto('/invest');
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
});

for (const [mode, viewport, language, fontSize] of [
  ['390 px', { width: 390, height: 844 }, 'en', '100%'],
  ['1280 px', { width: 1280, height: 800 }, 'en', '100%'],
  ['320 px in Arabic with text twice as large', { width: 320, height: 640 }, 'ar', '200%'],
] as const) {
  test(`[PUSH-4, DASH-9] toasts cover no link, no button and no heading: ${mode} (P-28)`, async ({
    page,
    server,
    person,
  }) => {
    // A notification of this test: one that is unread already is not sent again.
    const account = await makeInvestor(server, person);
    await page.setViewportSize(viewport);
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    // The notifications of the first list are not announced.
    const ready = [page.waitForResponse('**/api/events*'), page.waitForResponse('**/api/notifications*')];
    await enter(page, account, '/invest');
    await settle(page);
    await Promise.all(ready);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    for (const message of ['We moved.', 'Our office is closed on Monday, and opens again on the day after at nine.']) {
      await operate(server, 'notify', person.email, '--title', 'Hello', '--message', message);
      await expect(page.locator(TOAST).filter({ hasText: message })).toBeVisible();
    }
    expect(await scrollsSideways(page)).toBe(false);
    expect(await coveredByToasts(page, 'a[href]:not([href="#main"]), button, [role=button], h1, h2')).toEqual([]);
    // On a scrolled page the toasts do not cover what stays fixed: the bars and the menu.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await coveredByToasts(page, 'header :is(a, button), nav :is(a, button)')).toEqual([]);
  });
}

test('[PUSH-4] the timer of a toast starts when the page is visible (P-28)', async ({ page, server, person }) => {
  const account = await makeInvestor(server, person);
  await page.clock.install();
  const stream = page.waitForResponse('**/api/events*');
  await enter(page, account, '/profile');
  await stream;
  const trade = ['--pair', 'BTC/USD', '--profit', '1.00', '--loss', '0.00', '--date', '2026-03-31T14:05:00Z'];
  await operate(server, 'trades', 'add', person.email, ...trade);
  const toast = page.locator(TOAST).filter({ hasText: 'A trade was added to your account.' });
  await expect(toast).toBeVisible();
  await setVisibility(page, false);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await setVisibility(page, true);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test('[PUSH-5] a notification arrives as a dark card of at most 400 px, and is listed with a round image of 40 px', async ({
  page,
  server,
  person,
}) => {
  const account = await makeInvestor(server, person);
  const stream = page.waitForResponse('**/api/events*');
  await enter(page, account, '/profile');
  await stream;
  await operate(server, 'notify', person.email, '--title', 'Hello', '--message', 'We moved.');
  const toast = page.locator(TOAST).filter({ hasText: 'Hello' });
  await expect(toast).toContainText('We moved.');
  const { width, channels } = await toast.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    channels: getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
  }));
  expect(width).toBeLessThanOrEqual(400);
  expect(Math.max(...channels)).toBeLessThan(128);

  await page.goto('/notifications');
  const row = page.getByRole('main').getByRole('article', { name: 'Hello' });
  await expect(row).toContainText('We moved.');
  const image = await row.evaluate((element) => {
    const frame = element.querySelector('img, svg')?.parentElement;
    return {
      width: frame?.offsetWidth,
      height: frame?.offsetHeight,
      radius: frame && getComputedStyle(frame).borderRadius,
    };
  });
  expect(image).toMatchObject({ width: 40, height: 40 });
  expect(Number.parseInt(image.radius ?? '', 10)).toBeGreaterThanOrEqual(20);
});

test('[PUSH-1, PWA-1] the question about push continues to the wallet; the app has a worker and a manifest @main', async ({
  page,
}) => {
  await page.goto('/notification');
  await expect(page.getByRole('button', { name: 'Allow Notifications' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/wallet');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ display: 'standalone', start_url: '/invest' });
});

test('[PWA-1] offline the app opens a page that says what is available', async ({ page, context }) => {
  await page.goto('/invest');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Deposits, withdrawals and transfers')).toBeVisible();
});

for (const { name, ...mode } of modes) {
  test.describe(name, () => {
    test.use(mode);
    test(`[PROF-1, KYC-1, PHOTO-1, SET-1, DASH-9, PUSH-1] the account pages have no axe violation and never scroll sideways: ${name}`, async ({
      page,
    }) => {
      for (const path of [
        '/profile',
        '/registeration',
        '/profilephoto',
        '/settings',
        '/notifications',
        '/notification',
      ]) {
        await page.goto(path);
        await settle(page);
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  });
}

/** The names of those elements whose centre in the window is below a toast. */
function coveredByToasts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((all) => {
    const toasts = document.querySelector('[data-react-aria-top-layer]:has([role=alertdialog])');
    return [...document.querySelectorAll<HTMLElement>(all)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isCovered = width > 1 && !toasts?.contains(element) && toasts?.contains(hit);
      return isCovered ? [element.innerText || element.ariaLabel || element.outerHTML] : [];
    });
  }, selector);
}

/** Shows another tab in front of the page, or hides it. */
function setVisibility(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);
}
