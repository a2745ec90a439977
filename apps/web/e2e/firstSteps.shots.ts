import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawer, openDrawer } from './support/demoCalls.ts';
import { pointer } from './support/inputDevices.ts';
import { expectDashboard, readMessage, signUp } from './support/journeys.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { newest } from './support/money.ts';
import { settle } from './support/pageChecks.ts';
import { fillIdentity } from './support/registration.ts';
import { expectConfirmed, freshAddress, review } from './support/sending.ts';
import { test as base, expect } from './support/test.ts';
import { createWallet } from './support/wallet.ts';

const IMAGES = fileURLToPath(new URL('../../../docs/images/', import.meta.url));
const VIEWPORT = { width: 1280, height: 800 };
/** The moving picture: its width in px, and how long each page stays, in ms. */
const MOVING = { width: 900, ms: 1600 };
/** The autopilot decides after some seconds, and an order is asked for every 15 s. */
const DECIDED_WITHIN_MS = 90_000;

/** A server as `npm start` starts it, and nothing beside it. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const env = { DEMO_HISTORY: '1', DEMO_AUTOPILOT: '1', DEMO_CHAIN: '1', DEMO_OPERATOR: '1' };
      const server = await KeelServer.start({ database, env });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

// Walks the way that docs/first-steps.md describes, and takes its pictures: npm run shots -- --project=first-steps
test('[DEMO-1, DEMO-2] from the sign-in page to money and coins, on one server', async ({ page, person }) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(VIEWPORT);
  const frames: Buffer[] = [];
  const started = performance.now();
  await mkdir(`${IMAGES}first-steps`, { recursive: true });
  const shot = async (name: string) => {
    await settle(page);
    const frame = await page.screenshot();
    frames.push(frame);
    await sharp(frame).webp({ quality: 82 }).toFile(`${IMAGES}first-steps/${name}.webp`);
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0)} s: ${name}\n`);
  };

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue as Amelia' })).toBeVisible();
  await shot('login');
  await page.getByRole('button', { name: 'Continue as Amelia' }).click();
  await expect(page.getByText('$184.12').first()).toBeVisible();
  await shot('dashboard');

  await page.getByRole('link', { name: 'Fund Account' }).first().click();
  await page.getByLabel('Amount in dollars').fill('250');
  await pointer.choose(page.getByRole('radio', { name: 'Bitcoin', exact: true }));
  await page.getByRole('button', { name: 'Create Deposit' }).click();
  await expect(newest(page, 'Deposits')).toContainText('$250.00');
  await newest(page, 'Deposits')
    .getByRole('button', { name: /^Pay Now, deposit/ })
    .click();
  await expect(page.getByRole('img', { name: 'QR code to pay with Bitcoin' })).toBeVisible();
  await shot('pay');
  await page.getByRole('button', { name: 'Pay Now', exact: true }).click();
  await readMessage(page, 'The system will be updated');
  await page.goBack();
  await expect(newest(page, 'Deposits')).toContainText('Confirmed', { timeout: DECIDED_WITHIN_MS });
  await shot('deposit');

  await page.getByRole('link', { name: 'Withdraw' }).first().click();
  await page.getByLabel('Amount in dollars').fill('120');
  await pointer.choose(page.getByRole('radio', { name: 'Cashapp' }));
  await page.getByLabel('Cashapp username').fill('$amelia');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Review your withdrawal' })
    .getByRole('button', { name: 'Send request' })
    .click();
  await expect(newest(page, 'Withdrawals')).toContainText('Completed', { timeout: DECIDED_WITHIN_MS });
  await shot('withdrawal');

  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await page.getByRole('button', { name: 'Send / Receive' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Receive/ })
    .click();
  await expect(page).toHaveURL(/create-wallet/);
  await createWallet(page);
  await page.getByRole('button', { name: 'Get test coins' }).click();
  const ether = page.getByRole('list', { name: 'Assets' }).getByRole('listitem').first();
  await expect(ether).toContainText('1,000 ETH');
  await shot('wallet');
  await review(page, { to: freshAddress(), amount: '400' });
  await shot('send');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('The order is settled.')).toBeVisible({ timeout: DECIDED_WITHIN_MS });
  await shot('bought');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUp(page, person);
  await expect(page).toHaveURL('/verification');
  await openDrawer(page);
  await drawer(page).getByRole('tab', { name: 'Mails' }).click();
  await drawer(page).getByRole('listitem').filter({ hasText: person.email }).first().getByRole('button').click();
  const code = await drawer(page)
    .getByText(/^\d{4}$/)
    .textContent();
  await shot('mail');
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
  await page.goto('/registeration');
  await fillIdentity(page);
  await shot('identity');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog', { name: 'Message' }).getByRole('button', { name: 'Got it!' }).click();
  await expect(
    page.getByRole('region', { name: 'Announcements' }).getByText('Your identity was verified.'),
  ).toBeVisible({ timeout: DECIDED_WITHIN_MS });
  await shot('verified');

  const small = await Promise.all(frames.map((frame) => sharp(frame).resize(MOVING.width).png().toBuffer()));
  await sharp(small, { join: { animated: true } })
    .webp({ quality: 70, delay: small.map(() => MOVING.ms), loop: 0 })
    .toFile(`${IMAGES}tour.webp`);
});
