import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { importWallet, unlock } from '../support/wallet.ts';
import { button, click } from './controls.ts';
import { goTo } from './goTo.ts';

/** A page of this server that loads nothing of the app. */
const EMPTY_PAGE = '/health/ready';
/** Longer than any path, in minutes: the wallet must not lock while the page's clock is advanced. */
const LOCKED_AFTER_MINUTES = '15';
const WALLET = '/wallet';
const DEVICE_KEY_BYTES = 32;
/** What a browser stores of a wallet (SESS-7). */
const WALLET_KEYS = ['seedphrase', 'chain', 'network', 'address'];

/** What a browser stores, by name. */
type Entries = Readonly<Record<string, string>>;

/** A wallet that was imported in the browser of an earlier path. */
interface CarriedWallet {
  readonly deviceKey: readonly number[];
  readonly entries: Entries;
}

interface OpenedPage {
  readonly path: string;
  readonly account: Account;
  /** @default 'Ethereum' */
  readonly chain?: 'Ethereum' | 'Solana';
  /** What else is in the browser's storage. @default nothing */
  readonly stored?: Entries;
}

/** The wallets of each account, by chain. */
const carried = new WeakMap<Account, Map<string, CarriedWallet>>();

/**
 * Opens a page of the known wallet and unlocks it, or imports the wallet first if no earlier path of this account has.
 * Each path has a browser of its own, which starts with what the one that imported had stored: the sealed wallet, and
 * the device key, whose bytes the run chooses, since a browser gives none away.
 */
export async function openUnlocked(
  page: Page,
  { path, account, chain = 'Ethereum', stored = {} }: OpenedPage,
): Promise<void> {
  const wallets = carried.get(account) ?? new Map<string, CarriedWallet>();
  carried.set(account, wallets);
  const wallet = wallets.get(chain);
  const deviceKey = wallet?.deviceKey ?? [...crypto.getRandomValues(new Uint8Array(DEVICE_KEY_BYTES))];
  await page.goto(EMPTY_PAGE);
  await storeDeviceKey(page, deviceKey);
  await store(page, { autoLockMinutes: LOCKED_AFTER_MINUTES, ...wallet?.entries });
  if (wallet === undefined) {
    await page.goto('/import-wallet');
    await importWallet(page, undefined, chain);
    wallets.set(chain, { deviceKey, entries: await readWallet(page) });
    // Stored after the import, which removes the transfers of other wallets.
    await store(page, stored);
    if (path !== WALLET) await goTo(page, path);
  } else {
    await store(page, stored);
    await page.goto(path);
    // The wallet's own page is shown while it is locked; the others ask for the passcode.
    if (path === WALLET) await click(button(page, 'Unlock'));
    await unlock(page);
  }
}

function store(page: Page, entries: Entries): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

function readWallet(page: Page): Promise<Entries> {
  return page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ''])),
    WALLET_KEYS,
  );
}

/** Stores a device key as the app does: not extractable, in its database. */
function storeDeviceKey(page: Page, bytes: readonly number[]): Promise<void> {
  return page.evaluate(async (chosen) => {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', Uint8Array.from(chosen), hmac, false, ['sign']);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('keel', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keyValue'));
      opening.addEventListener('error', () => reject(new Error('The database does not open.')));
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('keyValue', 'readwrite');
        transaction.objectStore('keyValue').put({ key, tries: {} }, 'deviceKey');
        transaction.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  }, bytes);
}
