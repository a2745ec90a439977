import { signIn } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import { intercept } from './support/intercept.ts';
import { as, demoSignIn, test } from './support/investors.ts';
import { logIn } from './support/journeys.ts';
import { settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';

const DEPOSIT_FILE = '**/assets/DepositScreen-*.js';
const BROKEN = 'We couldn’t show this page. Your data is safe.';

const link = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });

const amount = (page: Page) => page.getByRole('textbox', { name: /^Amount/ });

/** The files of dialogs, which are loaded on demand or after the first paint. */
const DIALOG_FILES =
  /\/assets\/(TransferModal|CloseAccountDialog|PasswordDialog|EmailDialog|FactorDialog|TradeRequest|WithdrawReview)-[^/]+\.js$/;

/** Delays the app's files until the returned function is called. */
async function delayFiles(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts the times that the whole page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.describe('signed in', () => {
  test.use(as.amelia);

  test('[SPEED-2] pressing a link shows feedback immediately while its file is delayed; hovering a link loads it (P-8)', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(DEPOSIT_FILE, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/invest');
    await expect(page.getByText('Available Balance')).toBeVisible();

    const request = page.waitForRequest(DEPOSIT_FILE);
    await link(page, 'Fund Account').hover();
    await request;
    await link(page, 'Fund Account').click();
    await expect(link(page, 'Fund Account')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit Fund' })).toBeFocused();
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expect(page.getByText('Available Balance')).toHaveCount(0);
    release();
    await expect(amount(page)).toBeVisible();
  });

  for (const [what, answer, tag] of [
    [
      'answers with HTML',
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>Keel</title>' },
      ' @sweep',
    ],
    ['is gone', { status: 404, contentType: 'application/json', body: '{}' }, ''],
  ] as const) {
    test(`[SPEED-2] a page whose file ${what} fails without affecting others, and is requested again later (P-9)${tag}`, async ({
      page,
    }) => {
      await page.route(DEPOSIT_FILE, (route) => route.fulfill(answer));
      const loads = countLoads(page);
      await page.goto('/invest');
      await link(page, 'Fund Account').click();
      await expect(page.getByRole('alert')).toContainText(BROKEN);
      await link(page, 'Profile').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(page.getByText(BROKEN)).toHaveCount(0);
      await page.unroute(DEPOSIT_FILE);
      await link(page, 'Fund Account').click();
      await expect(amount(page)).toBeVisible();
      // No newer version was available, so the page was not reloaded.
      expect(loads()).toBe(1);
    });

    test(`[SPEED-2] after a deploy a page whose file ${what} reloads its target once (P-9)${tag}`, async ({ page }) => {
      await page.route(DEPOSIT_FILE, (route) => route.fulfill(answer));
      await page.route('/', (route) =>
        route.request().isNavigationRequest()
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js"></script>' }),
      );
      const loads = countLoads(page);
      await page.goto('/invest');
      await link(page, 'Fund Account').click();
      // The new version lacks the file too: the page does not reload again.
      await expect(page.getByRole('alert')).toContainText(BROKEN);
      await expect(page).toHaveURL('/fund-account');
      expect(loads()).toBe(2);
      await page.unroute(DEPOSIT_FILE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(amount(page)).toBeVisible();
    });
  }

  test('[SPEED-2, WENTRY-1] a button is busy while its dialog loads, and says so if the dialog fails to load (U-2)', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/WalletModals-*.js', async (route) => {
      await released;
      await route.abort();
    });
    await page.goto('/invest');
    const button = page.getByRole('button', { name: /Buy \/ Sell/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByRole('alert')).toContainText(BROKEN);
    await expect(page.getByText('Available Balance')).toBeVisible();
  });

  test('[SPEED-2] with all lazy files delayed, each link of the menu responds to a press immediately (P-8)', async ({
    page,
  }) => {
    await page.goto('/invest');
    await settle(page);
    const release = await delayFiles(page);
    const names = await page.getByRole('navigation').first().getByRole('listitem').getByRole('link').allInnerTexts();
    const pages = names.filter((name) => name !== 'Log-Out');
    expect(pages.length).toBeGreaterThan(6);
    for (const name of pages) {
      await link(page, name).click();
      await expect(link(page, name), name).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 }), name).toBeFocused();
    }
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    release();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });

  for (const { path, button, dialog, tag = '' } of [
    { path: '/invest', button: 'Transfer Funds', dialog: 'Transfer Funds' },
    { path: '/settings', button: 'Close my account…', dialog: 'Close your account?' },
    { path: '/settings', button: /^Password/, dialog: 'Change password', tag: ' @sweep' },
    { path: '/settings', button: /^Email address/, dialog: 'Change email', tag: ' @sweep' },
    { path: '/settings', button: 'Set up an authenticator app', dialog: 'Set up an authenticator app', tag: ' @sweep' },
    { path: '/trade-center', button: 'Create active trade', dialog: 'Request a trade', tag: ' @sweep' },
  ]) {
    test(`[SPEED-2] with its file delayed, ${button} of ${path} is busy immediately, and opens its dialog once loaded (U-2)${tag}`, async ({
      page,
    }) => {
      const release = await delayFiles(page, DIALOG_FILES);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const busy = page.getByRole('main').getByRole('progressbar', { name: /^(Loading|Working)/ });
      const pressed = page.getByRole('main').getByRole('button', { name: button });
      await expect(pressed).toBeVisible();
      await expect(busy).toHaveCount(0);
      await pressed.click();
      await expect(busy).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      release();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(busy).toHaveCount(0);
    });
  }

  test('[SPEED-2, WD-2] with the file of the review delayed, Withdraw is busy immediately, and opens the review once loaded (U-2)', async ({
    page,
  }) => {
    const release = await delayFiles(page, DIALOG_FILES);
    await page.goto('/withdraw');
    await amount(page).fill('20');
    await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
    await page.getByLabel('Cashapp username', { exact: true }).fill('$amelia');
    const main = page.getByRole('main');
    const busy = main.getByRole('progressbar', { name: /^(Loading|Working)/ });
    await expect(busy).toHaveCount(0);
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(busy).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Review your withdrawal' })).toBeVisible();
  });

  test('[SPEED-2, PAYOUT-4] with the form of the step-up delayed, its dialog opens immediately and can be cancelled (U-2)', async ({
    page,
  }) => {
    const release = await delayFiles(page, /\/assets\/StepUp-[^/]+\.js$/);
    const message = 'Please confirm that it is you.';
    await intercept(page, '**/api/createwithdraw', (route) =>
      route.fulfill({
        status: 403,
        json: { bool: false, code: 'step_up_needed', messageCode: 'step_up_needed', message },
      }),
    );
    await page.goto('/withdraw');
    await amount(page).fill('20');
    await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
    await page.getByLabel('Cashapp username', { exact: true }).fill('$amelia');
    await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
    const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
    const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await review.getByRole('button', { name: 'Send request' }).click();
    await expect(stepUp.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(stepUp).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(stepUp).toHaveCount(0);

    await review.getByRole('button', { name: 'Send request' }).click();
    await expect(stepUp.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    release();
    await expect(stepUp.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(stepUp.getByRole('progressbar')).toHaveCount(0);
  });

  test('[DASH-9, ROUTE-9] hidden amounts stay hidden, and Tab starts at the beginning of a newly opened page (P-25, P-55)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/invest');
    await expect(page.getByText('$12,480.50').first()).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show amounts' })).toBeVisible();
    await expect(page.getByText('$12,480.50')).toHaveCount(0);
  });

  test('[HONEST-1] titles and logo show the site name set by the operator (P-67)', async ({ page }) => {
    await intercept(page, '**/api/options', async (route) => {
      const response = await route.fetch();
      const options = (await response.json()) as { site: object };
      await route.fulfill({ response, json: { ...options, site: { ...options.site, shortName: 'Harbour' } } });
    });
    await page.goto('/invest');
    await expect(page).toHaveTitle('Dashboard · Harbour');
    await expect(page.getByRole('navigation').first()).toContainText('Harbour');
    await expect(page.getByText('Keel', { exact: true })).toHaveCount(0);
  });
});

