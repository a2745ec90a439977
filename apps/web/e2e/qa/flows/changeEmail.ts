import { changeEmailMachine } from '@keel/flows';
import { changeEmailCases } from '../../../../../packages/flows/src/changeEmail/cases.ts';
import { button, click, dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';
import { isSuccess, trueSuccess } from '../outcomes.ts';
import { cancelStepUp, proveByPassword } from '../stepUpDrivers.ts';

/** 'Change email' of the settings (AUTH-3). */
export const changeEmail: FlowDriver<typeof changeEmailMachine> = {
  machine: changeEmailMachine,
  cases: changeEmailCases,
  as: 'investor',
  isFresh: true,
  // The server sends an account one link a minute.
  isOnce: isSuccess,
  open: async ({ page }) => {
    await page.goto('/settings');
    await click(button(page, /^Email address/));
  },
  events: {
    'email.changed': {
      drive: ({ page, account }, { value }) =>
        page.getByRole('dialog').getByLabel('New email').fill(emailOf(account.person.email, value)),
      can: ({ value }, { context }) => context.email !== value,
    },
    submitted: { drive: ({ page }) => click(button(page.getByRole('dialog'), 'Send link')) },
    proved: proveByPassword('Continue'),
    'proof.left': cancelStepUp,
    'message.dismissed': dismiss,
    'form.reopened': press('Use another email'),
  },
  ports: {
    changeEmail: { call: 'POST /change-email', operation: 'changeEmail', answers: trueSuccess },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isValid'),
  },
};

/**
 * The email to type: that of the account, or a new one that no other account has requested if the model has a new one.
 */
function emailOf(email: string, value: string): string {
  if (value.toLowerCase() === 'ada@example.com') return email;
  return value.includes('@') ? `new.${email}` : value;
}
