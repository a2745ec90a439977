import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, bitcoinDeposit, refusal, starterDepositId, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { Deposit } from '../types.ts';
import type { payMachine } from './machine.ts';
import type { PayDeposit, PayOrder } from './types.ts';

type PayStep = Step<typeof payMachine>;
type PayRow = Row<typeof payMachine>;

const order: PayOrder = {
  depositId: starterDepositId,
  amount: 200_000,
  type: 'Bitcoin',
  status: 'pending',
  paid: 'unPaid',
};
const deposit: PayDeposit = { ...order, date: '2026-11-20T12:00:00Z', held: null };
/** The deposit in navigation state. */
const frame: PayDeposit = { ...order, date: null, held: null };
const heldRate = {
  coinAmount: '0.02074406',
  rate: '96413.12',
  asOf: '2026-11-20T12:20:00Z',
  heldUntil: '2026-11-20T12:35:00Z',
};
const requestRate: PayStep = { send: { type: 'rate.requested' } };
const input = { user: adaId, deposit: frame, depositId: null };
const named = { user: adaId, deposit: null, depositId: starterDepositId };
const press = (attemptId: string): PayStep => ({ send: { type: 'pressed', attemptId } });
const dismiss: PayStep = { send: { type: 'message.dismissed' } };
const refreshed = (...deposits: readonly Deposit[]): PayStep => ({ send: { type: 'history.loaded', deposits } });
const open = refreshed(bitcoinDeposit);
const openPaid = refreshed({ ...bitcoinDeposit, paid: 'Paid' });
const answered = (paid: 'Paid' | 'unPaid'): PayStep => ({ answer: 'createPay', with: success({ paid }, true) });
const listed = (...deposits: readonly Deposit[]): PayStep => ({
  answer: 'fetchDeposits',
  with: success(deposits, true),
});
const offline: PayStep = { fail: 'createPay', with: new TransportFailure() };
const lost: readonly PayStep[] = [open, press('try-1'), offline];

const list = { user: adaId };
const first = { ...order, paid: 'Paid', attemptId: 'try-1' };
const paidDeposit = { ...deposit, paid: 'Paid' } as const;
const stale = { type: 'historyStale', list: 'deposits' } as const;
const successText = 'The system will be updated to reflect your payment once it has been confirmed!';

const rates: readonly PayRow[] = [
  {
    id: 'PAYOUT-6',
    title: 'the coin amount is the one the server holds (P-15)',
    input,
    steps: [refreshed({ ...bitcoinDeposit, held: heldRate })],
    state: 'ready',
    context: { deposit: { ...deposit, held: heldRate } },
  },
  {
    id: 'PAYOUT-6',
    title: 'a new amount is requested once, even with repeated presses (P-15)',
    input,
    steps: [open, requestRate, requestRate, press('try-1')],
    state: 'holdingRate',
    calls: { holdRate: [{ depositId: starterDepositId }], createPay: [] },
  },
  {
    id: 'PAYOUT-6',
    title: 'the new amount replaces the old one (P-15)',
    input,
    steps: [open, requestRate, { answer: 'holdRate', with: success({ ...bitcoinDeposit, held: heldRate }, true) }],
    state: 'ready',
    context: { deposit: { ...deposit, held: heldRate } },
    emitted: [stale],
  },
  {
    id: 'PAYOUT-6',
    title: 'a decided deposit gets no new amount',
    also: ['DEP-5'],
    input,
    steps: [refreshed({ ...bitcoinDeposit, status: 'confirmed' }), requestRate],
    state: 'ready',
    calls: { holdRate: [] },
  },
  ...[409, 429, 503].map(
    (status): PayRow => ({
      id: 'PAYOUT-6',
      title: `${status} shows the server’s message`,
      also: ['ERR-1'],
      input,
      steps: [open, requestRate, { answer: 'holdRate', with: refusal(status) }],
      state: 'showingOutcome',
      context: { message: `words of ${status}` },
      emitted: [],
    }),
  ),
  {
    id: 'PAYOUT-6',
    title: 'an answer about another deposit is an unexpected error',
    also: ['ERR-1'],
    input,
    steps: [
      open,
      requestRate,
      { answer: 'holdRate', with: success({ ...bitcoinDeposit, depositId: 'another', held: heldRate }, true) },
    ],
    state: 'showingOutcome',
    context: { message: 'An unexpected error occurred.', deposit },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure while a new amount is requested is reported',
    also: ['PAYOUT-6'],
    input,
    steps: [open, requestRate, { fail: 'holdRate', with: new TransportFailure() }],
    state: 'showingOutcome',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no new amount within 20 seconds is a network error',
    also: ['PAYOUT-6'],
    input,
    steps: [open, requestRate, { wait: 20_000 }],
    state: 'showingOutcome',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token while a new amount is requested: no modal, the session reports it',
    also: ['PAYOUT-6'],
    input,
    steps: [open, requestRate, { fail: 'holdRate', with: new Unauthorized() }],
    state: 'ready',
    context: { message: '' },
  },
];

