import axe from 'axe-core';
import { expect, type Page } from './test.ts';

/** Waits until the page has its heading, loads nothing and runs no animation. */
export async function settle(page: Page): Promise<void> {
  // A modal message hides the page from assistive technology, but the heading exists.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await settleAnimations(page);
}

/** Expects no axe violation of any rule or impact, listed as rule and element. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await settleAnimations(page);
  expect(page.frames(), 'axe sees no frame inside of the page').toHaveLength(1);
  const found = await violationsOf(page);
  expect(found.map((violation) => `${where} ${violation}`)).toEqual([]);
}

/** Expects the page to be no wider than its window, with this text size. */
export async function expectNoSidewaysScroll(page: Page, where = '', fontSize?: string): Promise<void> {
  expect(await scrollsSideways(page, fontSize), where).toBe(false);
}

/** Whether the page is wider than its window, with this text size (`200%`); by default with the current one. */
export function scrollsSideways(page: Page, fontSize?: string): Promise<boolean> {
  return page.evaluate((size) => {
    const root = document.documentElement;
    if (size !== undefined) root.style.fontSize = size;
    return root.scrollWidth > root.clientWidth;
  }, fontSize);
}

/**
 * Waits for the end of animations: half-faded colours are not part of the design, and a dialog that is still hidden is
 * not visible to anybody.
 */
export async function settleAnimations(page: Page): Promise<void> {
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
  // A new element starts its animation in the next frame.
  await page.evaluate(nextFrame);
  await page.evaluate(nextFrame);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** Runs in the page: `requestAnimationFrame` would wait for a clock that is paused. */
function nextFrame(): Promise<void> {
  return new Promise((drawn) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      drawn();
    });
    observer.observe(document.documentElement);
  });
}

/**
 * axe waits for a timer of 0 ms before each rule, which never fires while a test has paused the page's clock. So that
 * these run at once, it has a `setTimeout` of its own.
 */
const AXE = `((setTimeout) => { ${axe.source} })((callback, ms) => ms > 0 ? window.setTimeout(callback, ms) : void queueMicrotask(callback))`;

/**
 * Runs axe and returns `rule: element`. axe is loaded once per document, since loading takes longer than the check.
 *
 * @param disabledRules rules that are not checked
 */
export async function violationsOf(page: Page, disabledRules: readonly string[] = []): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (disabled) => {
    const { axe: here } = window as unknown as { readonly axe: typeof axe };
    // React Aria's announcer keeps each announcement for seconds, even if its button was removed with the page. Only
    // violations are collected: the rest takes most of the time.
    const rules = Object.fromEntries(disabled.map((id) => [id, { enabled: false }]));
    const { violations } = await here.run(
      { exclude: ['[data-live-announcer]'] },
      { resultTypes: ['violations'], rules },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, disabledRules);
}
