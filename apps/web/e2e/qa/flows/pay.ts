import { type CreatePayReply, payMachine } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Page, Route } from '@playwright/test';
import { payCases } from '../../../../../packages/flows/src/pay/cases.ts';
import { announceDeposit, call, makeInvestor } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { BITCOIN_ADDRESS } from '../../support/money.ts';
import { operate } from '../../support/operator.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { button, dismiss } from '../hands.ts';
import type { PlannedStep } from '../model.ts';

/** For how long a rate is held, and a minute more. */
const HELD_MS = 16 * 60_000;

/** `/deposit-detail` (PAY-1 to PAY-5, PAYOUT-6, ROUTE-8), reached by its address. */
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
    const mark = markIn(step);
    // The server sets the mark that is asked for.
    return mark === null || mark === context.attempt?.order.paid;
  },
  open: async ({ page, input, link }) => {
    const { depositId } = input as { readonly depositId: string | null };
    if (link === undefined) throw new Error('no deposit was announced');
    await holdList(page);
    await page.goto(depositId === null ? '/deposit-detail' : link);
  },
  events: {
    pressed: {
      drive: ({ page }) => button(page, /^(?:Pay Now|Paid)$/).click(),
      can: (event, before) => before.can(event),
    },
    'rate.requested': {
      drive: async ({ page }) => {
        const renew = button(page, /^Get (?:a new amount|the amount in Bitcoin)$/);
        if (!(await renew.isVisible())) await page.clock.fastForward(HELD_MS);
        await renew.click();
      },
      // What was paid needs no other amount.
      can: (event, before) => before.can(event) && before.context.deposit?.paid === 'unPaid',
    },
    'message.dismissed': dismiss,
    'history.loaded': {
      drive: async (driven, { deposits }) => {
        if (!(await releaseList(driven.page, deposits.length > 0))) await markElsewhere(driven, deposits[0]?.paid);
      },
      can: ({ deposits: [deposit, ...others] }, before) => {
        if (before.matches('loading')) return deposit === undefined || isNew(deposit);
        const { deposit: shown } = before.context;
        const isChange = deposit?.status === 'pending' && deposit.paid !== shown?.paid && others.length === 0;
        return before.matches('ready') && shown?.status === 'pending' && isChange;
      },
      isSentByAppToo: true,
      along: ['history.loaded'],
    },
  },
  ports: {
    createPay: { call: 'POST /createpay', operation: 'createPay', loses: isMarkedLater },
    holdRate: { call: 'POST /hold-deposit-rate', operation: 'holdDepositRate' },
    fetchDeposits: { call: 'POST /fetchdeposit', operation: 'listDeposits', isShared: true },
  },
};

/** The servers whose operator has set an address to pay to. */
const payable = new WeakSet<KeelServer>();

async function setAddress(server: KeelServer): Promise<void> {
  if (payable.has(server)) return;
  await operate(server, 'settings', 'set', 'address.bitcoin', BITCOIN_ADDRESS);
  payable.add(server);
}

/** The mark that an answer says was set; null for none. */
function markIn(step: Step): string | null {
  if (!('answer' in step) || step.answer !== 'createPay') return null;
  return (step.with as CreatePayReply).body?.paid ?? null;
}

function isNew({ status, paid }: { readonly status: string; readonly paid: string }): boolean {
  return status === 'pending' && paid === 'unPaid';
}

/** Where the list is to have the mark that was wanted, the lost call must have come to the server. */
function isMarkedLater(rest: readonly PlannedStep[]): 'before' | 'after' {
  const names = rest.flatMap(({ taken }) => taken);
  const next = names.find((name) => name.startsWith('pay.reconciling '));
  return /fetchDeposits [12]\/4$/.test(next ?? '') ? 'after' : 'before';
}

/** The lists that pages wait for, until the history is to be loaded. */
const held = new WeakMap<Page, Route[]>();

async function holdList(page: Page): Promise<void> {
  const waiting: Route[] = [];
  held.set(page, waiting);
  await page.route('**/api/fetchdeposit*', (route) => void waiting.push(route));
}

/** Lets the page have its list, or one without any deposit. Gives false where it has it already. */
async function releaseList(page: Page, hasDeposits: boolean): Promise<boolean> {
  const waiting = held.get(page);
  if (waiting === undefined) return false;
  held.delete(page);
  while (waiting.length === 0) await page.waitForRequest('**/api/fetchdeposit*');
  const json = { bool: true, message: [], nextCursor: null };
  for (const route of waiting.splice(0)) await (hasDeposits ? route.fallback() : route.fulfill({ json }));
  await page.unroute('**/api/fetchdeposit*');
  return true;
}

/** Another device of the investor sets the mark; the list is loaded again. */
async function markElsewhere({ server, account: { token }, link = '' }: Driven, paid: string | undefined) {
  const depositId = new URL(link, server.url).searchParams.get('deposit');
  const body = { depositId, amount: '2000.00', type: 'Bitcoin', plan: 'Starter', status: 'pending', paid };
  await call(server, '/createpay', { token, body });
}
