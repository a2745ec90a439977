import {
  type CreateOrderReply,
  type FetchQuoteReply,
  type FindOrderReply,
  type OrderState,
  type Quote,
  type TradeAssetsContext,
  type TradeAssetsInput,
  tradeAssetsMachine,
} from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { noon, refusal, success } from '../../../../../packages/flows/src/testing/samples.ts';
import { tradeAssetsCases } from '../../../../../packages/flows/src/tradeAssets/cases.ts';
import { makeInvestor } from '../../support/accounts.ts';
import { operate } from '../../support/operator.ts';
import { button, click, dismiss, press } from '../controls.ts';
import type { Driven, EventDriver, FlowDriver, Outcome } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { openUnlocked } from '../openUnlocked.ts';
import { outcomeOf } from '../outcomes.ts';
import { localChainOf } from '../qaServer.ts';
import { setTime, slowDown, waitSlowly } from '../slowClock.ts';
import { cancelStepUp, proveByPassword } from '../stepUpDrivers.ts';

/** How long a quote of the server is valid, in ms. */
const QUOTE_MS = 60_000;
/** What is typed for the quantity of the model: little, so that one account can pay many orders. */
const QUANTITY = '0.01';
const BALANCE = '50000';

/** When a quote of the model expires. */
const late = noon + QUOTE_MS;
const quote: Quote = {
  id: 'quote-1',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 150,
  expiresAt: late,
};

/** `/buy-assets` (WALLET-7), with the server's own quotes on a chain of this machine. */
export const tradeAssets: FlowDriver<typeof tradeAssetsMachine> = {
  machine: tradeAssetsMachine,
  cases: {
    ...tradeAssetsCases,
    events: {
      ...tradeAssetsCases.events,
      confirmed: [
        { type: 'confirmed', attemptId: 'try-1', at: noon },
        { type: 'confirmed', attemptId: 'try-2', at: late },
      ],
      proved: [
        { type: 'proved', attemptId: 'try-3', at: noon },
        { type: 'proved', attemptId: 'try-4', at: late },
      ],
      'proof.left': [
        { type: 'proof.left', at: noon },
        { type: 'proof.left', at: late },
      ],
      'page.resumed': [
        { type: 'page.resumed', at: noon },
        { type: 'page.resumed', at: late },
      ],
    },
    answers: {
      ...tradeAssetsCases.answers,
      fetchQuote: [success(quote), success({ ...quote, quantity: '0.03', amount: 9_999 }), refusal(422)],
    },
  },
  as: 'investor',
  arrange: async (server, person) => {
    const account = await makeInvestor(server, person, BALANCE);
    await operate(server, 'users', 'enable-wallet', person.email);
    return { account };
  },
  open,
  can: canBeDriven,
  wait: waitSlowly,
  // The button of the review is busy while the identity is proved.
  busyStates: ['proving'],
  messagesOnPage: {
    expired: 'text',
    reconciling: 'text',
    notPlaced: 'text',
    unresolved: 'text',
    pending: 'text',
    tracking: 'text',
    over: 'text',
  },
  events: {
    'field.changed': {
      drive: async ({ page }, { name, value }) => {
        if (name === 'by') await click(button(page, /^Enter in USD/));
        else if (name === 'dollars') await page.getByLabel('Amount to spend').fill(value);
        else await page.getByLabel('Quantity', { exact: true }).fill(value === '0' ? value : QUANTITY);
      },
      can: ({ name, value }, { context: { draft } }) =>
        name === 'by' ? draft.by !== value : draft.by === name && draft[name] !== value,
    },
    submitted: {
      drive: async ({ page }) => {
        // Waits have put the page's clock ahead of the server's, by which the quote expires.
        await setTime(page, Date.now());
        await click(button(page, /^(?:Get quote|Refresh quote)$/));
      },
    },
    confirmed: atItsTime(press(/^(?:Buy now|Send the order again)$/)),
    proved: atItsTime(proveByPassword('Confirm and send')),
    'proof.left': atItsTime(cancelStepUp),
    edited: press('Change'),
    'page.resumed': {
      ...atItsTime({
        drive: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      }),
      isByBrowser: true,
    },
    'check.requested': press('Check status'),
    closed: press(/^(?:Cancel|Back to the wallet)$/),
    'message.dismissed': dismiss,
  },
  ports: {
    fetchQuote: { call: 'POST /create-quote', operation: 'createQuote' },
    createOrder: { call: 'POST /create-order', operation: 'createOrder', answers: placedOutcome },
    // The page asks for a stored order too, to say whether it is over.
    findOrder: { call: 'POST /find-order', operation: 'findOrder', answers: foundOutcome, isShared: true },
  },
  guardExceptions: unauthorizedEndsSession,
};

async function open(driven: Driven): Promise<void> {
  const { page, server, account, input } = driven;
  await localChainOf(server, 'ethereum', account);
  const { resumed: attempt } = input as TradeAssetsInput;
  const walletOrder = JSON.stringify({ userId: account.userId, attempt });
  await openUnlocked(page, { path: '/buy-assets', account, stored: attempt === undefined ? {} : { walletOrder } });
  if (attempt === undefined) await page.getByLabel('Quantity', { exact: true }).waitFor();
  else await click(button(page, 'Show it'));
  await slowDown(page);
}

function canBeDriven(step: Step, before: AnyMachineSnapshot): boolean {
  if (!('answer' in step) || step.answer !== 'fetchQuote') return true;
  const { draft } = before.context as TradeAssetsContext;
  const { body } = step.with as FetchQuoteReply;
  // The server quotes what it was asked for.
  return body === null || (body.quantity === quote.quantity) === (draft.by === 'quantity');
}

/** The computer may have slept until the time of the event: the quote has expired, and no timer has fired. */
function atItsTime<Event extends { readonly at: number }>({ drive }: EventDriver<unknown>): EventDriver<Event> {
  return {
    drive: async (driven, event) => {
      // Waits have put the page's clock ahead of the server's: without a sleep the quote is still valid.
      await setTime(driven.page, Date.now() + (event.at === late ? QUOTE_MS : 0));
      await drive(driven, event);
    },
  };
}

/** A new order is pending; the operator and the chain decide it later, so that other states replace the server's. */
function placedOutcome(answer: CreateOrderReply): Outcome {
  if (answer.body === null || answer.body.state === 'pending') return outcomeOf(answer);
  return { kind: 'answer', status: 200, json: { bool: true, message: '', order: orderIn(answer.body.state) } };
}

function foundOutcome(answer: FindOrderReply): Outcome {
  if (answer.body === null) return outcomeOf(answer);
  const { order } = answer.body;
  const json = { bool: true, message: '', order: order === null ? null : orderIn(order.state) };
  return { kind: 'answer', status: 200, json };
}

/** An order in the shape of the contract. */
function orderIn(state: OrderState): object {
  return {
    _id: '0197f3a2-1111-7000-8000-000000000005',
    date: '2026-11-20T12:00:00Z',
    type: 'buy',
    asset: 'ETH',
    quantity: QUANTITY,
    chain: 'ethereum',
    network: 'test',
    address: null,
    amount: '30.00',
    status: state === 'pending' ? 'Pending' : state === 'settled' ? 'Completed' : 'Rejected',
    state,
    fee: '0.15',
    networkFee: null,
    counterparty: 'The desk',
    txId: null,
    confirmations: null,
    payTo: null,
    waitsFor: null,
    reason: null,
  };
}
