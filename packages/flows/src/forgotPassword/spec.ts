import { TransportFailure } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { forgotPasswordMachine } from './machine.ts';

type ForgotStep = Step<typeof forgotPasswordMachine>;
type ForgotRow = Row<typeof forgotPasswordMachine>;

const type = (value: string): ForgotStep => ({ send: { type: 'email.changed', value } });
const submit: ForgotStep = { send: { type: 'submitted' } };
const submitEmail: readonly ForgotStep[] = [type(' ada@example.com '), submit];
const accepted = { ...success(null), text: 'words of 200' };

/** The status table of requesting a new password. */
export const forgotPasswordSpec: readonly ForgotRow[] = [
  {
    id: 'AUTH-1',
    title: 'starts with an empty form',
    steps: [],
    state: 'editing',
    context: { email: '', error: null },
  },
  {
    id: 'AUTH-1',
    title: 'an empty email is not sent',
    steps: [submit],
    state: 'editing',
    context: { error: null },
    calls: { forgotPassword: [] },
  },
  {
    id: 'AUTH-1',
    title: 'an invalid email shows its error',
    steps: [type('ada'), submit],
    state: 'editing',
    context: { error: 'Enter a valid email' },
    calls: { forgotPassword: [] },
  },
  {
    id: 'AUTH-1',
    title: 'editing the email clears its error',
    steps: [type('ada'), submit, type('ada@')],
    state: 'editing',
    context: { email: 'ada@', error: null },
  },
  {
    id: 'AUTH-1',
    title: 'repeated presses send one request, without surrounding blanks',
    steps: [...submitEmail, submit, submit],
    state: 'submitting',
    calls: { forgotPassword: [{ email: 'ada@example.com' }] },
  },
  {
    id: 'AUTH-1',
    title: '200 shows the server’s message on the page',
    steps: [...submitEmail, { answer: 'forgotPassword', with: accepted }],
    state: 'sent',
    context: { message: 'words of 200' },
  },
  {
    id: 'AUTH-1',
    title: 'from there the form can be used again',
    steps: [...submitEmail, { answer: 'forgotPassword', with: accepted }, { send: { type: 'form.reopened' } }],
    state: 'editing',
    context: { message: '', email: ' ada@example.com ' },
  },
  ...[422, 429, 500].map(
    (status): ForgotRow => ({
      id: 'AUTH-1',
      title: `${status} shows the server’s message in a modal`,
      also: ['ERR-1'],
      steps: [...submitEmail, { answer: 'forgotPassword', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'AUTH-1',
    title: '200 with bool false is a refusal',
    also: ['ERR-1'],
    steps: [...submitEmail, { answer: 'forgotPassword', with: { ...accepted, bool: false } }],
    state: 'refused',
    context: { message: 'words of 200' },
  },
  {
    id: 'AUTH-1',
    title: 'a dismissed refusal leaves the form unchanged',
    steps: [...submitEmail, { answer: 'forgotPassword', with: refusal(429) }, { send: { type: 'message.dismissed' } }],
    state: 'editing',
    context: { message: '', email: ' ada@example.com ' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    also: ['AUTH-1'],
    steps: [...submitEmail, { fail: 'forgotPassword', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['AUTH-1'],
    steps: [...submitEmail, { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
];
