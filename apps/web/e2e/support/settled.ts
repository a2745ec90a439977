import axe from 'axe-core';
import { expect, type Page } from './test.ts';

/** The page has its heading, waits for nothing, and nothing on it is half-way between two looks. */
export async function settle(page: Page): Promise<void> {
  // A message that greets with the page hides the page from assistive technology, and its heading is there all the same.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await settleAnimations(page);
}

/** No violation of any rule or impact, said as rule and place. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await settleAnimations(page);
  expect(page.frames(), 'axe sees no frame inside of the page').toHaveLength(1);
  const found = await violationsOf(page);
  expect(found.map((violation) => `${where} ${violation}`)).toEqual([]);
}

/** The page is no wider than its window, with text of this size. */
export async function expectNoSidewaysScroll(page: Page, where = '', fontSize?: string): Promise<void> {
  expect(await scrollsSideways(page, fontSize), where).toBe(false);
}

/** Whether the page is wider than its window, with text of this size (`200%`); as it stands when none is given. */
export function scrollsSideways(page: Page, fontSize?: string): Promise<boolean> {
  return page.evaluate((size) => {
    const root = document.documentElement;
    if (size !== undefined) root.style.fontSize = size;
    return root.scrollWidth > root.clientWidth;
  }, fontSize);
}

/** Half-faded colours are no colours of the design, and a dialog that is still hidden is not what a person sees. */
async function settleAnimations(page: Page): Promise<void> {
  // On a touch screen React Aria keeps a new overlay hidden until it knows whether a keyboard opens, for up to 600 ms.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every((dialog) =>
          dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      ),
    )
    .toBe(true);
  // What has just come begins to move in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** What axe finds, as `rule: place`. It comes into a document once: reading it takes longer than what it does there. */
async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { readonly axe: typeof axe };
    // React Aria's announcer keeps each announcement for seconds, also of a button that has gone with its page. Only
    // what is wrong is written down: the rest takes most of the time.
    const { violations } = await here.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
