import { enter, makeAccount } from './support/accounts.ts';
import { logIn } from './support/journeys.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { test as base, expect, type Page, type Person } from './support/test.ts';

const IDLE = 'We logged you out because you were inactive. Please log in again.';

/** A server with the idle limit of a live site. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { SESSION_IDLE_MINUTES: '30' } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });

test('[AUTH-7] a minute before the end a dialog asks whether somebody is there; staying continues the session, and the server is informed (M-17) @sweepPhone', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  await enterSettings(page, server, person);
  await page.clock.fastForward('28:00');
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward('01:05');
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toContainText('we’ll log you out in less than a minute');
  const stay = question(page).getByRole('button', { name: 'Stay logged in' });
  await expect(stay).toBeFocused();
  const userRequest = page.waitForRequest('**/api/userbytoken');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  expect((await (await userRequest).response())?.status()).toBe(200);
  await page.clock.fastForward('28:00');
  await expect(question(page)).toHaveCount(0);
  await expect(settings(page)).toBeVisible();
});

test('[AUTH-7, ROUTE-6, ERR-2] without an answer the session ends, says why, and the login leads back to the page (M-17) @main', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  await enterSettings(page, server, person);
  await page.clock.fastForward('29:05');
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(IDLE)).toHaveCount(1);
  expect(await page.evaluate(() => ['token', 'activeAt'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/settings');
});

test('[AUTH-7, SESS-6] two tabs share one session: activity in one keeps both, and both end together (M-17)', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.clock.install();
  await enterSettings(page, server, person);
  const other = await context.newPage();
  await other.goto('/settings');
  await hasLoaded(other);
  await page.clock.fastForward('20:00');
  const hasHeard = await nextUseElsewhere(other);
  await page.keyboard.press('Shift');
  await hasHeard();
  await page.clock.fastForward('20:00');
  await expect(question(page)).toHaveCount(0);
  await expect(question(other)).toHaveCount(0);
  await page.clock.fastForward('09:05');
  await expect(question(other)).toBeVisible();
  await question(page).getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question(other)).toHaveCount(0);
  await page.clock.fastForward('29:05');
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('[AUTH-7, SESS-6] choosing not to stay logs out immediately (M-17)', async ({ page, server, person }) => {
  await page.clock.install();
  const { token } = await enterSettings(page, server, person);
  await page.clock.fastForward('29:05');
  await question(page).getByRole('button', { name: 'Log out now' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(IDLE)).toHaveCount(0);
  await expect
    .poll(async () => (await fetch(`${server.url}/api/userbytoken`, { headers: { header: token } })).status)
    .toBe(401);
});

/** A person's settings, fully loaded: pending calls would exceed their timeouts when the clock jumps. */
async function enterSettings(page: Page, server: KeelServer, person: Person) {
  const account = await makeAccount(server, person);
  await enter(page, account, '/settings');
  await hasLoaded(page);
  return account;
}

/**
 * Starts to listen for use in another tab; the result waits until this tab has heard of it. The clock of both tabs may only
 * jump afterwards, or it passes the limit before the event of the storage arrives.
 */
async function nextUseElsewhere(page: Page): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle(() => ({
    use: new Promise<void>((resolve) => {
      addEventListener('storage', ({ key }) => {
        if (key === 'activeAt') resolve();
      });
    }),
  }));
  return () => heard.evaluate(({ use }) => use);
}

async function hasLoaded(page: Page): Promise<void> {
  await expect(settings(page)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent security activity' })).toContainText('Login');
}
