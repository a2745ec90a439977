import { readFile } from 'node:fs/promises';
import { pointer } from './inputDevices.ts';
import { intercept } from './intercept.ts';
import { test as base } from './investors.ts';
import { KeelServer, READY_WITHIN_MS } from './KeelServer.ts';
import { dataRows } from './tables.ts';
import { expect, type Page } from './test.ts';

/** This folder's test with a separate server, so that moving money here does not affect other files. */
export const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

export const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Answers like a server whose operator has set a Bitcoin address (PAY-5), or changes the user. */
export async function patchAccount(page: Page, changes: { admin?: object; user?: object }): Promise<void> {
  await intercept(page, '**/api/userbytoken', async (route) => {
    const response = await route.fetch();
    const account = (await response.json()) as { admin: object; user: object };
    const { admin = {}, user = {} } = changes;
    await route.fulfill({
      response,
      json: { ...account, admin: { ...account.admin, ...admin }, user: { ...account.user, ...user } },
    });
  });
}

/** Lets the next call of a path reach the server, and drops the answer. */
export async function dropAnswer(page: Page, path: string): Promise<void> {
  await intercept(
    page,
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Selects a card of a group. */
export async function choose(page: Page, group: string, name: string): Promise<void> {
  await pointer.choose(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }));
}

/** The newest row of a table. */
export const newest = (page: Page, table: string) => dataRows(page.getByRole('table', { name: table })).first();

/** Presses a button that saves a file, and returns the content of the file. */
export async function saved(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await started).path(), 'utf8');
}

/** The available balance shown on the dashboard, in cents. */
export async function balanceOf(page: Page): Promise<number> {
  await page.goto('/withdraw');
  const hint = page.getByText(/^Available \$[\d,]+\.\d\d$/);
  await expect(hint).toBeVisible();
  return Number(((await hint.textContent()) ?? '').replaceAll(/\D/g, ''));
}

/** Cents as the pages format them: `$12,480.50`. */
export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
