import { cancelWithdrawMachine } from '@keel/flows';
import { cancelWithdrawCases } from '../../../../../packages/flows/src/cancelWithdraw/cases.ts';
import { makeInvestor, requestWithdrawal } from '../../support/accounts.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';

/** The history of `/withdraw`, where a pending withdrawal can be cancelled (WD-5). */
export const cancelWithdraw: FlowDriver<typeof cancelWithdrawMachine> = {
  machine: cancelWithdrawMachine,
  cases: cancelWithdrawCases,
  as: 'investor',
  arrange: async (server, person) => {
    const account = await makeInvestor(server, person, '1000');
    for (let each = 0; each < 3; each += 1) await requestWithdrawal(server, account, '5');
    return { account };
  },
  open: async ({ page }) => {
    await page.goto('/withdraw');
    await page.getByRole('table', { name: 'Withdrawals' }).waitFor();
  },
  events: {
    requested: {
      drive: ({ page }) =>
        page
          .getByRole('table', { name: 'Withdrawals' })
          .getByRole('button', { name: /^Cancel withdrawal/ })
          .first()
          .click(),
    },
    confirmed: press('Cancel withdrawal'),
    'cancel.dismissed': press('Keep it'),
    'message.dismissed': dismiss,
  },
  ports: {
    cancelWithdraw: { call: 'POST /cancel-withdraw', operation: 'cancelWithdraw' },
  },
  guardExceptions: unauthorizedEndsSession,
};
