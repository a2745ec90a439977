import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { isFile, type ServedFiles } from './servedFiles.ts';
import { START_MS, test } from './test.ts';

/** The copy of the database in the browser. */
const SAVED = '/pglite/keel-playground';
const DRAWER = 'Demo: operator';
const AMELIA = 'amelia@example.org';
const drawer = (page: Page) => page.getByRole('complementary', { name: DRAWER });
/** The newest deposit. On phones the list also has rows with the heading of a day, which have no cell. */
const row = (page: Page) =>
  page
    .getByRole('table', { name: 'Deposits' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();

async function signIn(page: Page, { address }: ServedFiles): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: 'Continue as Amelia' }).click({ timeout: START_MS });
  await expect(page).toHaveURL(/\/(invest|portfolio)$/);
}

test('[DEMO-3, DEP-1, DEP-4] an investor deposits and the operator confirms, and only files are loaded from the network', async ({
  page,
  context,
  files,
}) => {
  const outside: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== files.address) outside.push(request.url());
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await signIn(page, files);
  await page.getByRole('link', { name: 'Fund Account' }).first().click();
  await page.getByLabel('Amount in dollars').fill('1234.5');
  await page.getByRole('radio', { name: 'Bitcoin', exact: true }).press(' ');
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(row(page)).toContainText('$1,234.50');
  await expect(row(page)).toContainText('Pending');
  await row(page)
    .getByRole('button', { name: /^Pay Now, deposit/ })
    .click();
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Message' }).getByRole('button', { name: 'Got it!' }).click();
  await page.goBack();
  await expect(row(page)).toContainText('waiting for confirmation');

  await drawer(page).getByRole('button', { name: DRAWER }).click();
  const waiting = drawer(page).getByRole('article', { name: AMELIA, exact: true }).filter({ hasText: '$1,234.50' });
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  // By the event stream: the page requests nothing itself.
  await expect(row(page)).toContainText('Confirmed');

  expect(problems).toEqual([]);
  expect(outside).toEqual([]);
  const calls = files.requestedPaths.filter((path) => /^\/(api|health)\//.test(path));
  expect(calls).toEqual([]);
  const pages = files.requestedPaths.filter((path) => !isFile(path));
  expect(pages.filter((path) => path !== '/login')).toEqual([]);
});

