import { answer } from './support/answers.ts';
import { pointer } from './support/inputDevices.ts';
import { as, demoSignIn, test } from './support/investors.ts';
import { expectDashboard, logIn, readMessage, signUp } from './support/journeys.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/pageChecks.ts';
import { expect } from './support/test.ts';

const modes = [
  { name: 'light, desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, desktop @sweep', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light, phone @sweep', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark, phone @sweep @modes', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, ...mode } of modes) {
  test.describe(name, () => {
    test.use(mode);

    test(`[LOGIN-1, LOGIN-6, SIGNUP-2, VERIFY-1, MODAL-1] the public pages have no axe violation: ${name}`, async ({
      page,
      person,
    }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expectAccessible(page);

      await answer(page, '/login', { status: 500, body: { bool: false, message: 'Down for the night.' } });
      await logIn(page, person.email, person.password);
      await expect(page.getByRole('alertdialog')).toContainText('Down for the night.');
      await expectAccessible(page);
      await readMessage(page, 'Down for the night.');

      await page.goto('/signup');
      await pointer.choose(page.getByRole('radio', { name: /Starter/ }));
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('region', { name: /problems/ })).toBeVisible();
      await expectAccessible(page);

      await answer(page, '/signup', { status: 200, body: { bool: true, message: 'Sent.', url: '/verification' } });
      await signUp(page, person);
      await expect(page).toHaveURL('/verification');
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    test.describe('signed in', () => {
      test.use(as.amelia);

      test(`[DASH-1, SIDE-4, ROUTE-5] the pages have no axe violation: ${name}`, async ({ page }) => {
        await page.goto('/invest');
        await expect(page.getByRole('article', { name: 'Deposit plan 3' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Coin prices' })).toBeVisible();
        await expectAccessible(page);
        if (mode.viewport.width < 1024) {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
          await expectAccessible(page);
        }
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}

for (const [what, viewport, fontSize] of [
  ['320 px wide', { width: 320, height: 640 }, '100%'],
  ['text twice as large on a desktop @sweep', { width: 1280, height: 800 }, '200%'],
  ['text twice as large on a phone @sweep', { width: 390, height: 844 }, '200%'],
] as const) {
  test.describe(what, () => {
    test.use({ ...as.amelia, viewport });

    test(`[ROUTE-2, ROUTE-5, SIDE-4] the signed-in pages never scroll sideways: ${what}`, async ({ page }) => {
      await page.goto('/invest');
      await expect(page.getByRole('article', { name: 'Deposit plan 3' })).toBeVisible();
      await expectNoSidewaysScroll(page, what, fontSize);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expectNoSidewaysScroll(page, what, fontSize);
    });
  });

  test.describe(`${what}, signed out`, () => {
    test.use({ viewport });

    test(`[LOGIN-1, SIGNUP-1, VERIFY-1] the public pages never scroll sideways: ${what}`, async ({ page, person }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expectNoSidewaysScroll(page, what, fontSize);
      await answer(page, '/signup', { status: 200, body: { bool: true, message: 'Sent.', url: '/verification' } });
      await page.goto('/signup');
      await pointer.choose(page.getByRole('radio', { name: /Starter/ }));
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('region', { name: /problems/ })).toBeVisible();
      await expectNoSidewaysScroll(page, what, fontSize);
      await signUp(page, person);
      await expect(page).toHaveURL('/verification');
      await expectNoSidewaysScroll(page, what, fontSize);
    });
  });
}

test('[LOGIN-1, MODAL-1, ROUTE-9] a login by keyboard only, with a refusal first @main', async ({ page, server }) => {
  const { email, password } = await demoSignIn(server);
  const keyboard = page.keyboard;
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type('not the password');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await keyboard.press('Enter');

  const modal = page.getByRole('alertdialog');
  await expect(modal.getByRole('button', { name: 'Got it!' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(modal.getByRole('button', { name: 'Got it!' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();

  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expectDashboard(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});
