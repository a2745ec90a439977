import { closeAccountMachine } from '@keel/flows';
import { closeAccountCases } from '../../../../../packages/flows/src/closeAccount/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { pointer } from '../../support/inputDevices.ts';
import { button, click, dismiss } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';
import { trueSuccess } from '../outcomes.ts';
import { cancelStepUp, proveByPassword } from '../stepUpDrivers.ts';

/** 'Close account' of the settings (AUTH-9). */
export const closeAccount: FlowDriver<typeof closeAccountMachine> = {
  machine: closeAccountMachine,
  cases: closeAccountCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  open: async ({ page }) => {
    await page.goto('/settings');
    await click(button(page, 'Close my account…'));
  },
  events: {
    'understood.changed': {
      drive: async ({ page }, { value }) => {
        const box = page.getByRole('dialog').getByRole('checkbox');
        if (value) await pointer.choose(box);
        else await box.locator('xpath=ancestor::label[1]').click();
      },
      can: ({ value }, { context }) => context.isUnderstood !== value,
    },
    submitted: { drive: ({ page }) => click(button(page.getByRole('dialog'), 'Close account')) },
    proved: proveByPassword('Close account'),
    'proof.left': cancelStepUp,
    'message.dismissed': dismiss,
  },
  ports: {
    closeAccount: { call: 'POST /close-account', operation: 'closeAccount', answers: trueSuccess },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isUnderstood'),
  },
};
