import { navigate } from '../intent.ts';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { closeAccountMachine } from './machine.ts';

type CloseStep = Step<typeof closeAccountMachine>;
type CloseRow = Row<typeof closeAccountMachine>;

const tick = (value: boolean): CloseStep => ({ send: { type: 'understood.changed', value } });
const submit: CloseStep = { send: { type: 'submitted' } };
const ask: readonly CloseStep[] = [tick(true), submit];
const whoIsThere: CloseStep = { answer: 'closeAccount', with: { ...refusal(403), code: 'step_up_needed' } };
const blockedBy: CloseStep = { answer: 'closeAccount', with: refusal(409) };
const output = navigate('/account-closed', { replace: true, state: { closed: 'now' } });

const question: readonly CloseRow[] = [
  {
    id: 'AUTH-9',
    title: 'opening the question sends nothing, however long it is open',
    steps: [{ wait: 60_000 }],
    state: 'asking',
    context: { isUnderstood: false, blocker: '', message: '' },
    calls: { closeAccount: [] },
  },
  {
    id: 'AUTH-9',
    title: 'nothing is closed before it is ticked that it cannot be undone',
    steps: [submit, tick(true), tick(false), submit],
    state: 'asking',
    calls: { closeAccount: [] },
  },
  {
    id: 'AUTH-9',
    title: 'many presses ask once',
    steps: [...ask, submit, submit],
    state: 'closing',
    calls: { closeAccount: [null] },
  },
];

const answers: readonly CloseRow[] = [
  {
    id: 'AUTH-9',
    title: '200 leads to the page that says that it is closed',
    steps: [...ask, { answer: 'closeAccount', with: success(null) }],
    state: 'closed',
    output,
  },
  {
    id: 'AUTH-9',
    title: '409 says beside the question what is in the way',
    steps: [...ask, blockedBy],
    state: 'asking',
    context: { blocker: 'words of 409', message: '', isUnderstood: true },
  },
  {
    id: 'AUTH-9',
    title: 'once that is settled it can be asked again, and its words go',
    steps: [...ask, blockedBy, submit],
    state: 'closing',
    context: { blocker: '' },
    calls: { closeAccount: [null, null] },
  },
  ...[403, 429, 500].map(
    (status): CloseRow => ({
      id: 'AUTH-9',
      title: `${status} shows the words of the server in a modal`,
      also: ['ERR-1'],
      steps: [...ask, { answer: 'closeAccount', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, blocker: '' },
    }),
  ),
  {
    id: 'AUTH-9',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    steps: [...ask, { answer: 'closeAccount', with: { ...success(null), text: 'words of 200', bool: false } }],
    state: 'refused',
  },
  {
    id: 'AUTH-9',
    title: 'a dismissed refusal leaves the question as it was',
    steps: [...ask, { answer: 'closeAccount', with: refusal(429) }, { send: { type: 'message.dismissed' } }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
  },
  {
    id: 'LOGIN-7',
    title: 'no network is said',
    also: ['AUTH-9'],
    steps: [...ask, { fail: 'closeAccount', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is no network',
    also: ['AUTH-9'],
    steps: [...ask, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a refused token is the session’s to tell',
    also: ['AUTH-9'],
    steps: [...ask, { fail: 'closeAccount', with: new Unauthorized() }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
  },
];

const proofs: readonly CloseRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'where the server asks who is there, nothing is said to be refused',
    also: ['AUTH-9'],
    steps: [...ask, whoIsThere],
    state: 'proving',
    context: { message: '', blocker: '' },
    calls: { closeAccount: [null] },
  },
  {
    id: 'PAYOUT-4',
    title: 'once that is proved it is asked again',
    also: ['AUTH-9'],
    steps: [...ask, whoIsThere, { send: { type: 'proved' } }],
    state: 'closing',
    calls: { closeAccount: [null, null] },
  },
  {
    id: 'PAYOUT-4',
    title: 'without a proof the question is back, and nothing is closed',
    also: ['AUTH-9'],
    steps: [...ask, whoIsThere, { send: { type: 'proof.left' } }],
    state: 'asking',
    context: { message: '', isUnderstood: true },
    calls: { closeAccount: [null] },
  },
];

/** The status table of closing the account. */
export const closeAccountSpec: readonly CloseRow[] = [...question, ...answers, ...proofs];
