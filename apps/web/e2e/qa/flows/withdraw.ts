import { withdrawMachine } from '@keel/flows';
import { expect } from '@playwright/test';
import { withdrawCases } from '../../../../../packages/flows/src/withdraw/cases.ts';
import { call, requestWithdrawal } from '../../support/accounts.ts';
import { pointer } from '../../support/hands.ts';
import { comeBack, isDraft } from '../draft.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { button, dismiss, press } from '../hands.ts';
import { isFoundLater, knowsHistory } from '../lostAnswers.ts';
import { leaveProof, proveByPassword } from '../stepUpByHand.ts';

/** `/withdraw` (WD-1 to WD-3). */
export const withdraw: FlowDriver<typeof withdrawMachine> = {
  machine: withdrawMachine,
  cases: withdrawCases,
  as: 'investor',
  isFresh: true,
  // With a draft the list is never there, so that the form stays closed.
  can: (step, before) => before.context.attempt?.id !== 'try-0' && knowsHistory(step, before),
  open: async (driven) => {
    const { page, input } = driven;
    await page.goto('/withdraw');
    await page.getByRole('table', { name: 'Withdrawals' }).waitFor();
    if (!isDraft(input)) return;
    await page.getByLabel('Amount in dollars').fill('150');
    await pointer.choose(page.getByRole('radio', { name: 'Zelle' }));
    await page.getByLabel('Email or phone number').fill('ada@example.com');
    await submit(page).click();
    const send = () => button(page, 'Send request').click();
    await comeBack(driven, { call: '**/api/createwithdraw', send, unanswered: '**/api/fetchwithdraw*' });
  },
  events: {
    'field.changed': {
      drive: async ({ page }, event) => {
        if (event.name === 'method') await pointer.choose(page.getByRole('radio', { name: 'Zelle' }));
        else if (event.name === 'amount') await page.getByLabel('Amount in dollars').fill(amountOf(event.value));
        else await page.getByLabel('Email or phone number').fill(event.value);
      },
      can: ({ name, value }, { context }) => {
        if (name === 'method') return context.method === '';
        return name === 'amount'
          ? context.amount !== value
          : context.method === 'zelle' && context.details.zelle_address !== value;
      },
    },
    submitted: {
      drive: ({ page }) => submit(page).click(),
    },
    'review.left': press('Back to form'),
    confirmed: press('Send request'),
    proved: proveByPassword('Confirm and send'),
    'proof.left': leaveProof,
    'message.dismissed': dismiss,
    'check.requested': press('Check again'),
    'history.loaded': {
      // Another device of the investor asks for one; the list is loaded again.
      drive: async ({ server, account }) => {
        await requestWithdrawal(server, account, '1');
      },
      can: ({ withdrawals }, before) => withdrawals.length === 0 || before.matches('unresolved'),
      isSentByAppToo: true,
    },
    'user.updated': {
      drive: (driven, { user }) => (user.availableBalance === 0 ? takeAll(driven) : giveBack(driven)),
      can: ({ user }, { context }) => (user.availableBalance === 0) !== (context.user.availableBalance === 0),
      isSentByAppToo: true,
    },
  },
  ports: {
    createWithdraw: { call: 'POST /createwithdraw', operation: 'createWithdraw', loses: isFoundLater },
    fetchWithdrawals: { call: 'POST /fetchwithdraw', operation: 'listWithdrawals', isShared: true },
  },
  shows: {
    unresolved: ({ page }) => expect(submit(page)).toBeDisabled(),
  },
};

function submit(page: Driven['page']) {
  return page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true });
}

/** More than anybody has, where the model has more than its investor. */
function amountOf(cents: number | null): string {
  if (cents === null) return '';
  return cents === 200_000 ? '999999' : String(cents / 100);
}

/** What another device asked for, by page. */
const taken = new WeakMap<Driven['page'], string>();

/** Another device asks for the whole balance. */
async function takeAll({ page, server, account }: Driven): Promise<void> {
  const response = await fetch(`${server.url}/api/userbytoken`, { headers: { header: account.token } });
  const { user } = (await response.json()) as { readonly user: { readonly availableBalance: string } };
  taken.set(page, await requestWithdrawal(server, account, user.availableBalance));
}

/** Another device takes that back. */
async function giveBack({ page, server, account }: Driven): Promise<void> {
  const id = taken.get(page);
  await call(server, '/cancel-withdraw', { token: account.token, body: { _id: id, user: account.userId } });
}
