import { verifyEmailMachine } from '@keel/flows';
import { verifyEmailCases } from '../../../../../packages/flows/src/verifyEmail/cases.ts';
import { button, click, dismiss, fillIfChanged } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { arrangeUnverified, openVerification } from '../verification.ts';

/** `/verification` (VERIFY-1 to VERIFY-3). */
export const verifyEmail: FlowDriver<typeof verifyEmailMachine> = {
  machine: verifyEmailMachine,
  cases: verifyEmailCases,
  isFresh: true,
  arrange: arrangeUnverified,
  open: async (driven) => {
    if ('email' in (driven.input as object)) await openVerification(driven);
    else await driven.page.goto('/verification');
  },
  events: {
    'code.submitted': {
      drive: async ({ page, server, account }) => {
        await fillIfChanged(page.getByLabel('Code', { exact: true }), await server.mailedCode(account.person.email));
        await click(button(page, 'Verify'));
      },
      can: ({ code }) => code.reveal().length === 4,
    },
    'message.dismissed': dismiss,
  },
  ports: {
    verifyEmail: { call: 'POST /verifyemail', operation: 'verifyEmail' },
  },
  guardExceptions: alwaysOffered('isCode'),
};
