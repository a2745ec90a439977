import { memberRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { settle } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';

const ARABIC = /readex-pro-arabic/;

test.use(as.amelia);

test('[SET-2, SPEED-2] pages in English do not load the Arabic typeface @sweep (P-60)', async ({ page }) => {
  test.slow();
  const fonts = fontsOf(page);
  for (const path of memberRoutes) {
    await page.goto(path);
    await settle(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => ARABIC.test(url))).toEqual([]);
});

test('[SET-2] pages in Arabic use the Arabic typeface, from one small file (P-60)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  const file = page.waitForResponse(ARABIC);
  await page.goto('/invest');
  await settle(page);
  const bytes = (await (await file).body()).byteLength;
  expect(bytes).toBeLessThan(30_000);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => document.fonts.check('500 16px "Readex Pro Variable"', 'لوحة'))).toBe(true);
});

/** The font files that the page requests from now on. */
function fontsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') urls.push(request.url());
  });
  return urls;
}
