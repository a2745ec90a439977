import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { freezeAccountMachine } from './machine.ts';

type FreezeStep = Step<typeof freezeAccountMachine>;
type FreezeRow = Row<typeof freezeAccountMachine>;

const token = new Secret('token-of-a-mail');
const input = { token };
const confirm: FreezeStep = { send: { type: 'confirmed' } };

/** The status table of freezing an account with the link of a notice. */
export const freezeAccountSpec: readonly FreezeRow[] = [
  {
    id: 'PAYOUT-5',
    title: 'opening the link sends nothing, however long the page is open',
    input,
    steps: [{ wait: 60_000 }],
    state: 'asking',
    context: { message: '' },
    calls: { freezeAccount: [] },
  },
  {
    id: 'PAYOUT-5',
    title: 'opened without the token it says what is missing',
    input: { token: null },
    steps: [],
    state: 'badLink',
    context: { message: 'This link is incomplete. Open it again from the email, or copy all of it.' },
  },
  {
    id: 'PAYOUT-5',
    title: 'repeated presses send once',
    input,
    steps: [confirm, confirm, confirm],
    state: 'freezing',
    calls: { freezeAccount: [{ token }] },
  },
  {
    id: 'PAYOUT-5',
    title: '200 says that the account is frozen, and sends nothing more',
    input,
    steps: [confirm, { answer: 'freezeAccount', with: success(null) }, confirm],
    state: 'frozen',
    context: { message: '' },
    calls: { freezeAccount: [{ token }] },
  },
  {
    id: 'PAYOUT-5',
    title: '400 says on the page why the link does not work',
    input,
    steps: [confirm, { answer: 'freezeAccount', with: refusal(400) }],
    state: 'badLink',
    context: { message: 'words of 400' },
  },
  ...[422, 429, 500].map(
    (status): FreezeRow => ({
      id: 'PAYOUT-5',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      input,
      steps: [confirm, { answer: 'freezeAccount', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'PAYOUT-5',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    input,
    steps: [confirm, { answer: 'freezeAccount', with: { ...success(null, false), text: 'not now' } }],
    state: 'refused',
    context: { message: 'not now' },
  },
  {
    id: 'PAYOUT-5',
    title: 'after a dismissed refusal the question is shown again, and nothing is sent by itself',
    input,
    steps: [confirm, { answer: 'freezeAccount', with: refusal(500) }, { send: { type: 'message.dismissed' } }],
    state: 'asking',
    context: { message: '', token },
    calls: { freezeAccount: [{ token }] },
  },
  {
    id: 'PAYOUT-5',
    title: 'after a dismissed refusal it can be tried again with the same link',
    input,
    steps: [
      confirm,
      { answer: 'freezeAccount', with: refusal(500) },
      { send: { type: 'message.dismissed' } },
      confirm,
      { answer: 'freezeAccount', with: success(null) },
    ],
    state: 'frozen',
    context: { message: '', token },
    calls: { freezeAccount: [{ token }, { token }] },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['PAYOUT-5'],
    input,
    steps: [confirm, { fail: 'freezeAccount', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['PAYOUT-5'],
    input,
    steps: [confirm, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
];
