import { freezeAccountMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { freezeAccountCases } from '../../../../../packages/flows/src/freezeAccount/cases.ts';
import { makeInvestor, requestWithdrawal } from '../../support/accounts.ts';
import { dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { openLink } from '../links.ts';
import { trueSuccess } from '../outcomes.ts';

/** `/freeze-account`, the link 'This was not me' in a mail (PAYOUT-5). */
export const freezeAccount: FlowDriver<typeof freezeAccountMachine> = {
  machine: freezeAccountMachine,
  cases: freezeAccountCases,
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeInvestor(server, person, '100');
    await requestWithdrawal(server, account, '20');
    return { account, link: await server.mailedLink(person.email, '/freeze-account') };
  },
  open: (driven) => openLink(driven, '/freeze-account'),
  events: {
    confirmed: press('Freeze my account'),
    'message.dismissed': dismiss,
  },
  ports: {
    freezeAccount: { call: 'POST /freeze-account', operation: 'freezeAccount', answers: trueSuccess },
  },
  shows: {
    frozen: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'Your account is frozen' })).toBeVisible(),
    badLink: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible(),
  },
};