test('[DEMO-3] images come from the tab, and a second tab has the same backend', async ({ page, context, files }) => {
  await signIn(page, files);
  const second = await context.newPage();
  await second.goto(`${files.address}/profile`);
  const photo = second.locator('img[src*="/api/storage/"]').first();
  await expect(photo).toBeVisible({ timeout: START_MS });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(files.requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('[DEMO-3, DEMO-2] a mail is shown in the drawer instead of being sent', async ({ page, files }) => {
  await page.goto(`${files.address}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click({ timeout: START_MS });
  await page.getByLabel('Email').fill(AMELIA);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await drawer(page).getByRole('button', { name: DRAWER }).click();
  await drawer(page).getByRole('tab', { name: 'Mails' }).click();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: AMELIA })).toBeVisible();
  expect(files.requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('[DEMO-3] the bar explains the playground and its differences, and Reset starts over in every tab', async ({
  page,
  context,
  files,
}) => {
  await signIn(page, files);
  const bar = page.getByRole('region', { name: 'Playground' });
  await expect(bar).toContainText('server and database run in this browser');
  await bar.getByRole('button', { name: 'What differs' }).click();
  await expect(page.getByRole('dialog', { name: 'What differs from a server' })).toContainText('No mail leaves');
  await page.keyboard.press('Escape');

  const second = await context.newPage();
  await second.goto(`${files.address}/fund-account`);
  await expect(second.getByRole('button', { name: 'Create Deposit' })).toBeVisible({ timeout: START_MS });

  await requestDeposit(page, '1234.5');
  await bar.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  for (const each of [page, second])
    await expect(each.getByRole('button', { name: 'Continue as Amelia' })).toBeVisible({ timeout: START_MS });
  await signIn(page, files);
  await page.getByRole('link', { name: 'Fund Account' }).first().click();
  await expect(row(page)).toBeVisible();
  await expect(row(page)).not.toContainText('$1,234.50');
});

/** Requests a deposit, which the list then shows as pending. */
async function requestDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Fund Account' }).first().click();
  await page.getByLabel('Amount in dollars').fill(amount);
  await page.getByRole('radio', { name: 'Bitcoin', exact: true }).press(' ');
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(row(page)).toContainText('Pending');
}

/** Waits until the database in the browser has a newer copy than before. */
async function waitForCopy(page: Page, newerThan: number): Promise<void> {
  await expect.poll(() => copiedAt(page)).toBeGreaterThan(newerThan);
}

/** When the newest file of the copy was written, in ms since 1970; 0 without a copy. */
function copiedAt(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const cursor = opening.result.transaction('FILE_DATA').objectStore('FILE_DATA').index('timestamp');
          const last = cursor.openKeyCursor(null, 'prev');
          last.addEventListener('success', () => {
            opening.result.close();
            resolve(last.result ? Number(last.result.key) : 0);
          });
        });
      }),
    SAVED,
  );
}

test('[DEMO-3] what was done is still there after a reload, and after the browser ended the worker', async ({
  page,
  browser,
  files,
}) => {
  await signIn(page, files);
  await expect(page.getByRole('region', { name: 'Playground' })).toContainText('saves what you do');
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  const before = await copiedAt(page);
  await requestDeposit(page, '1234.5');
  await waitForCopy(page, before);
  await page.reload();
  await expect(row(page)).toContainText('$1,234.50', { timeout: START_MS });

  const devTools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devTools.send('Target.getTargets');
  const worker = targetInfos.find(({ type }) => type === 'shared_worker');
  await devTools.send('Target.closeTarget', { targetId: worker?.targetId ?? '' });
  await expect(page.getByRole('heading', { level: 1, name: 'The playground has stopped.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page)).toContainText('$1,234.50', { timeout: START_MS });
});

test('[DEMO-3] when the browser has no room left, the bar says so until there is room again', async ({
  page,
  context,
  files,
}) => {
  const bar = page.getByRole('region', { name: 'Playground' });
  const devTools = await context.newCDPSession(page);
  const origin = files.address;
  // Set before the first copy: for 30 seconds Chromium reuses what it has found out about the free space. The probe of
  // the start fits into this quota, a copy of the database does not.
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await signIn(page, files);
  await requestDeposit(page, '1234.5');
  await expect(bar).toContainText('no room to save more');
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await page
    .getByRole('button', { name: /^Pay Now, deposit/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await expect(bar).toContainText('saves what you do');
  // The copy that was made then has what had found no room before.
  await page.reload();
  await page.getByRole('link', { name: 'Fund Account' }).first().click({ timeout: START_MS });
  await expect(row(page)).toContainText('$1,234.50');
});

test('[DEMO-3] a copy that is damaged is not used: the page says so, and starts over on request', async ({
  page,
  files,
}) => {
  await signIn(page, files);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  await expect.poll(() => copiedAt(page)).toBeGreaterThan(0);
  // A file of the same site that starts no worker.
  await page.goto(`${files.address}/favicon.svg`);
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('FILE_DATA', 'readwrite');
          const store = writing.objectStore('FILE_DATA');
          const path = `${name}/global/pg_control`;
          const reading = store.get(path);
          reading.addEventListener('success', () => {
            const entry = reading.result as { contents: Uint8Array };
            store.put({ ...entry, contents: entry.contents.map((byte) => byte ^ 0xff) }, path);
          });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    SAVED,
  );
  await page.goto(`${files.address}/login`);
  const heading = { level: 1, name: 'What this browser has saved of the playground cannot be opened.' };
  await expect(page.getByRole('heading', heading)).toBeVisible({ timeout: START_MS });
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Amelia' })).toBeVisible({ timeout: START_MS });
});

test('[DEMO-3] a tab with another version starts no second backend beside the one that runs', async ({
  page,
  context,
  files,
}) => {
  await signIn(page, files);
  const other = await context.newPage();
  // Another version has its worker in another file.
  await other.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/worker-[\w-]+\.js/g, 'worker-other.js'),
    });
  });
  await other.goto(`${files.address}/login`);
  await expect(other.getByRole('heading', { level: 1, name: 'The playground is open in another tab.' })).toBeVisible();
  expect(files.requestedPaths).not.toContain('/assets/worker-other.js');

  // The tab that was there first goes on; when it is closed, its backend ends and the other one can start.
  await page.getByRole('link', { name: 'Fund Account' }).first().click();
  await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeVisible();
  await page.close();
  await other.unroute('**/assets/index-*.js');
  await other.getByRole('button', { name: 'Try again' }).click();
  // It continues with what the first one has saved, its session included.
  await expect(other.getByRole('link', { name: 'Fund Account' }).first()).toBeVisible({ timeout: START_MS });
});

test('[DEMO-3, SESS-8] a browser that blocks storage runs it in the tab alone, and says that nothing is saved', async ({
  files,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'keel-blocked-'));
  await mkdir(join(profile, 'Default'));
  // As 'Don't allow sites to save data on your device' in Chromium's settings has it.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const browser = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-US' });
  try {
    const page = await browser.newPage();
    await page.goto(`${files.address}/login`);
    await page.getByRole('button', { name: 'Continue as Amelia' }).click({ timeout: START_MS });
    await expect(page).toHaveURL(/\/(invest|portfolio)$/);
    await expect(page.getByText(/This browser isn’t saving anything for this site/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Playground' })).toContainText('This browser saves nothing');
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('[DEMO-3, SET-2] start screen, bar and list of differences are in the language of the reader', async ({
    page,
    files,
  }) => {
    await page.goto(`${files.address}/login`);
    await expect(page.getByText('تبدأ قاعدة البيانات في علامة التبويب هذه')).toBeVisible();
    const bar = page.getByRole('region', { name: 'بيئة التجربة' });
    await bar.getByRole('button', { name: 'ما الذي يختلف' }).click({ timeout: START_MS });
    await expect(page.getByRole('dialog', { name: 'ما الذي يختلف عن الخادم' })).toContainText('لا تخرج أي رسالة بريد');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
