import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { scrollsSideways, settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';

const PUBLIC_PAGE_IDS = '[LOGIN-1, SIGNUP-1, PUSH-1]';
const PAGES = '[ROUTE-2, ROUTE-3, SIDE-4]';

for (const [what, viewport, fontSize] of [
  ['320 px wide', { width: 320, height: 640 }, '100%'],
  ['text twice as large on a desktop', { width: 1280, height: 800 }, '200%'],
  ['text twice as large on a phone', { width: 390, height: 844 }, '200%'],
] as const) {
  test.describe(what, () => {
    test.use({ viewport });

    test(`${PUBLIC_PAGE_IDS} no public page scrolls sideways: ${what} @sweep`, async ({ page }) => {
      expect(await wide(page, publicRoutes, fontSize)).toEqual([]);
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
          expect(await wide(page, memberRoutes, fontSize)).toEqual([]);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
        });
      }
    });
  });
}

/** The paths of all pages that are wider than their window, so that one failure does not hide the next. */
async function wide(page: Page, paths: readonly string[], fontSize: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    if (await scrollsSideways(page, fontSize)) found.push(path);
  }
  return found;
}
