import { fileURLToPath } from 'node:url';
import { settle } from './pageChecks.ts';
import type { Page } from './test.ts';

const QUIET_MS = 800;
const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));

/** The whole page, once nothing on it loads or moves. */
export async function takeScreenshot(page: Page, mode: string, name: string): Promise<void> {
  await settle(page);
  await waitUntilQuiet(page);
  // A modal message, such as the one with the plan's name, is dismissed first.
  const modal = page.getByRole('alertdialog', { name: 'Message' });
  if (await modal.isVisible()) await modal.getByRole('button', { name: 'Got it!' }).click();
  // A window as high as the page, so that elements fixed to its edges are in place.
  const before = page.viewportSize();
  const width = before?.width ?? 1280;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, before?.height ?? 0) });
  await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
  await page.screenshot({ path: `${SHOTS}/${mode}/${name}.png` });
  if (before) await page.setViewportSize(before);
}

/** Waits until the page has made no call and not changed for a while; parts of it load after the first paint. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      const again = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      };
      new PerformanceObserver(again).observe({ type: 'resource' });
      new MutationObserver(again).observe(document.querySelector('main') ?? document.body, {
        childList: true,
        subtree: true,
      });
    });
  }, QUIET_MS);
}
