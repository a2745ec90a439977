import { requestTradeMachine } from '@keel/flows';
import { requestTradeCases } from '../../../../../packages/flows/src/requestTrade/cases.ts';
import { isNote } from '../../../../../packages/flows/src/requestTrade/rules.ts';
import { button, click, dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';

/** 'Create active trade' of the profile (PROF-3). */
export const requestTrade: FlowDriver<typeof requestTradeMachine> = {
  machine: requestTradeMachine,
  cases: requestTradeCases,
  as: 'investor',
  isFresh: true,
  open: async ({ page }) => {
    await page.goto('/trade-center');
    await button(page, 'Create active trade').waitFor();
  },
  events: {
    opened: press('Create active trade'),
    'note.changed': {
      drive: ({ page }, { note }) => page.getByRole('dialog').getByLabel('Your message').fill(note),
      can: ({ note }, { context }) => context.note !== note,
    },
    submitted: press('Send request'),
    closed: { drive: ({ page }) => click(button(page.getByRole('dialog'), 'Cancel')) },
    'message.dismissed': dismiss,
  },
  // The field counts the characters itself.
  marksField: (snapshot) => snapshot.matches('writing') && !isNote(snapshot.context),
  ports: {
    requestTrade: { call: 'POST /request-trade', operation: 'requestTrade' },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isNote'),
  },
};