const arrivals: readonly PayRow[] = [
  {
    id: 'PAY-1',
    title: 'the deposit of the navigation state is shown first, with nothing to press',
    also: ['ROUTE-8'],
    input,
    steps: [press('try-1')],
    state: 'loading',
    context: { deposit: frame, message: '', attempt: null },
    calls: { createPay: [] },
  },
  {
    id: 'ROUTE-8',
    title: 'the server’s data overrides the navigation state (P-1)',
    also: ['DEP-5'],
    input,
    steps: [refreshed({ ...bitcoinDeposit, status: 'confirmed', paid: 'Paid' }), press('try-1')],
    state: 'ready',
    context: { deposit: { ...deposit, status: 'confirmed', paid: 'Paid' } },
    calls: { createPay: [] },
  },
  {
    id: 'ROUTE-8',
    title: 'opened with only the deposit’s id it waits for the list',
    input: named,
    steps: [],
    state: 'loading',
    context: { deposit: null },
  },
  {
    id: 'ROUTE-8',
    title: 'and shows the deposit with that id',
    input: named,
    steps: [refreshed({ ...bitcoinDeposit, depositId: 'other' }, bitcoinDeposit)],
    state: 'ready',
    context: { deposit },
  },
  ...[input, named].map(
    (from): PayRow => ({
      id: 'ROUTE-8',
      title: `a deposit that is not one of the account ${from === input ? 'in spite of navigation state ' : ''}is not shown: it is said, and leads back to the deposits`,
      input: from,
      steps: [refreshed({ ...bitcoinDeposit, depositId: 'other' })],
      state: 'noDeposit',
      emitted: [{ type: 'announce', text: 'We couldn’t find this deposit in your account.', isFault: true }],
      output: { type: 'navigate', to: '/fund-account', replace: true },
    }),
  ),
  {
    id: 'ROUTE-8',
    title: 'opened without state and id it leads back to the deposits',
    input: { ...named, depositId: null },
    steps: [],
    state: 'noDeposit',
    output: { type: 'navigate', to: '/fund-account', replace: true },
  },
  {
    id: 'ROUTE-8',
    title: 'a change of the deposit is shown immediately (P-1)',
    also: ['DEP-5'],
    input,
    steps: [open, refreshed({ ...bitcoinDeposit, status: 'declined' }), press('try-1')],
    state: 'ready',
    context: { deposit: { ...deposit, status: 'declined' } },
    calls: { createPay: [] },
  },
  {
    id: 'ROUTE-8',
    title: 'a list without it keeps the deposit that is shown',
    input,
    steps: [open, refreshed()],
    state: 'ready',
    context: { deposit },
  },
  {
    id: 'ROUTE-8',
    title: 'a change while a message is open is shown below it',
    input,
    steps: [
      open,
      press('try-1'),
      answered('Paid'),
      refreshed({ ...bitcoinDeposit, status: 'confirmed', paid: 'Paid' }),
    ],
    state: 'showingOutcome',
    context: { deposit: { ...deposit, status: 'confirmed', paid: 'Paid' }, message: successText },
    emitted: [stale],
  },
];

