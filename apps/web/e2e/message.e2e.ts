import { answer } from './support/answers.ts';
import { intercept } from './support/intercept.ts';
import { logIn } from './support/journeys.ts';
import { expect, type Page, test } from './support/test.ts';

test("[ERR-1, LOGIN-7] a message whose dialog fails to load is shown by the browser's own alert, and nothing typed is lost", async ({
  page,
}) => {
  await page.route(/\/MessageModal[^/]*\.js$/, (route) => route.abort());
  await intercept(page, '**/api/login', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill('amelia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('right horse');
  const nativeDialog = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = await nativeDialog;
  expect(dialog.message()).toBe('network error');
  await dialog.accept();
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('[MODAL-1] on a desktop a message grows in place: pressing a button during the opening animation hits it', async ({
  page,
}) => {
  await page.goto('/login');
  await slowAnimations(page);
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.querySelector(':scope > [role=alertdialog]')) return;
      const { scale, translate } = getComputedStyle(target);
      Object.assign(window, { start: { scale: Number(scale), translate } });
    });
  });
  await answer(page, '/login', { status: 500, body: { bool: false, message: 'Down for the night.' } });
  await logIn(page, 'a@b.de', 'long enough');
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toBeVisible();
  const start = () => page.evaluate(() => Reflect.get(window, 'start') as { scale: number; translate: string });
  await expect.poll(start).toMatchObject({ translate: '0px' });
  expect((await start()).scale).toBeLessThan(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[MODAL-1] a message that is closed before its opening animation starts is removed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await answer(page, '/login', { status: 500, body: { bool: false, message: 'Down for the night.' } });
    await expect(page.getByLabel('Email')).toBeVisible();
    await slowAnimations(page);
    // React Aria opens a modal of a touch device two frames later, and no frame comes while the clock is paused.
    await page.clock.pauseAt(Date.now() + 60_000);
    await logIn(page, 'a@b.de', 'long enough');
    const message = page.getByRole('alertdialog', { name: 'Message' });
    await expect(message).toHaveCount(1);
    await expect(message.getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    // The message becomes ready to open while it is still closing.
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(message).toHaveCount(0);
  });
});

/** Lets every keyframe animation of the page take two seconds, so that it is still running at the test's next step. */
async function slowAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-duration: 2s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
