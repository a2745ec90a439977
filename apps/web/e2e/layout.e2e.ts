import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { expectNoSidewaysScroll, settle } from './support/settled.ts';
import { expect, type Page } from './support/test.ts';

const WAYS_IN = '[LOGIN-1, SIGNUP-1, PUSH-1]';
const PAGES = '[ROUTE-2, ROUTE-3, SIDE-4]';

for (const [what, viewport, fontSize] of [
  ['320 px wide', { width: 320, height: 640 }, '100%'],
  ['text twice as large on a desktop', { width: 1280, height: 800 }, '200%'],
  ['text twice as large on a phone', { width: 390, height: 844 }, '200%'],
] as const) {
  test.describe(what, () => {
    test.use({ viewport });

    test(`${WAYS_IN} no way in scrolls sideways: ${what} @sweep`, async ({ page }) => {
      for (const path of publicRoutes) await visit(page, path, fontSize);
    });

    test.describe('signed in', () => {
      test.use(as.amelia);

      for (const [language, direction] of [
        ['en', 'ltr'],
        ['es', 'ltr'],
        ['ar', 'rtl'],
      ] as const) {
        test(`${PAGES} no page scrolls sideways in ${language}: ${what} @sweep`, async ({ page }) => {
          test.slow();
          await page.addInitScript((code) => localStorage.setItem('language', code), language);
          for (const path of memberRoutes) {
            await visit(page, path, fontSize);
            await expect(page.locator('html')).toHaveAttribute('dir', direction);
          }
        });
      }
    });
  });
}

async function visit(page: Page, path: string, fontSize: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await expectNoSidewaysScroll(page, path, fontSize);
}
