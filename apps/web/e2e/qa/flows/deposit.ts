import { depositMachine } from '@keel/flows';
import { depositCases } from '../../../../../packages/flows/src/deposit/cases.ts';
import { announceDeposit } from '../../support/accounts.ts';
import { pointer } from '../../support/inputDevices.ts';
import { operate } from '../../support/operator.ts';
import { button, click, dismiss, press } from '../controls.ts';
import { hasDraft, returnToDraft } from '../draft.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { hasLoadedHistory, pointOfLoss } from '../lostAnswers.ts';

/** `/fund-account` (DEP-1 to DEP-4). */
export const deposit: FlowDriver<typeof depositMachine> = {
  machine: depositMachine,
  cases: depositCases,
  as: 'investor',
  isFresh: true,
  // With a draft the list is never answered, so the form stays disabled.
  can: (step, before) => before.context.attempt?.id !== 'try-0' && hasLoadedHistory(step, before),
  open: async (driven) => {
    const { page, input } = driven;
    await page.goto('/fund-account');
    await page.getByRole('table', { name: 'Deposits' }).waitFor();
    if (!hasDraft(input)) return;
    await pointer.choose(page.getByRole('radio', { name: 'Bitcoin', exact: true }));
    const send = () => click(button(page, 'Create Deposit'));
    await returnToDraft(driven, { call: '**/api/createdeposit', send, unanswered: '**/api/fetchdeposit*' });
  },
  events: {
    'field.changed': {
      drive: async ({ page }, { name, value }) => {
        if (name === 'mode') await pointer.choose(page.getByRole('radio', { name: value, exact: true }));
        else await page.getByLabel('Amount in dollars').fill(value === null ? '' : String(Number(value) / 100));
      },
      // The field accepts only digits and a point, and a chosen card cannot be chosen again.
      can: ({ name, value }, { context }) =>
        value !== -1 && (name === 'mode' ? context.mode === '' : context.amount !== value),
    },
    submitted: press('Create Deposit'),
    'message.dismissed': dismiss,
    'check.requested': press('Check again'),
    'history.loaded': {
      drive: changeElsewhere,
      can: ({ deposits }, before) => deposits.length === 0 || before.matches('unresolved'),
      isSentByAppToo: true,
    },
    'plan.known': { sentByApp: "when the investor's own plan was loaded" },
    'user.updated': { sentByApp: 'when the account was loaded again' },
  },
  ports: {
    createDeposit: { call: 'POST /createdeposit', operation: 'createDeposit', lostAnswerTime: pointOfLoss },
    fetchDeposits: {
      call: 'POST /fetchdeposit',
      operation: 'listDeposits',
      isShared: true,
      failsUntil: 'history.loaded',
    },
  },
  blockedControl: ({ page }) => button(page, 'Create Deposit'),
  guardExceptions: unauthorizedEndsSession,
};

/** The pending deposits that another device announced, by page. */
const otherDeposits = new WeakMap<Driven['page'], string>();

/**
 * Another device of the investor announces a deposit, or an operator confirms it: an investor can have 20 pending ones.
 * The list is loaded again.
 */
async function changeElsewhere({ page, server, account }: Driven): Promise<void> {
  const id = otherDeposits.get(page);
  if (id === undefined) {
    otherDeposits.set(page, await announceDeposit(server, account, '1'));
    return;
  }
  otherDeposits.delete(page);
  await operate(server, 'deposits', 'confirm', id);
}