const answers: readonly PayRow[] = [
  {
    id: 'PAY-2',
    title: 'the deposit is sent with the new mark, once, even with repeated presses',
    input,
    steps: [open, press('try-1'), press('try-2'), press('try-3')],
    state: 'submitting',
    calls: { createPay: [first] },
  },
  {
    id: 'PAY-2',
    title: 'a decided deposit cannot be marked',
    input,
    steps: [refreshed({ ...bitcoinDeposit, status: 'confirmed' }), press('try-1')],
    state: 'ready',
    calls: { createPay: [] },
  },
  {
    id: 'PAY-3',
    title: 'Paid shows that the payment waits for confirmation',
    also: ['PAY-2', 'HONEST-3'],
    input,
    steps: [open, press('try-1'), answered('Paid')],
    state: 'showingOutcome',
    context: { deposit: paidDeposit, message: successText, attempt: null },
    emitted: [stale],
  },
  {
    id: 'PAY-3',
    title: 'dismissed, the deposit is shown as paid',
    input,
    steps: [open, press('try-1'), answered('Paid'), dismiss],
    state: 'ready',
    context: { deposit: paidDeposit, message: '' },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'pressed again it removes the mark, as a new attempt',
    input,
    steps: [open, press('try-1'), answered('Paid'), dismiss, press('try-2')],
    state: 'submitting',
    calls: { createPay: [first, { ...order, paid: 'unPaid', attemptId: 'try-2' }] },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'unPaid is shown without a success message',
    also: ['PAY-3'],
    input,
    steps: [openPaid, press('try-1'), answered('unPaid')],
    state: 'ready',
    context: { deposit, message: '', attempt: null },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'the server’s answer sets the value, not the request',
    input,
    steps: [open, press('try-1'), answered('unPaid')],
    state: 'ready',
    context: { deposit, message: '' },
    emitted: [stale],
  },
  ...[404, 300, 409, 422, 429, 500].map(
    (status): PayRow => ({
      id: 'PAY-3',
      title: `${status} shows the response text, changes nothing and asks for the list`,
      also: ['ERR-1'],
      input,
      steps: [open, press('try-1'), { answer: 'createPay', with: refusal(status) }],
      state: 'showingOutcome',
      context: { deposit, message: `words of ${status}` },
      emitted: [stale],
    }),
  ),
  {
    id: 'PAY-3',
    title: 'bool false shows the server’s message',
    input,
    steps: [
      open,
      press('try-1'),
      { answer: 'createPay', with: { ...success({ paid: 'Paid' } as const, false), text: 'Closed today' } },
    ],
    state: 'showingOutcome',
    context: { deposit, message: 'Closed today' },
    emitted: [stale],
  },
  {
    id: 'PAY-3',
    title: 'a refusal without a message shows Something went wrong',
    input,
    steps: [open, press('try-1'), { answer: 'createPay', with: refusal(422, '') }],
    state: 'showingOutcome',
    context: { deposit, message: 'Something went wrong' },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'after a refusal the next press is a new attempt',
    input,
    steps: [open, press('try-1'), { answer: 'createPay', with: refusal(422) }, dismiss, press('try-2')],
    state: 'submitting',
    calls: { createPay: [first, { ...first, attemptId: 'try-2' }] },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'after 500, with an unknown outcome, the next press is the same attempt',
    input,
    steps: [open, press('try-1'), { answer: 'createPay', with: refusal(500) }, dismiss, press('try-2')],
    state: 'submitting',
    calls: { createPay: [first, first] },
    emitted: [stale],
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [open, press('try-1'), { fail: 'createPay', with: new Unauthorized() }],
    state: 'ready',
    context: { deposit, message: '' },
  },
];

