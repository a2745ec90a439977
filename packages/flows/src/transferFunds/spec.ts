import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, adasInvestment, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { transferFundsMachine } from './machine.ts';

type TransferStep = Step<typeof transferFundsMachine>;
type TransferRow = Row<typeof transferFundsMachine>;

const input = { user: adaId, profit: 12_000 };
const type = (amount: number | null): TransferStep => ({ send: { type: 'amount.changed', amount } });
const submit = (attemptId: string): TransferStep => ({ send: { type: 'submitted', attemptId } });
const dismiss: TransferStep = { send: { type: 'message.dismissed' } };
const loaded = (profit: number): TransferStep => ({ send: { type: 'profit.updated', profit } });
const submitted: readonly TransferStep[] = [type(2_000), submit('try-1')];
const richer = { ...ada, availableBalance: 127_050 };
const moved = { investment: { ...adasInvestment, totalProfit: 10_000 }, user: richer };
const answered: TransferStep = { answer: 'transferFunds', with: success(moved, true) };
const offline: TransferStep = { fail: 'transferFunds', with: new TransportFailure() };
const lost: readonly TransferStep[] = [...submitted, offline, dismiss];

const first = { amount: 2_000, user: adaId, attemptId: 'try-1' };
const open = { id: 'try-1', order: { amount: 2_000, user: adaId } };
const emitted = [
  { type: 'userUpdated', user: richer },
  { type: 'historyStale', list: 'investment' },
] as const;
const notice =
  'We don’t know yet whether this transfer went through. Send it again to find out: it only goes through once.';

