import type { Page } from '@playwright/test';
import { importWallet } from '../support/wallet.ts';
import { goTo } from './goTo.ts';

/** Longer than any path, in minutes: the wallet must not lock while the page's clock is advanced. */
const LOCKED_AFTER_MINUTES = '15';

interface OpenedPage {
  readonly path: string;
  /** @default 'Ethereum' */
  readonly chain?: 'Ethereum' | 'Solana';
  /** What else is in the browser's storage. @default nothing */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Imports the known wallet, and goes on to a page of it while it is unlocked. */
export async function openUnlocked(page: Page, { path, chain = 'Ethereum', stored = {} }: OpenedPage): Promise<void> {
  await page.addInitScript((minutes) => localStorage.setItem('autoLockMinutes', minutes), LOCKED_AFTER_MINUTES);
  await page.goto('/import-wallet');
  await importWallet(page, undefined, chain);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await goTo(page, path);
}