const lostAnswers: readonly PayRow[] = [
  {
    id: 'PAY-2',
    title: 'after a lost answer the deposit is checked first',
    also: ['LOGIN-7'],
    input,
    steps: [...lost, press('try-2')],
    state: 'reconciling',
    context: { notice: 'We’re checking whether your payment was recorded.', message: '' },
    calls: { createPay: [first], fetchDeposits: [list] },
  },
  {
    id: 'PAY-2',
    title: 'no answer within 20 seconds counts as lost',
    input,
    steps: [open, press('try-1'), { wait: 20_000 }],
    state: 'reconciling',
    calls: { fetchDeposits: [list] },
  },
  {
    id: 'PAY-2',
    title: '200 without the mark counts as lost too',
    also: ['ERR-1'],
    input,
    steps: [open, press('try-1'), { answer: 'createPay', with: { ...success({ paid: 'Paid' } as const), body: null } }],
    state: 'reconciling',
    calls: { fetchDeposits: [list] },
  },
  {
    id: 'PAY-3',
    title: 'a deposit that has the mark was marked',
    input,
    steps: [...lost, listed({ ...bitcoinDeposit, paid: 'Paid' })],
    state: 'showingOutcome',
    context: { deposit: paidDeposit, message: successText, attempt: null },
    emitted: [stale],
  },
  {
    id: 'PAY-2',
    title: 'a mark that was removed is shown without a message',
    input,
    steps: [openPaid, press('try-1'), offline, listed(bitcoinDeposit)],
    state: 'ready',
    context: { deposit, message: '', attempt: null },
    emitted: [stale],
  },
  {
    id: 'PAY-3',
    title: 'a deposit without the mark shows Something went wrong, and its newest status',
    input,
    steps: [...lost, listed({ ...bitcoinDeposit, status: 'declined' })],
    state: 'showingOutcome',
    context: { deposit: { ...deposit, status: 'declined' }, message: 'Something went wrong' },
  },
  {
    id: 'PAY-3',
    title: 'a deposit that is not in the list shows Something went wrong and stays on the page',
    input,
    steps: [...lost, listed()],
    state: 'showingOutcome',
    context: { deposit, message: 'Something went wrong' },
  },
  {
    id: 'PAY-2',
    title: 'pressed again it is the same attempt with the same mark, whatever arrived late',
    input,
    steps: [...lost, listed(bitcoinDeposit), dismiss, press('try-2')],
    state: 'submitting',
    calls: { createPay: [first, first] },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure while loading the list is reported',
    input,
    steps: [...lost, { fail: 'fetchDeposits', with: new TransportFailure() }],
    state: 'showingOutcome',
    context: { deposit, message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'a list that takes 20 seconds is reported',
    input,
    steps: [...lost, { wait: 20_000 }],
    state: 'showingOutcome',
    context: { deposit, message: 'network error' },
  },
  {
    id: 'ERR-1',
    title: 'a list that is refused shows the response text',
    input,
    steps: [...lost, { answer: 'fetchDeposits', with: refusal(503) }],
    state: 'showingOutcome',
    context: { deposit, message: 'words of 503' },
  },
  {
    id: 'PAY-2',
    title: 'after a network failure of the list the next press is the same attempt',
    input,
    steps: [...lost, { fail: 'fetchDeposits', with: new TransportFailure() }, dismiss, press('try-2')],
    state: 'submitting',
    calls: { createPay: [first, first] },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token during the look-up: no modal',
    input,
    steps: [...lost, { fail: 'fetchDeposits', with: new Unauthorized() }],
    state: 'ready',
    context: { deposit, message: '' },
    calls: { createPay: [first] },
  },
];

/** The status table of marking a deposit as paid. */
export const paySpec: readonly PayRow[] = [...arrivals, ...answers, ...lostAnswers, ...rates];
