import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { resetPasswordMachine } from './machine.ts';

type ResetStep = Step<typeof resetPasswordMachine>;
type ResetRow = Row<typeof resetPasswordMachine>;

const token = new Secret('token-of-a-mail');
const password = new Secret('lantern-quay');
const input = { token };
const send = (typed: string, again = typed): ResetStep => ({
  send: { type: 'submitted', password: new Secret(typed), confirmPassword: new Secret(again) },
});
const submit: ResetStep = { send: { type: 'submitted', password, confirmPassword: new Secret('lantern-quay') } };
const none = { password: null, confirmPassword: null };

/** The status table of setting a new password with a link. */
export const resetPasswordSpec: readonly ResetRow[] = [
  {
    id: 'AUTH-1',
    title: 'starts with an empty form',
    input,
    steps: [],
    state: 'editing',
    context: { message: '' },
  },
  {
    id: 'AUTH-1',
    title: 'opened without the token it says what is missing',
    input: { token: null },
    steps: [],
    state: 'badLink',
    context: {
      message: 'This link is incomplete. Open it again from the email, or copy all of it.',
    },
  },
  {
    id: 'AUTH-1',
    title: 'an empty form is not sent',
    input,
    steps: [send('')],
    state: 'editing',
    context: { errors: none },
    calls: { resetPassword: [] },
  },
  {
    id: 'AUTH-6',
    title: 'seven characters and two different passwords show their errors immediately',
    input,
    steps: [send('lantern', 'other')],
    state: 'editing',
    context: {
      errors: { password: 'Password must be at least 8 characters', confirmPassword: 'Passwords do not match' },
    },
    calls: { resetPassword: [] },
  },
  {
    id: 'AUTH-6',
    title: 'a password of 129 characters shows its error',
    input,
    steps: [send('x'.repeat(129))],
    state: 'editing',
    context: { errors: { ...none, password: 'Password must be at most 128 characters' } },
  },
  {
    id: 'AUTH-1',
    title: 'editing a field clears only its own error',
    input,
    steps: [send('lantern', 'other'), { send: { type: 'field.changed', name: 'password' } }],
    state: 'editing',
    context: { errors: { ...none, confirmPassword: 'Passwords do not match' } },
  },
  {
    id: 'AUTH-1',
    title: 'repeated presses send once, and clear the errors of the previous attempt',
    input,
    steps: [send('lantern', 'other'), submit, submit],
    state: 'submitting',
    context: { errors: none },
    calls: { resetPassword: [{ token, password }] },
  },
  {
    id: 'AUTH-1',
    title: '200 says so and goes to the login page',
    input,
    steps: [submit, { answer: 'resetPassword', with: success(null) }],
    state: 'done',
    output: { type: 'navigate', to: '/login', replace: true },
    emitted: [{ type: 'announce', text: 'Your new password is set. Log in with it.' }],
  },
  {
    id: 'AUTH-1',
    title: '400 says on the page why the link does not work',
    input,
    steps: [submit, { answer: 'resetPassword', with: refusal(400) }],
    state: 'badLink',
    context: { message: 'words of 400' },
  },
  {
    id: 'AUTH-6',
    title: '422 shows the server’s message at the password',
    also: ['AUTH-1', 'ERR-1'],
    input,
    steps: [submit, { answer: 'resetPassword', with: refusal(422) }],
    state: 'editing',
    context: { errors: { ...none, password: 'words of 422' }, message: '' },
  },
  ...[429, 500].map(
    (status): ResetRow => ({
      id: 'AUTH-1',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      input,
      steps: [submit, { answer: 'resetPassword', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'AUTH-1',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    input,
    steps: [submit, { answer: 'resetPassword', with: { ...success(null, false), text: 'not now' } }],
    state: 'refused',
    context: { message: 'not now' },
  },
  {
    id: 'AUTH-1',
    title: 'a dismissed refusal leaves the link unchanged',
    input,
    steps: [submit, { answer: 'resetPassword', with: refusal(500) }, { send: { type: 'message.dismissed' } }],
    state: 'editing',
    context: { message: '', token },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['AUTH-1'],
    input,
    steps: [submit, { fail: 'resetPassword', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['AUTH-1'],
    input,
    steps: [submit, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
];
