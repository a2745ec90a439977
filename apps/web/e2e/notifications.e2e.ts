import { as, demoSignIn, test } from './support/investors.ts';
import { operate } from './support/operator.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from './support/settled.ts';
import { expect } from './support/test.ts';

const looks = [
  { name: 'light, desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, desktop @sweep', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light, phone @sweep', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark, phone @sweep', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

test.use(as.amelia);

test('[DASH-9] the badge counts what is unread, and reading all empties it @phone', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const readAll = page.getByRole('button', { name: 'Mark all as read' });
  if (await readAll.isVisible()) await readAll.click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('[DASH-9, PUSH-4] a toast that stays leaves the buttons of the header free @phone', async ({ page, server }) => {
  const stream = page.waitForResponse('**/api/events*');
  await page.goto('/invest');
  await stream;
  const { email } = await demoSignIn(server);
  await operate(server, 'notify', email, '--title', 'Hello', '--message', 'We moved.');
  const toast = page.getByRole('region', { name: 'Announcements' }).getByText('We moved.', { exact: true });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(toast).toBeVisible();
});

test('[PUSH-1, PWA-1] the question leads on to the wallet; the app has a worker and a manifest', async ({ page }) => {
  await page.goto('/notification');
  await expect(page.getByRole('button', { name: 'Allow Notifications' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/wallet');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ display: 'standalone', start_url: '/invest' });
});

test('[PWA-1] offline it opens to a page that says what is there', async ({ page, context }) => {
  await page.goto('/invest');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Deposits, withdrawals and transfers')).toBeVisible();
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test(`[PROF-1, KYC-1, PHOTO-1, SET-1, DASH-9, PUSH-1] the pages of the person have no axe violation and never scroll sideways: ${name}`, async ({
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