test.describe('a newcomer', () => {
  test.use(as.newcomer);

  test('[KYC-7] the identity notice is not shown on the form that it links to, nor where a wallet is created (P-23)', async ({
    page,
  }) => {
    const line = page.getByText(/Identity Verification Incomplete|Verification Pending/);
    await page.goto('/profile');
    await expect(line).toBeVisible();
    for (const path of ['/registeration', '/create-wallet', '/import-wallet']) {
      await page.goto(path);
      await settle(page);
      await expect(line).toHaveCount(0);
    }
  });
});

test('[SESS-8] with full storage the visit works, and a persistent notice says what will not be kept (P-63)', async ({
  page,
  server,
}) => {
  const { email, password } = await demoSignIn(server);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const line = page.getByText('This browser isn’t saving anything for this site');
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/invest');
  await expect(line).toBeVisible();
  await link(page, 'Profile').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(line).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('[SESS-4] an unreadable expiry ends the session and deletes all of it (P-66)', async ({ page, server }) => {
  const { email, password } = await demoSignIn(server);
  const { storageState } = await signIn(server, { firstName: 'Amelia', lastName: 'Rosenthal', email, password });
  await page.context().setStorageState(storageState);
  await page.goto('/offline.html');
  await page.evaluate(() => localStorage.setItem('expiry', 'not-a-date'));
  await page.goto('/invest');
  await expect(page).toHaveURL('/login');
  const left = () =>
    page.evaluate(() => ['token', 'expiry', 'user'].filter((key) => localStorage.getItem(key) !== null));
  await expect.poll(left).toEqual([]);
});
