import { importWallet, unlock } from '../support/wallet.ts';
import type { Driven } from './FlowDriver.ts';

/** Longer than any path, in minutes: the wallet must not lock while the page's clock is advanced. */
const LOCKED_AFTER_MINUTES = 15;
/** What the import of a wallet stores in the browser. */
const KEYS = ['seedphrase', 'chain', 'network', 'address'] as const;

type Stored = Readonly<Record<string, string>>;

/** The sealed wallet of each account: only its first path imports it. */
const sealed = new Map<string, Stored>();

/**
 * Opens a page of the known wallet, and unlocks it.
 *
 * @param stored what else is in the browser's storage, and what replaces the wallet's own values there
 */
export async function openSealedWallet(driven: Driven, path: string, stored: Stored = {}): Promise<void> {
  const { page } = driven;
  const all = { ...(await sealedWallet(driven)), autoLockMinutes: `${LOCKED_AFTER_MINUTES}`, ...stored };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, all);
  await page.goto(path);
  await unlock(page);
}

async function sealedWallet({ page, account: { userId } }: Driven): Promise<Stored> {
  const known = sealed.get(userId);
  if (known !== undefined) return known;
  await page.goto('/import-wallet');
  await importWallet(page);
  const stored = await page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ''])),
    KEYS,
  );
  sealed.set(userId, stored);
  return stored;
}
