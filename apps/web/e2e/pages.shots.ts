import { fileURLToPath } from 'node:url';
import { answer } from './support/answers.ts';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { logIn } from './support/journeys.ts';
import { BITCOIN_ADDRESS, patchAccount } from './support/money.ts';
import { settle } from './support/settled.ts';
import { expect, type Page, type Person } from './support/test.ts';

const QUIET_MS = 800;
const SHOTS = fileURLToPath(new URL('../shots', import.meta.url));

test('the ways in', async ({ page, person }, { project }) => {
  for (const path of publicRoutes) {
    await page.goto(path);
    await shoot(page, project.name, path.slice(1));
  }
  await toVerification(page, person);
  await shoot(page, project.name, 'verification');
});

test.describe('signed in', () => {
  test.use(as.amelia);

  test('the pages behind the guard', async ({ page }, { project }) => {
    await patchAccount(page, { admin: { bitcoin: BITCOIN_ADDRESS, solana: BITCOIN_ADDRESS } });
    for (const path of memberRoutes) {
      await page.goto(path);
      await shoot(page, project.name, path.slice(1));
    }
    await page.goto('/fund-account');
    await page
      .getByRole('row')
      .filter({ hasText: 'Pending' })
      .last()
      .getByRole('button', { name: /Pay Now/ })
      .click();
    await expect(page).toHaveURL(/deposit-detail/);
    await shoot(page, project.name, 'deposit-detail');
  });
});

async function toVerification(page: Page, person: Person): Promise<void> {
  await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/verification');
}

/** The whole page, once nothing on it loads or moves any more. */
async function shoot(page: Page, look: string, name: string): Promise<void> {
  await settle(page);
  await waitUntilQuiet(page);
  // A message over the page, such as the plan's name, is put away: the page is what is shown.
  const modal = page.getByRole('alertdialog', { name: 'Message' });
  if (await modal.isVisible()) await modal.getByRole('button', { name: 'Got it!' }).click();
  // A window as high as the page, so that what is fixed to its edges stands where it belongs.
  const before = page.viewportSize();
  const width = before?.width ?? 1280;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, before?.height ?? 0) });
  await settle(page);
  await page.screenshot({ path: `${SHOTS}/${look}/${name}.png` });
  if (before) await page.setViewportSize(before);
}

/** Waits until the page has neither asked for anything nor changed for a while; parts of it come after the first paint. */
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
