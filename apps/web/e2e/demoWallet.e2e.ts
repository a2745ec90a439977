import { expectDashboard, signUp } from './support/journeys.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { expectConfirmed, freshAddress, review } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { createWallet, PASSCODE } from './support/wallet.ts';
import { test as base } from './support/walletTest.ts';

/** A server as `npm start` starts it, without other chains. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({
        database,
        // Nothing listens on port 1, whatever else runs on this machine.
        env: { DEMO_HISTORY: '1', DEMO_AUTOPILOT: '1', DEMO_CHAIN: '1', DEV_CHAINS_URL: 'http://127.0.0.1:1' },
      });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

/** The order is polled every 15 s, and its transfer needs several blocks; a slow machine takes longer. */
const SETTLED_WITHIN_MS = 90_000;

test.describe.configure({ timeout: 180_000 });

const ether = (page: Page) =>
  page
    .getByRole('list', { name: 'Assets' })
    .getByRole('listitem')
    .filter({ has: page.getByText('Ethereum', { exact: true }) });

test('[DEMO-1][WALLET-5][WALLET-7] a new wallet gets test coins, sends some and buys some, with only the server running', async ({
  page,
  leaks,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue as Amelia' }).click();
  await expect(page).toHaveURL(/\/(invest|portfolio)$/);
  await page.goto('/create-wallet');
  const phrase = await createWallet(page);
  await expect(page.getByText('Its coins have no real value.')).toBeVisible();
  await expect(ether(page)).toContainText('0 ETH');

  await page.getByRole('button', { name: 'Get test coins' }).click();
  await expect(page.getByText('Test coins arrived. They have no real value.')).toBeVisible();
  await expect(ether(page)).toContainText('1,000 ETH');

  await review(page, { to: freshAddress(), amount: '400' });
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(ether(page)).toContainText(/599\.9\d* ETH/);

  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('The order is settled.')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(ether(page)).toContainText(/600\.0\d* ETH/);
  await leaks.expectNone({ phrase, passcode: PASSCODE });
});

test('[DEMO-1][WENTRY-1] a new demo account can open the wallet and create one', async ({
  page,
  server,
  person,
  leaks,
}) => {
  await signUp(page, person);
  await page.getByLabel('Code', { exact: true }).fill(await server.mailedCode(person.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Create a wallet' }).click();
  const phrase = await createWallet(page);
  await expect(page.getByRole('button', { name: 'Get test coins' })).toBeVisible();

  // For coins of chains that this demo does not start, the page says how to start them.
  await page.getByRole('button', { name: /Chain and network/ }).click();
  await page.getByRole('option', { name: /^Bitcoin, Test/ }).click();
  await expect(page.getByRole('heading', { name: 'Bitcoin isn’t running in this demo' })).toBeVisible();
  await expect(page.getByText(/npm run dev:chains/)).toBeVisible();
  await leaks.expectNone({ phrase, passcode: PASSCODE });
});
