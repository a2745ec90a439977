import { type CreatePayReply, payMachine } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Page, Route } from '@playwright/test';
import { payCases } from '../../../../../packages/flows/src/pay/cases.ts';
import { announceDeposit, call, makeInvestor } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { BITCOIN_ADDRESS } from '../../support/money.ts';
import { operate } from '../../support/operator.ts';
import { button, click, dismiss } from '../controls.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';
import type { PlannedStep } from '../model.ts';
import { waitForCall } from '../waitForCall.ts';

/** The server holds a rate for 15 minutes; this is a minute longer. */
const RATE_EXPIRED_MS = 16 * 60_000;

/** `/deposit-detail` (PAY-1 to PAY-5, PAYOUT-6, ROUTE-8), opened by its address. */
export const pay: FlowDriver<typeof payMachine> = {
  machine: payMachine,
  cases: payCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => {
    await setAddress(server);
    const account = await makeInvestor(server, person);
    const depositId = await announceDeposit(server, account, '2000');
    return { account, link: `/deposit-detail?deposit=${depositId}` };
  },
  canStart: (input) => (input as { readonly deposit: unknown }).deposit === null,
  can: (step, { context }) => {
    const paid = paidIn(step);
    // The real server answers with the status that the page sent.
    return paid === null || paid === context.attempt?.order.paid;
  },
  open: async ({ page, input, link }) => {
    const { depositId } = input as { readonly depositId: string | null };
    if (link === undefined) throw new Error('no deposit was created');
    await interceptList(page);
    await page.goto(depositId === null ? '/deposit-detail' : link);
  },
  events: {
    pressed: {
      drive: ({ page }) => click(button(page, /^(?:Pay Now|Paid)$/)),
      can: (event, before) => before.can(event),
    },
    'rate.requested': {
      drive: async ({ page }) => {
        const renew = button(page, /^Get (?:a new amount|the amount in Bitcoin)$/);
        if (!(await renew.isVisible())) await page.clock.fastForward(RATE_EXPIRED_MS);
        await renew.click();
      },
      // The page offers no new amount once the deposit is marked as paid.
      can: (event, before) => before.can(event) && before.context.deposit?.paid === 'unPaid',
    },
    'message.dismissed': dismiss,
    'history.loaded': {
      drive: async (driven, { deposits }) => {
        if (!(await releaseList(driven.page, deposits.length > 0))) await markOnOtherDevice(driven, deposits[0]?.paid);
      },
      can: ({ deposits: [deposit, ...others] }, before) => {
        if (before.matches('loading')) return deposit === undefined || isNew(deposit);
        const { deposit: shown } = before.context;
        const isChange = deposit?.status === 'pending' && deposit.paid !== shown?.paid && others.length === 0;
        return before.matches('ready') && shown?.status === 'pending' && isChange;
      },
      isSentByAppToo: true,
      extraEvents: ['history.loaded'],
    },
  },
  ports: {
    createPay: { call: 'POST /createpay', operation: 'createPay', lostAnswerTime: isMarkedLater },
    holdRate: { call: 'POST /hold-deposit-rate', operation: 'holdDepositRate' },
    fetchDeposits: { call: 'POST /fetchdeposit', operation: 'listDeposits', isShared: true },
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isOpen'),
  },
};

/** The servers whose operator has set a payment address. */
const payable = new WeakSet<KeelServer>();

async function setAddress(server: KeelServer): Promise<void> {
  if (payable.has(server)) return;
  await operate(server, 'settings', 'set', 'address.bitcoin', BITCOIN_ADDRESS);
  payable.add(server);
}

/** The payment status that an answer confirms; null if it confirms none. */
function paidIn(step: Step): string | null {
  if (!('answer' in step) || step.answer !== 'createPay') return null;
  return (step.with as CreatePayReply).body?.paid ?? null;
}

function isNew({ status, paid }: { readonly status: string; readonly paid: string }): boolean {
  return status === 'pending' && paid === 'unPaid';
}

/** If the list is expected to contain the new payment status, the lost call must have reached the server. */
function isMarkedLater(rest: readonly PlannedStep[]): 'before' | 'after' {
  const names = rest.flatMap(({ taken }) => taken);
  const next = names.find((name) => name.startsWith('pay.reconciling '));
  return /fetchDeposits [12]\/4$/.test(next ?? '') ? 'after' : 'before';
}

/** Pending calls for the list, by page, until the step that loads the history. */
const listCalls = new WeakMap<Page, Route[]>();

async function interceptList(page: Page): Promise<void> {
  const pending: Route[] = [];
  listCalls.set(page, pending);
  await page.route('**/api/fetchdeposit*', (route) => void pending.push(route));
}

/**
 * Answers the intercepted calls for the list, with the real list or an empty one. Returns false if that is done
 * already.
 */
async function releaseList(page: Page, hasDeposits: boolean): Promise<boolean> {
  const pending = listCalls.get(page);
  if (pending === undefined) return false;
  listCalls.delete(page);
  await waitForCall(pending);
  const json = { bool: true, message: [], nextCursor: null };
  for (const route of pending.splice(0)) await (hasDeposits ? route.fallback() : route.fulfill({ json }));
  await page.unroute('**/api/fetchdeposit*');
  return true;
}

/** Another device of the investor sets the payment status; the list is loaded again. */
async function markOnOtherDevice({ server, account: { token }, link = '' }: Driven, paid: string | undefined) {
  const depositId = new URL(link, server.url).searchParams.get('deposit');
  const body = { depositId, amount: '2000.00', type: 'Bitcoin', plan: 'Starter', status: 'pending', paid };
  await call(server, '/createpay', { token, body });
}
