import { resetPasswordMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { resetPasswordCases } from '../../../../../packages/flows/src/resetPassword/cases.ts';
import { call, makeAccount } from '../../support/accounts.ts';
import { button, click, dismiss, fillIfChanged, typeMore } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { openLink } from '../links.ts';
import { trueSuccess } from '../outcomes.ts';

/** `/reset-password`, the link in a mail (AUTH-1). */
export const resetPassword: FlowDriver<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  cases: resetPasswordCases,
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeAccount(server, person);
    await call(server, '/forgot-password', { body: { email: person.email } });
    return { account, link: await server.mailedLink(person.email, '/reset-password') };
  },
  open: (driven) => openLink(driven, '/reset-password'),
  events: {
    'field.changed': {
      drive: async ({ page }, { name }) => {
        await typeMore(page.getByLabel(name === 'password' ? 'New password' : 'Confirm new password', { exact: true }));
      },
    },
    submitted: {
      drive: async ({ page }, { password, confirmPassword }) => {
        await fillIfChanged(page.getByLabel('New password', { exact: true }), password.reveal());
        await fillIfChanged(page.getByLabel('Confirm new password', { exact: true }), confirmPassword.reveal());
        await click(button(page, 'Set password'));
      },
      can: (event, before) => before.can(event),
      extraEvents: ['field.changed'],
    },
    'message.dismissed': dismiss,
  },
  ports: {
    resetPassword: { call: 'POST /reset-password', operation: 'resetPassword', answers: trueSuccess },
  },
  shows: {
    badLink: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible(),
  },
  guardExceptions: alwaysOffered('isValid'),
};
