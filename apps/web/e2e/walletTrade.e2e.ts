import { watchForLeaks } from './support/leaks.ts';
import { test, weiOf } from './support/localChain.ts';
import { expect } from './support/test.ts';
import { enterWithWallet, importWallet, KNOWN_ADDRESS, KNOWN_PHRASE, PASSCODE } from './support/wallet.ts';

/** The order is asked for every 15 s, and its transfer takes its blocks; a slow machine takes its time. */
const SETTLED_WITHIN_MS = 90_000;

test.describe.configure({ timeout: 180_000 });

test('[WALLET-7, HONEST-4] a purchase is quoted, reviewed, settled against the balance and found on the chain @sweep', async ({
  page,
  context,
  server,
  person,
  chain,
}) => {
  const leaks = watchForLeaks(context);
  await enterWithWallet(page, server, person, '5000');
  await page.goto('/import-wallet');
  await importWallet(page);
  const before = await weiOf(chain, KNOWN_ADDRESS);
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  await expect(page.getByText(/Investing can lose money/)).toBeVisible();
  await page.getByRole('button', { name: /Asset/ }).click();
  await page.getByRole('option', { name: 'ETH' }).click();
  await page.getByLabel('Quantity', { exact: true }).fill('0.10');
  await page.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(page.getByText('You trade with')).toBeVisible();
  await expect(page.getByText(/This price holds for \d+ s\./)).toBeVisible();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('The order is settled.')).toBeVisible({ timeout: SETTLED_WITHIN_MS });
  expect(await weiOf(chain, KNOWN_ADDRESS)).toBe(before + 10n ** 17n);
  await leaks.expectNone({ phrase: KNOWN_PHRASE.split(' '), passcode: PASSCODE });
});
