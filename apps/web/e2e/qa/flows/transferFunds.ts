import { transferFundsMachine } from '@keel/flows';
import type { Locator, Page } from '@playwright/test';
import { transferFundsCases } from '../../../../../packages/flows/src/transferFunds/cases.ts';
import { signIn } from '../../support/accounts.ts';
import { demoSignIn } from '../../support/investors.ts';
import { button, click, dismiss } from '../controls.ts';
import { hasDraft, hasOpenAttempt, returnToDraft } from '../draft.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';

/** 'Transfer Funds' of the dashboard (DASH-6). */
export const transferFunds: FlowDriver<typeof transferFundsMachine> = {
  machine: transferFundsMachine,
  cases: transferFundsCases,
  as: 'investor',
  // The sample investor has a profit.
  arrange: async (server) => {
    const known = await demoSignIn(server);
    return { account: await signIn(server, { firstName: 'Amelia', lastName: 'Rosenthal', ...known }) };
  },
  canStart: (input) => !hasDraft(input) || hasOpenAttempt(input),
  open: async (driven) => {
    const { page, input } = driven;
    await page.goto('/invest');
    await click(button(page, 'Transfer Funds'));
    if (!hasDraft(input)) return;
    const dialog = page.getByRole('dialog', { name: 'Transfer Funds' });
    await dialog.getByLabel('Amount in dollars').fill('5');
    const send = () => click(button(dialog, 'Transfer'));
    await returnToDraft(driven, { call: '**/api/transfer-funds', send });
    await click(button(page, 'Transfer Funds'));
  },
  events: {
    'amount.changed': {
      drive: async ({ page }, { amount }) => {
        await (await dialogOf(page)).getByLabel('Amount in dollars').fill(amountOf(amount));
      },
      can: ({ amount }, { context }) => context.amount !== amount,
    },
    submitted: {
      drive: async ({ page }) => click(button(await dialogOf(page), /^(?:Transfer|Send again)$/)),
    },
    'message.dismissed': dismiss,
    'profit.updated': { sentByApp: 'when the figures were loaded' },
  },
  ports: {
    transferFunds: { call: 'POST /transfer-funds', operation: 'transferFunds' },
  },
  blockedControl: ({ page }) => page.getByRole('dialog').getByLabel('Amount in dollars'),
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('hasAmount'),
  },
};

/**
 * The amount to type: more than anybody has if the model exceeds its profit, otherwise little, so that many paths can
 * transfer it.
 */
function amountOf(cents: number | null): string {
  if (cents === null) return '';
  if (cents === 12_001) return '100000';
  return cents === 2_000 ? '5' : String(cents / 100);
}

/** The dialog, which closes after a transfer and is opened again for the next one. */
async function dialogOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Transfer Funds' });
  if (!(await dialog.isVisible())) {
    await page.getByRole('main').getByRole('button', { name: 'Transfer Funds', exact: true }).click();
  }
  return dialog;
}
