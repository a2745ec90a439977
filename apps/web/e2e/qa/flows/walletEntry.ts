import { type StoredWallet, type WalletEntryInput, walletEntryMachine } from '@keel/flows';
import type { Page } from '@playwright/test';
import { walletEntryCases } from '../../../../../packages/flows/src/walletEntry/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { operate } from '../../support/operator.ts';
import { button, click, dismiss } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';

const WAYS = { buy: 'Buy / Sell', sell: 'Buy / Sell', send: 'Send / Receive', receive: 'Send / Receive' } as const;
const CHOICES = { buy: 'Buy', sell: 'Sell', send: 'Send', receive: 'Receive' } as const;

/** The wallet's actions below the balance of the dashboard (WENTRY-1 to WENTRY-4). */
export const walletEntry: FlowDriver<typeof walletEntryMachine> = {
  machine: walletEntryMachine,
  cases: walletEntryCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  open: async ({ page, server, account, input }) => {
    const { action, user, stored } = input as WalletEntryInput;
    if (user.walletFeauture) await operate(server, 'users', 'enable-wallet', account.person.email);
    await page.goto('/invest');
    await button(page, WAYS[action]).waitFor();
    if (stored === null) await blockWallet(page);
    else await storeWallet(page, { ...stored, userId: account.userId });
    await click(button(page, WAYS[action]));
    const choice = new RegExp(`^${CHOICES[action]}`);
    await page.getByRole('dialog').getByRole('button', { name: choice }).click();
  },
  events: { 'message.dismissed': dismiss },
  ports: {},
};

async function storeWallet(page: Page, stored: StoredWallet): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, String(value));
  }, stored);
}

/** The browser refuses to read the stored wallet. */
async function blockWallet(page: Page): Promise<void> {
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the storage as `this`
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(key) {
      if (key === 'seedphrase') throw new DOMException('blocked', 'SecurityError');
      return read.call(this, key);
    };
  });
}
