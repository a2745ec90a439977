import { type CreateWithdrawReply, withdrawMachine } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { withdrawCases } from '../../../../../packages/flows/src/withdraw/cases.ts';
import { announceDeposit, call, requestWithdrawal } from '../../support/accounts.ts';
import { pointer } from '../../support/inputDevices.ts';
import { operate } from '../../support/operator.ts';
import { button, click, dismiss, press } from '../controls.ts';
import { hasDraft, returnToDraft } from '../draft.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { hasLoadedHistory, pointOfLoss } from '../lostAnswers.ts';
import { cancelStepUp, proveByPassword } from '../stepUpDrivers.ts';

/** `/withdraw` (WD-1 to WD-3). */
export const withdraw: FlowDriver<typeof withdrawMachine> = {
  machine: withdrawMachine,
  cases: withdrawCases,
  as: 'investor',
  isFresh: true,
  // With a draft the list is never answered, so the form stays disabled.
  can: (step, before) =>
    before.context.attempt?.id !== 'try-0' && hasLoadedHistory(step, before) && isServerAnswer(step, before),
  open: async (driven) => {
    const { page, input } = driven;
    await page.goto('/withdraw');
    await page.getByRole('table', { name: 'Withdrawals' }).waitFor();
    if (!hasDraft(input)) return;
    await page.getByLabel('Amount in dollars').fill('150');
    await pointer.choose(page.getByRole('radio', { name: 'Zelle' }));
    await page.getByLabel('Email or phone number').fill('ada@example.com');
    await click(submit(page));
    const send = () => click(button(page, 'Send request'));
    await returnToDraft(driven, { call: '**/api/createwithdraw', send, unanswered: '**/api/fetchwithdraw*' });
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
      drive: ({ page }) => click(submit(page)),
    },
    'review.left': press('Back to form'),
    confirmed: press('Send request'),
    proved: proveByPassword('Confirm and send'),
    'proof.left': cancelStepUp,
    'message.dismissed': dismiss,
    'check.requested': press('Check again'),
    'history.loaded': {
      // Another device of the investor requests a withdrawal; the list is loaded again.
      drive: withdrawElsewhere,
      can: ({ withdrawals }, before) => withdrawals.length === 0 || before.matches('unresolved'),
      isSentByAppToo: true,
    },
    'user.updated': {
      drive: async (driven, { user }) => {
        const isEmpty = user.availableBalance === 0;
        // An earlier change may be on its way to the page as well.
        const isLoaded = driven.page.waitForResponse(async (response) => {
          const { pathname } = new URL(response.url());
          return pathname === '/api/userbytoken' && ((await balanceIn(response)) === 0) === isEmpty;
        });
        await (isEmpty ? withdrawAllElsewhere(driven) : cancelElsewhere(driven));
        await isLoaded;
      },
      can: ({ user }, { context }) => (user.availableBalance === 0) !== (context.user.availableBalance === 0),
      // The account may be loaded again more than once.
      extraEvents: ['user.updated'],
      isSentByAppToo: true,
    },
  },
  ports: {
    createWithdraw: { call: 'POST /createwithdraw', operation: 'createWithdraw', lostAnswerTime: pointOfLoss },
    fetchWithdrawals: {
      call: 'POST /fetchwithdraw',
      operation: 'listWithdrawals',
      isShared: true,
      failsUntil: 'history.loaded',
    },
  },
  blockedControl: ({ page }) => submit(page),
  guardExceptions: unauthorizedEndsSession,
};

/** Whether the server can answer so: it refuses a withdrawal if another device has requested everything meanwhile. */
function isServerAnswer(step: Step, before: AnyMachineSnapshot): boolean {
  if ('send' in step || !before.matches('requesting') || before.context.user.availableBalance > 0) return true;
  return 'answer' in step && (step.with as CreateWithdrawReply).status >= 400;
}

function submit(page: Driven['page']) {
  return page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true });
}

/** The amount to type: more than anybody has if the model exceeds the balance of its investor. */
function amountOf(cents: number | null): string {
  if (cents === null) return '';
  return cents === 200_000 ? '999999' : String(cents / 100);
}

/** The available balance in an answer of `/userbytoken`, in dollars. */
async function balanceIn(response: { json(): Promise<unknown> }): Promise<number> {
  const { user } = (await response.json()) as { readonly user: { readonly availableBalance: string } };
  return Number(user.availableBalance);
}

/** The withdrawals of a whole balance that another device requested, by page. */
const otherWithdrawals = new WeakMap<Driven['page'], string>();

/** Another device requests a withdrawal of a dollar, which is deposited for it if the account has none left. */
async function withdrawElsewhere({ page, server, account }: Driven): Promise<void> {
  if (otherWithdrawals.has(page)) {
    await operate(server, 'deposits', 'confirm', await announceDeposit(server, account, '1'));
  }
  await requestWithdrawal(server, account, '1');
}

/** Another device requests a withdrawal of the whole balance. */
async function withdrawAllElsewhere({ page, server, account }: Driven): Promise<void> {
  const response = await fetch(`${server.url}/api/userbytoken`, { headers: { header: account.token } });
  const { user } = (await response.json()) as { readonly user: { readonly availableBalance: string } };
  otherWithdrawals.set(page, await requestWithdrawal(server, account, user.availableBalance));
}

/** Another device cancels that withdrawal. */
async function cancelElsewhere({ page, server, account }: Driven): Promise<void> {
  const id = otherWithdrawals.get(page);
  otherWithdrawals.delete(page);
  await call(server, '/cancel-withdraw', { token: account.token, body: { _id: id, user: account.userId } });
}
