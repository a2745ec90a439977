import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, bankWithdrawal, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { cancelWithdrawMachine } from './machine.ts';

type CancelStep = Step<typeof cancelWithdrawMachine>;
type CancelRow = Row<typeof cancelWithdrawMachine>;

const input = { user: adaId };
const withdrawal = bankWithdrawal._id;
const other = '0190f7c2-0000-7000-8000-0000000000e2';
const request = (id: string): CancelStep => ({ send: { type: 'requested', withdrawal: id } });
const confirm = (attemptId: string): CancelStep => ({ send: { type: 'confirmed', attemptId } });
const dismissCancel: CancelStep = { send: { type: 'cancel.dismissed' } };
const dismiss: CancelStep = { send: { type: 'message.dismissed' } };
const confirmed: readonly CancelStep[] = [request(withdrawal), confirm('try-1')];
const offline: CancelStep = { fail: 'cancelWithdraw', with: new TransportFailure() };
const cancelled = success({ ...bankWithdrawal, status: 'Cancelled' } as const, true);
const answered: CancelStep = { answer: 'cancelWithdraw', with: cancelled };

const first = { _id: withdrawal, user: adaId, attemptId: 'try-1' };
const emitted = [{ type: 'historyStale', list: 'withdrawals' }] as const;

/** The status table of cancelling a withdrawal. */
export const cancelWithdrawSpec: readonly CancelRow[] = [
  {
    id: 'WD-5',
    title: 'starts without a question',
    input,
    steps: [],
    state: 'idle',
    context: { withdrawal: '', message: '' },
  },
  {
    id: 'WD-5',
    title: 'asks before cancelling',
    input,
    steps: [request(withdrawal)],
    state: 'confirming',
    context: { withdrawal },
    calls: { cancelWithdraw: [] },
  },
  {
    id: 'WD-5',
    title: 'a withdrawal that is kept stays',
    input,
    steps: [request(withdrawal), dismissCancel],
    state: 'idle',
    context: { withdrawal: '' },
    calls: { cancelWithdraw: [] },
  },
  {
    id: 'WD-5',
    title: 'confirmed it is sent, once, even with repeated presses',
    input,
    steps: [...confirmed, confirm('try-2'), confirm('try-3')],
    state: 'cancelling',
    calls: { cancelWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: '200 shows the server’s message and refreshes the history',
    input,
    steps: [...confirmed, { answer: 'cancelWithdraw', with: { ...cancelled, text: 'All set.' } }],
    state: 'showingOutcome',
    context: { message: 'All set.', attempt: null },
    emitted,
  },
  {
    id: 'WD-5',
    title: '200 without a message says that it was cancelled',
    input,
    steps: [...confirmed, answered],
    state: 'showingOutcome',
    context: { message: 'Withdrawal cancelled.' },
    emitted,
  },
  {
    id: 'WD-5',
    title: 'dismissed, no question is open',
    input,
    steps: [...confirmed, answered, dismiss],
    state: 'idle',
    context: { withdrawal: '', message: '' },
    emitted,
  },
  ...[300, 403, 404, 422, 429].map(
    (status): CancelRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and reloads the history`,
      input,
      steps: [...confirmed, { answer: 'cancelWithdraw', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, attempt: null },
      emitted,
    }),
  ),
  {
    id: 'ERR-1',
    title: 'bool false shows the server’s message',
    input,
    steps: [...confirmed, { answer: 'cancelWithdraw', with: { ...cancelled, bool: false, text: 'Decided already.' } }],
    state: 'refused',
    context: { message: 'Decided already.' },
    emitted,
  },
  {
    id: 'ERR-1',
    title: 'a refusal without a message is an unexpected error',
    input,
    steps: [...confirmed, { answer: 'cancelWithdraw', with: refusal(404, '') }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
    emitted,
  },
  {
    id: 'ERR-1',
    title: 'a dismissed refusal leaves no question open',
    input,
    steps: [...confirmed, { answer: 'cancelWithdraw', with: refusal(404) }, dismiss],
    state: 'idle',
    context: { withdrawal: '', message: '' },
    emitted,
  },
  ...(
    [
      ['409', { answer: 'cancelWithdraw', with: refusal(409) }, 'words of 409'],
      ['500', { answer: 'cancelWithdraw', with: refusal(500) }, 'words of 500'],
      [
        '200 without the withdrawal',
        { answer: 'cancelWithdraw', with: { ...cancelled, body: null } },
        'An unexpected error occurred.',
      ],
      ['no network', offline, 'network error'],
      ['any other failure', { fail: 'cancelWithdraw', with: new Error('The disk is full') }, 'The disk is full'],
      ['no answer within 20 seconds', { wait: 20_000 }, 'network error'],
    ] as const
  ).map(
    ([what, step, message]): CancelRow => ({
      id: 'WD-5',
      title: `${what} leaves the outcome unknown and reloads the history`,
      also: ['LOGIN-7', 'ERR-1'],
      input,
      steps: [...confirmed, step],
      state: 'outcomeUnknown',
      context: { message, withdrawal },
      emitted,
    }),
  ),
  {
    id: 'WD-5',
    title: 'a withdrawal that was decided elsewhere is not asked about again',
    also: ['QA-7'],
    input,
    steps: [...confirmed, { answer: 'cancelWithdraw', with: { ...refusal(409), code: 'wrong_state' } }, dismiss],
    state: 'idle',
    context: { withdrawal: '', attempt: null, message: '' },
    emitted,
  },
  {
    id: 'WD-5',
    title: 'dismissed, the question is shown again',
    input,
    steps: [...confirmed, offline, dismiss],
    state: 'confirming',
    context: { withdrawal, message: '' },
    emitted,
  },
  {
    id: 'WD-5',
    title: 'and the same attempt is sent again under the same id, even after it was kept in between',
    input,
    steps: [...confirmed, offline, dismiss, dismissCancel, request(withdrawal), confirm('try-2')],
    state: 'cancelling',
    calls: { cancelWithdraw: [first, first] },
    emitted,
  },
  {
    id: 'WD-5',
    title: 'cancelling another withdrawal is a new attempt',
    input,
    steps: [...confirmed, offline, dismiss, dismissCancel, request(other), confirm('try-2')],
    state: 'cancelling',
    calls: { cancelWithdraw: [first, { ...first, _id: other, attemptId: 'try-2' }] },
    emitted,
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal',
    input,
    steps: [...confirmed, { fail: 'cancelWithdraw', with: new Unauthorized() }],
    state: 'confirming',
    context: { withdrawal, message: '' },
  },
];
