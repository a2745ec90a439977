import { answer } from './support/answers.ts';
import { intercept } from './support/intercept.ts';
import { logIn } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

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
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    addEventListener('transitionrun', ({ propertyName, target }) => {
      if (target instanceof Element && target.querySelector('[role=alertdialog]')) moved.push(propertyName);
    });
  });
  await answer(page, '/login', { status: 500, body: { bool: false, message: 'Down for the night.' } });
  await logIn(page, 'a@b.de', 'long enough');
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toBeVisible();
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved') as string[]);
  await expect.poll(moved).toContain('scale');
  expect(await moved()).not.toContain('translate');
});
