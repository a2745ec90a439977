import { makeInvestor } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';
import type { Person } from '../test.ts';
import { MODAL, type Walk } from '../walk.ts';
import { depositsOf } from './accountState.ts';
import { expect, SLOW_TIMEOUT_MS } from './slowTimeout.ts';

/** Timeout of a press on a button that may have been removed, in ms. */
const OFFLINE_MS = 5000;

/** Two tabs, a server that stops while a form is open and starts again, and a logout. */
export async function interrupt(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  const account = await makeInvestor(server, person);
  await page.goto('/login');
  await walk.logIn(person);
  await walk.arrive('/invest');
  await walk.go('/fund-account');
  await walk.arrive('/fund-account');

  const other = await walk.another();
  await other.page.goto('/fund-account');
  await expect(other.form.locator('button[type=submit]')).toBeVisible();
  // If nothing can be stored, each tab is a separate visit.
  const isVisit = new URL(other.page.url()).pathname === '/login';
  if (isVisit) await other.logIn(person);
  await other.arrive('/fund-account');
  const [row, otherRow] = [page, other.page].map((each) => each.locator('main table tbody tr button').first());
  await announce(other, '64');
  await expect(row!).toBeVisible();
  await expect(otherRow!).toBeVisible();
  await walk.checkPage();

  await server.stop('SIGKILL');
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '65');
  await walk.choose(form.locator('input[type=radio][value=Bitcoin]'));
  await walk.submit();
  await walk.read();
  await expect(amount).toHaveValue('65');
  await walk.checkPage();
  await server.boot();
  // Whether the page looks it up by itself or by a press: nothing can be sent before the outcome is known, and then it
  // is sent once. The button may have been removed by what the page has learned in the meantime.
  page.setDefaultTimeout(OFFLINE_MS);
  await expect(async () => {
    if (await page.locator(MODAL).isVisible()) await walk.read();
    const check = page.locator('main output:has(+ form) button');
    if (await check.isVisible()) {
      await walk.press(check);
      await walk.read();
    }
    await expect(amount).toHaveValue('65');
    await walk.submit();
    await expect(amount).toHaveValue('', { timeout: 15_000 });
  }).toPass({ timeout: 3 * SLOW_TIMEOUT_MS });
  page.setDefaultTimeout(SLOW_TIMEOUT_MS);
  expect((await depositsOf(server, account)).map((each) => each.amount)).toEqual(['65.00', '64.00']);

  await other.go('/logout');
  await other.arrive('/login');
  await expect(page).toHaveURL(isVisit ? '/fund-account' : '/login');
}

/** Announces a deposit in Bitcoin, and waits until the form has finished. */
async function announce({ form, ...walk }: Walk, dollars: string): Promise<void> {
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, dollars);
  await walk.choose(form.locator('input[type=radio][value=Bitcoin]'));
  await walk.submit();
  await expect(amount).toHaveValue('');
}
