import { changeCurrencyMachine } from '@keel/flows';
import { changeCurrencyCases } from '../../../../../packages/flows/src/changeCurrency/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { button, click, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';

const [euro] = changeCurrencyCases.events.picked;
const SENT_WITH_OPENED = { undriven: 'the page sends it together with another event, which is driven' } as const;

/** The currency of the settings (CUR-1, SET-1). Its dialog asks for confirmation before the flow hears of a choice. */
export const changeCurrency: FlowDriver<typeof changeCurrencyMachine> = {
  machine: changeCurrencyMachine,
  cases: changeCurrencyCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  open: async ({ page }) => {
    await page.goto('/settings');
    await button(page, /^Currency /).waitFor();
  },
  events: {
    opened: {
      drive: async ({ page }) => {
        await click(button(page, /^Currency /));
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('searchbox').fill(euro.currency.code);
        await dialog.getByRole('option', { name: /EUR/ }).click();
        await click(button(dialog, 'Select'));
      },
      followUps: [euro, { type: 'submitted' }],
    },
    picked: SENT_WITH_OPENED,
    submitted: SENT_WITH_OPENED,
    closed: SENT_WITH_OPENED,
    'message.dismissed': { ...press('Got it!'), followUps: [{ type: 'closed' }] },
  },
  ports: {
    changeCurrency: { call: 'POST /changecurrency', operation: 'changeCurrency' },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isPicked'),
  },
};
