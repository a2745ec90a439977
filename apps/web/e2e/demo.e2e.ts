import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { test as base, expect } from './support/test.ts';

/** A server as `npm start` starts it: with history and autopilot. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { DEMO_HISTORY: '1', DEMO_AUTOPILOT: '1' } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

test('[DEMO-1] one press signs in as Amelia, whose pages are full of data @main', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue as Amelia' }).click();
  await expect(page).toHaveURL(/\/(invest|portfolio)$/);
  await page.goto('/withdraw');
  for (const status of ['Pending', 'Processing', 'Completed']) {
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  }
});

test('[DEMO-1] an investor waiting for identity verification can be viewed too', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mei, identity under review' }).click();
  await expect(page).toHaveURL(/\/(invest|portfolio)$/);
});
