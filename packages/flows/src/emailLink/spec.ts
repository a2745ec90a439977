import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { emailLinkMachine } from './machine.ts';

type LinkStep = Step<typeof emailLinkMachine>;
type LinkRow = Row<typeof emailLinkMachine>;

const token = new Secret('token-of-a-mail');
const input = { act: 'confirm', token } as const;
const call = { act: 'confirm', token } as const;
const confirm: LinkStep = { send: { type: 'confirmed' } };

/** The status table of the links that confirm or undo a change of email. */
export const emailLinkSpec: readonly LinkRow[] = [
  {
    id: 'AUTH-3',
    title: 'opening the link sends nothing, however long the page is open',
    input,
    steps: [{ wait: 60_000 }],
    state: 'asking',
    context: { message: '' },
    calls: { followEmailLink: [] },
  },
  {
    id: 'AUTH-3',
    title: 'opened without the token it says what is missing',
    input: { act: 'undo', token: null },
    steps: [],
    state: 'badLink',
    context: { message: 'This link is incomplete. Open it again from the email, or copy all of it.' },
  },
  ...(['confirm', 'undo'] as const).map(
    (act): LinkRow => ({
      id: 'AUTH-3',
      title: `repeated presses send the link’s action once: ${act}`,
      input: { act, token },
      steps: [confirm, confirm, confirm],
      state: 'sending',
      calls: { followEmailLink: [{ act, token }] },
    }),
  ),
  {
    id: 'AUTH-3',
    title: '200 says that the account has the email of the link, and sends nothing more',
    input,
    steps: [confirm, { answer: 'followEmailLink', with: success(null) }, confirm],
    state: 'done',
    context: { message: '' },
    calls: { followEmailLink: [call] },
  },
  {
    id: 'AUTH-3',
    title: '400 says on the page why the link does not work',
    input,
    steps: [confirm, { answer: 'followEmailLink', with: refusal(400) }],
    state: 'badLink',
    context: { message: 'words of 400' },
  },
  {
    id: 'AUTH-3',
    title: '409 says on the page that another account has the email',
    input,
    steps: [confirm, { answer: 'followEmailLink', with: refusal(409) }],
    state: 'taken',
    context: { message: 'words of 409' },
  },
  ...[422, 429, 500].map(
    (status): LinkRow => ({
      id: 'AUTH-3',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      input,
      steps: [confirm, { answer: 'followEmailLink', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'AUTH-3',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    input,
    steps: [confirm, { answer: 'followEmailLink', with: { ...success(null, false), text: 'not now' } }],
    state: 'refused',
    context: { message: 'not now' },
  },
  {
    id: 'AUTH-3',
    title: 'after a dismissed refusal the question is shown again, and nothing is sent by itself',
    input,
    steps: [confirm, { answer: 'followEmailLink', with: refusal(500) }, { send: { type: 'message.dismissed' } }],
    state: 'asking',
    context: { message: '', token },
    calls: { followEmailLink: [call] },
  },
  {
    id: 'AUTH-3',
    title: 'after a dismissed refusal it can be tried again with the same link',
    input,
    steps: [
      confirm,
      { answer: 'followEmailLink', with: refusal(500) },
      { send: { type: 'message.dismissed' } },
      confirm,
      { answer: 'followEmailLink', with: success(null) },
    ],
    state: 'done',
    context: { message: '', token },
    calls: { followEmailLink: [call, call] },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['AUTH-3'],
    input,
    steps: [confirm, { fail: 'followEmailLink', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['AUTH-3'],
    input,
    steps: [confirm, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
];
