import type { LocalEvm } from './localChain.ts';
import { expect, type Page } from './test.ts';
import { importWallet, KNOWN_ADDRESS, unlock } from './wallet.ts';

/** A transfer is looked up every 3 s at first, and a slow machine needs time. */
export const CONFIRMED_WITHIN_MS = 60_000;

/** One ether, in wei. */
export const ETH = 10n ** 18n;

/** An address that has never received anything. */
export function freshAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

/** Imports the known wallet, with coins on its chain; ends on the wallet's page. */
export async function enterFunded(page: Page, chain: LocalEvm): Promise<void> {
  await chain.fund(KNOWN_ADDRESS);
  await page.goto('/import-wallet');
  await importWallet(page);
}

/** A transfer to send. */
export interface Transfer {
  readonly to: string;
  /** @default all of it */
  readonly amount?: string;
  /** @default the chain's own coin */
  readonly asset?: string;
}

/** Opens the form and fills it in. */
export async function fillIn(page: Page, { to, amount, asset }: Transfer): Promise<void> {
  await page.getByRole('link', { name: 'Send', exact: true }).first().click();
  await page.getByLabel('Recipient’s address').fill(to);
  if (asset !== undefined) {
    await page.getByRole('button', { name: /Asset/ }).click();
    await page.getByRole('option', { name: asset }).click();
  }
  if (amount === undefined) await page.getByRole('button', { name: /^Max:/ }).click();
  else await page.getByLabel('Amount', { exact: true }).fill(amount);
}

/** Opens the review of the filled-in form. */
export async function askForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Review transfer' })).toBeVisible();
}

/** Fills in the form and opens the review. */
export async function review(page: Page, transfer: Transfer): Promise<void> {
  await fillIn(page, transfer);
  await askForReview(page);
}

/** Opens a pending transfer again a minute later: it is late by then, and the key was dropped with the page. */
export async function resumeLate(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.reload();
  await unlock(page);
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { name: 'Pending' })).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
}

/** Waits until the transfer has its confirmations. */
export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page.getByText('The transfer is confirmed.')).toBeVisible({ timeout: CONFIRMED_WITHIN_MS });
}
