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
  // The link is of the whole run: both fields, the submit, the answer, the dismissal, and time between them.
  await overlay(page).getByLabel('Paste a link to a run').fill(link);
  await expect(overlay(page).getByRole('region', { name: 'Run to load' })).toContainText(/ (?:[5-9]|\d\d) steps/);
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

/** The run of a login that the server refuses, as the overlay of this build records it. */
async function recordRefusedLogin(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/login?studio`);
  await expect(state(page)).toHaveText('editing', { timeout: START_MS });
  await page.getByLabel('Email').fill('amelia@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a password of the test');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const message = page.getByRole('alertdialog', { name: 'Message' });
  await expect(message).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Copy link to this run' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

const run = (page: Page) => overlay(page).getByRole('region', { name: 'Loaded run' });
const replay = (page: Page) => run(page).getByRole('status', { name: 'Replay' });
const stepButton = (page: Page, name: string) => run(page).getByRole('button', { name, exact: true });

test('[STUDIO-3] a link to a run is loaded into the page and replayed step by step on its own screen, without the backend', async ({
  page,
  context,
  files,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = watchErrors(page);
  const link = await recordRefusedLogin(page, files.address);

  await page.goto('about:blank');
  await page.goto(`${files.address}/login?studio${link}`);
  const load = overlay(page).getByRole('button', { name: 'Load this run' });
  await expect(load).toBeVisible({ timeout: START_MS });
  await expect(overlay(page).getByRole('region', { name: 'Run to load' })).toContainText(/Log ?in, \d+ steps/);
  await load.click();
  await expect(replay(page)).toHaveText(/^0 of \d+ steps done$/);
  await expect(run(page)).toContainText('The answers to this flow come from the run, not from the backend');
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue('');

  const count = Number(/of (\d+) steps/.exec(await replay(page).innerText())?.[1]);
  expect(count).toBeGreaterThan(2);
  await stepButton(page, 'Next step').press('Enter');
  await expect(replay(page)).toHaveText(`1 of ${count} steps done`);
  await expect(stepButton(page, 'Next step')).toBeFocused();
  await stepButton(page, 'Do the rest').press('Enter');
  await expect(replay(page)).toHaveText(`${count} of ${count} steps done`);
  // The app's own screen shows what the run says.
  await expect(email).toHaveValue('amelia@example.org');
  const message = page.getByRole('alertdialog', { name: 'Message' });
  await expect(message).toBeVisible();
  await expect(state(page)).toContainText('refused');
  await expect(run(page).getByRole('alert')).toBeEmpty();

  // The page can be used; the overlay says that it went another way than the run.
  await message.getByRole('button').click();
  await expect(run(page).getByRole('alert')).toHaveText(
    'The state differs from the run: it is editing, and was refused.',
  );

  // Stop: the page has the backend again.
  await stepButton(page, 'Stop').click();
  await expect(email).toHaveValue('', { timeout: START_MS });
  await expect(run(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue as Amelia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: START_MS });
  expect(errors).toEqual([]);

  // The login page is not open to somebody who is logged in.
  await overlay(page).getByLabel('Paste a link to a run').fill(`${files.address}/login${link}`);
  await overlay(page).getByRole('button', { name: 'Load this run' }).click();
  const problem = overlay(page).getByRole('region', { name: 'Run to load' }).getByRole('alert');
  await expect(problem).toHaveText(
    'The page /login of this flow is only for visitors who are not logged in: log out, then load the run.',
  );
  await overlay(page).getByLabel('Paste a link to a run').fill(link.slice(0, -4));
  await expect(problem).toHaveText('The run in this link is damaged: a part of the link was lost or changed.');
  await expect(overlay(page).getByRole('button', { name: 'Load this run' })).toHaveCount(0);
});

test('[STUDIO-3] a run of a page behind the login is loaded from another page, which the overlay leaves', async ({
  page,
  context,
  files,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${files.address}/login?studio`);
  await page.getByRole('button', { name: 'Continue as Amelia' }).click({ timeout: START_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: START_MS });
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first().click();
  await page.getByLabel('Amount in dollars').fill('321');
  await expect(overlay(page).getByRole('button', { name: /\bFlow$/ })).toContainText('deposit');
  await overlay(page).getByRole('button', { name: 'Copy link to this run' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(`${files.address}/statement?studio`);
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible({ timeout: START_MS });
  await overlay(page).getByLabel('Paste a link to a run').fill(link);
  await overlay(page).getByRole('button', { name: 'Load this run' }).click();
  await expect(page).toHaveURL(`${files.address}/fund-account`);
  await expect(page.getByLabel('Amount in dollars')).toBeVisible();
  await stepButton(page, 'Do the rest').click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('321');
  await expect(run(page).getByRole('alert')).toBeEmpty();
});
