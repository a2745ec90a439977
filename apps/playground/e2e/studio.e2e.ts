import { expect, type Page } from '@playwright/test';
import { START_MS, test } from './test.ts';

const overlay = (page: Page) => page.getByRole('complementary', { name: 'Flow studio' });
const state = (page: Page) => overlay(page).getByRole('status', { name: 'State' });

/** Errors of the page, among them those of its content security policy. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('[STUDIO-3] with ?studio the overlay shows the flow of the page: its state, the last transition, the path and a link without the password', async ({
  page,
  context,
  files,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = watchErrors(page);
  await page.goto(`${files.address}/login?studio`);
  await expect(overlay(page)).toBeVisible({ timeout: START_MS });
  await expect(overlay(page).getByRole('button', { name: /\bFlow$/ })).toContainText('login', { timeout: START_MS });
  await expect(state(page)).toHaveText('editing');
  const events = overlay(page).getByRole('region', { name: 'Possible events' }).getByRole('listitem');
  await expect(events).toHaveText(['field.changed', 'submitted']);

  await page.getByLabel('Email').fill('amelia@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a password of the test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const message = page.getByRole('alertdialog', { name: 'Message' });
  await expect(message).toBeVisible();
  // The overlay is above the message, and is not hidden by it.
  await expect(state(page)).toContainText('when login answered');
  const path = overlay(page).getByRole('listitem').filter({ hasText: '→' });
  await expect(path.last()).toContainText('answer login');
  await message.getByRole('button').click();
  await expect(state(page)).toContainText('on message.dismissed to editing');
  await expect(overlay(page)).not.toContainText('a password of the test');

  await overlay(page).getByRole('button', { name: 'Copy link to this run' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^#run=/);
  expect(errors).toEqual([]);
});

test('[STUDIO-3] the overlay is moved, hidden and closed by keyboard, and stays closed on the next page', async ({
  page,
  files,
}) => {
  await page.goto(`${files.address}/login?studio`);
  await expect(overlay(page)).toBeVisible({ timeout: START_MS });
  // It stays in this tab when the address no longer has it.
  await page.goto(`${files.address}/signup`);
  await expect(overlay(page)).toBeVisible({ timeout: START_MS });

  const before = await overlay(page).boundingBox();
  await overlay(page).getByRole('button', { name: 'Move' }).press('Enter');
  await expect.poll(async () => (await overlay(page).boundingBox())?.x).not.toBe(before?.x);
  await overlay(page).getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(state(page)).toHaveCount(0);
  await expect(overlay(page).getByRole('button', { name: 'Show' })).toBeFocused();
  await overlay(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(overlay(page)).toHaveCount(0);
  await page.goto(`${files.address}/login`);
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible({ timeout: START_MS });
  await expect(overlay(page)).toHaveCount(0);
});

test('[STUDIO-3] on a phone the overlay takes half of the page, and the other half can be used', async ({
  page,
  files,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${files.address}/login?studio`);
  await expect(state(page)).toHaveText('editing', { timeout: START_MS });
  const box = await overlay(page).boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeLessThanOrEqual(371);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await overlay(page).getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(overlay(page)).toBeVisible();
});

test('[STUDIO-3] without ?studio there is no overlay, and none of its files is loaded', async ({ page, files }) => {
  const from = files.requestedPaths.length;
  await page.goto(`${files.address}/login`);
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible({ timeout: START_MS });
  await expect(overlay(page)).toHaveCount(0);
  expect(files.requestedPaths.slice(from).filter((path) => /showOverlay|gen-/.test(path))).toEqual([]);
});
