import { navigate } from '../intent.ts';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { closeAccountMachine } from './machine.ts';

type CloseStep = Step<typeof closeAccountMachine>;
type CloseRow = Row<typeof closeAccountMachine>;

const tick = (value: boolean): CloseStep => ({ send: { type: 'understood.changed', value } });
const submit: CloseStep = { send: { type: 'submitted' } };
const submitForm: readonly CloseStep[] = [tick(true), submit];
const stepUpNeeded: CloseStep = { answer: 'closeAccount', with: { ...refusal(403), code: 'step_up_needed' } };
const blockedBy: CloseStep = { answer: 'closeAccount', with: refusal(409) };
const output = navigate('/account-closed', { replace: true, state: { closed: 'now' } });

const question: readonly CloseRow[] = [
  {
    id: 'AUTH-9',
    title: 'opening the question sends nothing, however long it stays open',
    steps: [{ wait: 60_000 }],
    state: 'asking',
    context: { isUnderstood: false, blocker: '', message: '' },
    calls: { closeAccount: [] },
  },
  {
    id: 'AUTH-9',
    title: 'nothing is closed before the box is ticked',
    steps: [submit, tick(true), tick(false), submit],
    state: 'asking',
    calls: { closeAccount: [] },
  },
  {
    id: 'AUTH-9',
    title: 'repeated presses send one request',
    steps: [...submitForm, submit, submit],
    state: 'closing',
    calls: { closeAccount: [null] },
  },
];

const answers: readonly CloseRow[] = [
  {
    id: 'AUTH-9',
    title: '200 leads to the page that says the account is closed',
    steps: [...submitForm, { answer: 'closeAccount', with: success(null) }],
    state: 'closed',
    output,
  },
  {
    id: 'AUTH-9',
    title: '409 shows beside the question what prevents closing',
    steps: [...submitForm, blockedBy],
    state: 'asking',
    context: { blocker: 'words of 409', message: '', isUnderstood: true },
  },
  {
    id: 'AUTH-9',
    title: 'once that is settled closing can be tried again, which clears the message',
    steps: [...submitForm, blockedBy, submit],
    state: 'closing',
    context: { blocker: '' },
    calls: { closeAccount: [null, null] },
  },
  ...[403, 429, 500].map(
    (status): CloseRow => ({
      id: 'AUTH-9',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      steps: [...submitForm, { answer: 'closeAccount', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, blocker: '' },
    }),
  ),
  {
    id: 'AUTH-9',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    steps: [...submitForm, { answer: 'closeAccount', with: { ...success(null), text: 'words of 200', bool: false } }],
    state: 'refused',
  },
  {
    id: 'AUTH-9',
    title: 'a dismissed refusal leaves the question unchanged',
    steps: [...submitForm, { answer: 'closeAccount', with: refusal(429) }, { send: { type: 'message.dismissed' } }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['AUTH-9'],
    steps: [...submitForm, { fail: 'closeAccount', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['AUTH-9'],
    steps: [...submitForm, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token is reported by the session',
    also: ['AUTH-9'],
    steps: [...submitForm, { fail: 'closeAccount', with: new Unauthorized() }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
  },
];

const proofs: readonly CloseRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'when the server requires a step-up, no refusal is shown',
    also: ['AUTH-9'],
    steps: [...submitForm, stepUpNeeded],
    state: 'proving',
    context: { message: '', blocker: '' },
    calls: { closeAccount: [null] },
  },
  {
    id: 'PAYOUT-4',
    title: 'once proved it is sent again',
    also: ['AUTH-9'],
    steps: [...submitForm, stepUpNeeded, { send: { type: 'proved' } }],
    state: 'closing',
    calls: { closeAccount: [null, null] },
  },
  {
    id: 'PAYOUT-4',
    title: 'without a proof the question is shown again, and nothing is closed',
    also: ['AUTH-9'],
    steps: [...submitForm, stepUpNeeded, { send: { type: 'proof.left' } }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
    calls: { closeAccount: [null] },
  },
];

/** The status table of closing the account. */
export const closeAccountSpec: readonly CloseRow[] = [...question, ...answers, ...proofs];
