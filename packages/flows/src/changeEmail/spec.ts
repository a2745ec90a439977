import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { changeEmailMachine } from './machine.ts';

type ChangeStep = Step<typeof changeEmailMachine>;
type ChangeRow = Row<typeof changeEmailMachine>;

const input = { current: 'ada@example.com' };
const type = (value: string): ChangeStep => ({ send: { type: 'email.changed', value } });
const submit: ChangeStep = { send: { type: 'submitted' } };
const requestChange: readonly ChangeStep[] = [type(' ada.new@example.com '), submit];
const sent = { email: 'ada.new@example.com' };
const accepted = { ...success(null), text: 'words of 200' };
const stepUpNeeded: ChangeStep = { answer: 'changeEmail', with: { ...refusal(403), code: 'step_up_needed' } };

const form: readonly ChangeRow[] = [
  {
    id: 'AUTH-3',
    title: 'starts with an empty form',
    input,
    steps: [],
    state: 'editing',
    context: { current: 'ada@example.com', email: '', error: null, message: '' },
  },
  {
    id: 'AUTH-3',
    title: 'an empty email is not sent',
    input,
    steps: [submit],
    state: 'editing',
    context: { error: null },
    calls: { changeEmail: [] },
  },
  {
    id: 'AUTH-3',
    title: 'an invalid email shows its error',
    input,
    steps: [type('ada'), submit],
    state: 'editing',
    context: { error: 'Enter a valid email' },
    calls: { changeEmail: [] },
  },
  {
    id: 'AUTH-3',
    title: 'the current email is not sent',
    input,
    steps: [type('ADA@example.com'), submit],
    state: 'editing',
    context: { error: 'This is already your email.' },
    calls: { changeEmail: [] },
  },
  {
    id: 'AUTH-3',
    title: 'editing the email clears its error',
    input,
    steps: [type('ada'), submit, type('ada@')],
    state: 'editing',
    context: { email: 'ada@', error: null },
  },
  {
    id: 'AUTH-3',
    title: 'repeated presses send one request, without surrounding blanks',
    input,
    steps: [...requestChange, submit, submit],
    state: 'submitting',
    calls: { changeEmail: [sent] },
  },
];

const answers: readonly ChangeRow[] = [
  {
    id: 'AUTH-3',
    title: '200 shows the server’s message',
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: accepted }],
    state: 'sent',
    context: { message: 'words of 200' },
  },
  {
    id: 'AUTH-3',
    title: 'from there the form can be used again',
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: accepted }, { send: { type: 'form.reopened' } }],
    state: 'editing',
    context: { message: '', email: ' ada.new@example.com ' },
  },
  {
    id: 'AUTH-3',
    title: '422 shows the server’s message at the email, until it is edited',
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: refusal(422) }],
    state: 'editing',
    context: { error: 'words of 422', message: '', email: ' ada.new@example.com ' },
  },
  {
    id: 'AUTH-3',
    title: 'an email that the server refused can be sent again, which clears its error',
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: refusal(422) }, submit],
    state: 'submitting',
    context: { error: null },
    calls: { changeEmail: [sent, sent] },
  },
  ...[403, 429, 500].map(
    (status): ChangeRow => ({
      id: 'AUTH-3',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      input,
      steps: [...requestChange, { answer: 'changeEmail', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'AUTH-3',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: { ...accepted, bool: false } }],
    state: 'refused',
    context: { message: 'words of 200' },
  },
  {
    id: 'AUTH-3',
    title: 'a dismissed refusal leaves the form unchanged',
    input,
    steps: [...requestChange, { answer: 'changeEmail', with: refusal(429) }, { send: { type: 'message.dismissed' } }],
    state: 'editing',
    context: { message: '', email: ' ada.new@example.com ' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, { fail: 'changeEmail', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token is reported by the session',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, { fail: 'changeEmail', with: new Unauthorized() }],
    state: 'editing',
    context: { message: '', email: ' ada.new@example.com ' },
  },
];

const proofs: readonly ChangeRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'when the server requires a step-up, no refusal is shown',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, stepUpNeeded],
    state: 'proving',
    context: { message: '', error: null },
    calls: { changeEmail: [sent] },
  },
  {
    id: 'PAYOUT-4',
    title: 'once proved it is sent again',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, stepUpNeeded, { send: { type: 'proved' } }],
    state: 'submitting',
    calls: { changeEmail: [sent, sent] },
  },
  {
    id: 'PAYOUT-4',
    title: 'without a proof the form is shown again, and what was typed stays',
    also: ['AUTH-3'],
    input,
    steps: [...requestChange, stepUpNeeded, { send: { type: 'proof.left' } }],
    state: 'editing',
    context: { message: '', email: ' ada.new@example.com ' },
    calls: { changeEmail: [sent] },
  },
];

/** The status table of requesting a change of email. */
export const changeEmailSpec: readonly ChangeRow[] = [...form, ...answers, ...proofs];