/** The status table of transferring profit to the balance. */
export const transferFundsSpec: readonly TransferRow[] = [
  {
    id: 'DASH-6',
    title: 'starts without an amount',
    input,
    steps: [],
    state: 'editing',
    context: { profit: 12_000, amount: null, message: '', notice: '' },
  },
  {
    id: 'ERR-2',
    title: 'what was typed when the session ended is restored after the next login',
    also: ['LOGIN-7'],
    input: { ...input, draft: { amount: 2_000, attempt: null } },
    steps: [],
    state: 'editing',
    context: { profit: 12_000, amount: 2_000, attempt: null, message: '', notice: '' },
  },
  {
    id: 'ERR-2',
    title: 'an attempt that was open then can only be sent again, under its own id',
    input: { ...input, draft: { amount: 2_000, attempt: open } },
    steps: [type(3_000)],
    state: 'unresolved',
    context: { notice, amount: 2_000 },
    calls: { transferFunds: [] },
  },
  {
    id: 'ERR-2',
    title: 'and is made once',
    input: { ...input, draft: { amount: 2_000, attempt: open } },
    steps: [submit('try-2')],
    state: 'transferring',
    context: { notice: '' },
    calls: { transferFunds: [first] },
  },
  ...[null, 0, -1, 0.5].map(
    (amount): TransferRow => ({
      id: 'DASH-6',
      title: `${amount} cents are not sent`,
      input,
      steps: [type(amount), submit('try-1')],
      state: 'editing',
      context: { message: '' },
      calls: { transferFunds: [] },
    }),
  ),
  {
    id: 'DASH-6',
    title: 'more than the profit is not sent',
    input,
    steps: [type(12_001), submit('try-1')],
    state: 'refused',
    context: { message: 'Insufficient fund' },
    calls: { transferFunds: [] },
  },
  {
    id: 'DASH-6',
    title: 'after dismissing the message the amount stays',
    input,
    steps: [type(12_001), submit('try-1'), dismiss],
    state: 'editing',
    context: { message: '', amount: 12_001 },
  },
  {
    id: 'DASH-6',
    title: 'part of the profit is sent, once, even with repeated presses',
    input,
    steps: [...submitted, submit('try-2'), submit('try-3')],
    state: 'transferring',
    calls: { transferFunds: [first] },
  },
  {
    id: 'DASH-6',
    title: 'all of the profit can be sent',
    input,
    steps: [type(12_000), submit('try-1')],
    state: 'transferring',
    calls: { transferFunds: [{ ...first, amount: 12_000 }] },
  },
  {
    id: 'DASH-6',
    title: 'the newest profit counts',
    input,
    steps: [loaded(1_999), ...submitted],
    state: 'refused',
    context: { profit: 1_999, message: 'Insufficient fund' },
    calls: { transferFunds: [] },
  },
  {
    id: 'DASH-6',
    title: 'a newer profit does not affect a running transfer',
    input,
    steps: [...submitted, loaded(10_000)],
    state: 'transferring',
    context: { profit: 10_000, amount: 2_000 },
    calls: { transferFunds: [first] },
  },
  {
    id: 'DASH-6',
    title: '200 is shown, and balance and profit are the server’s',
    input,
    steps: [...submitted, { answer: 'transferFunds', with: { ...success(moved, true), text: 'All set.' } }],
    state: 'showingOutcome',
    context: { message: 'All set.', profit: 10_000, amount: null, attempt: null },
    emitted,
  },
  {
    id: 'DASH-6',
    title: '200 without a message says that the funds were transferred',
    input,
    steps: [...submitted, answered],
    state: 'showingOutcome',
    context: { message: 'Funds transferred.' },
    emitted,
  },
  {
    id: 'DASH-6',
    title: 'the next transfer is a new attempt',
    input,
    steps: [...submitted, answered, dismiss, type(2_000), submit('try-2')],
    state: 'transferring',
    context: { message: '' },
    calls: { transferFunds: [first, { ...first, attemptId: 'try-2' }] },
    emitted,
  },
  {
    id: 'DASH-6',
    title: 'dismissed, the form is open and empty',
    input,
    steps: [...submitted, answered, dismiss],
    state: 'editing',
    context: { message: '', amount: null },
    emitted,
  },
  ...[300, 403, 404, 422, 429].map(
    (status): TransferRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the amount`,
      input,
      steps: [...submitted, { answer: 'transferFunds', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, amount: 2_000, attempt: null },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'bool false shows the server’s message',
    input,
    steps: [...submitted, { answer: 'transferFunds', with: { ...success(moved, false), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today' },
  },
  {
    id: 'ERR-1',
    title: 'a refusal without a message is an unexpected error',
    input,
    steps: [...submitted, { answer: 'transferFunds', with: refusal(422, '') }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'DASH-6',
    title: 'after a refusal the next press is a new attempt',
    input,
    steps: [...submitted, { answer: 'transferFunds', with: refusal(422) }, dismiss, submit('try-2')],
    state: 'transferring',
    calls: { transferFunds: [first, { ...first, attemptId: 'try-2' }] },
  },
  ...(
    [
      ['409', { answer: 'transferFunds', with: refusal(409) }, 'words of 409'],
      ['500', { answer: 'transferFunds', with: refusal(500) }, 'words of 500'],
      [
        '200 without profit and balance',
        { answer: 'transferFunds', with: { ...success(moved), body: null } },
        'An unexpected error occurred.',
      ],
      ['no network', offline, 'network error'],
      ['any other failure', { fail: 'transferFunds', with: new Error('The disk is full') }, 'The disk is full'],
      ['no answer within 20 seconds', { wait: 20_000 }, 'network error'],
    ] as const
  ).map(
    ([what, step, message]): TransferRow => ({
      id: 'DASH-6',
      title: `${what} leaves the outcome unknown`,
      also: ['LOGIN-7', 'ERR-1'],
      input,
      steps: [...submitted, step],
      state: 'outcomeUnknown',
      context: { message, amount: 2_000 },
      calls: { transferFunds: [first] },
    }),
  ),
  {
    id: 'DASH-6',
    title: 'then the page says so, and the amount cannot be changed',
    input,
    steps: [...lost, type(3_000)],
    state: 'unresolved',
    context: { notice, message: '', amount: 2_000 },
  },
  {
    id: 'DASH-6',
    title: 'then the same transfer is sent again under the same id, even if the profit is lower now',
    input,
    steps: [...lost, loaded(0), submit('try-2')],
    state: 'transferring',
    context: { notice: '' },
    calls: { transferFunds: [first, first] },
  },
  {
    id: 'DASH-6',
    title: 'and its answer settles it',
    input,
    steps: [...lost, submit('try-2'), answered],
    state: 'showingOutcome',
    context: { profit: 10_000, amount: null, attempt: null, notice: '' },
    emitted,
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal, and nothing else can be sent',
    input,
    steps: [...submitted, { fail: 'transferFunds', with: new Unauthorized() }],
    state: 'unresolved',
    context: { message: '', amount: 2_000 },
  },
];
