import { emailLinkMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { emailLinkCases } from '../../../../../packages/flows/src/emailLink/cases.ts';
import { call, makeAccount } from '../../support/accounts.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { openLink } from '../links.ts';
import { trueSuccess } from '../outcomes.ts';

/** `/confirm-email`, the link in the mail to a new email (AUTH-3). `/undo-email` has the same flow. */
export const emailLink: FlowDriver<typeof emailLinkMachine> = {
  machine: emailLinkMachine,
  cases: emailLinkCases,
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeAccount(server, person);
    const { token } = account;
    const next = `new.${person.email}`;
    await call(server, '/change-email', { token, body: { email: next } });
    return { account, link: await server.mailedLink(next, '/confirm-email') };
  },
  canStart: (input) => {
    const { act, token } = input as { readonly act: string; readonly token: unknown };
    return act === 'confirm' || token === null;
  },
  open: (driven) =>
    openLink(driven, (driven.input as { act: string }).act === 'undo' ? '/undo-email' : '/confirm-email'),
  events: {
    confirmed: press('Confirm email'),
    'message.dismissed': dismiss,
  },
  ports: {
    followEmailLink: { call: 'POST /confirm-email', operation: 'confirmEmail', answers: trueSuccess },
  },
  shows: {
    done: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Your email is changed' })).toBeVisible(),
    taken: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'This email is taken' })).toBeVisible(),
    badLink: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible(),
  },
};
