import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { ada, adasSignIn, noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { verifyEmailMachine } from './machine.ts';

type VerifyStep = Step<typeof verifyEmailMachine>;
type VerifyRow = Row<typeof verifyEmailMachine>;

const code = new Secret('0417');
const submit: VerifyStep = { send: { type: 'code.submitted', code } };
const dismiss: VerifyStep = { send: { type: 'message.dismissed' } };
const input = { email: 'ada@example.com' };
const call = { email: 'ada@example.com', code };
const established = { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 24, at: noon } as const;

/** The status table of email verification. */
export const verifyEmailSpec: readonly VerifyRow[] = [
  {
    id: 'VERIFY-1',
    title: 'starts with an empty code field',
    input,
    steps: [],
    state: 'editing',
    context: { message: '' },
  },
  {
    id: 'VERIFY-1',
    title: 'opened without an email it leads back to the login page',
    input: {},
    steps: [],
    state: 'noEmail',
    output: { type: 'navigate', to: '/login', replace: true },
  },
  ...['', '041', '04170', 'o417', ' 417'].map(
    (typed): VerifyRow => ({
      id: 'VERIFY-1',
      title: `'${typed}' is not sent`,
      input,
      steps: [{ send: { type: 'code.submitted', code: new Secret(typed) } }],
      state: 'editing',
      calls: { verifyEmail: [] },
    }),
  ),
  {
    id: 'VERIFY-1',
    title: 'four digits are sent with the email, once, even with repeated presses',
    input,
    steps: [submit, submit, submit],
    state: 'submitting',
    calls: { verifyEmail: [call] },
  },
  {
    id: 'VERIFY-2',
    title: '200 opens the session and goes to the dashboard',
    input,
    steps: [submit, { answer: 'verifyEmail', with: success(adasSignIn) }],
    state: 'verified',
    output: { type: 'navigate', to: '/invest', replace: true },
    emitted: [established],
  },
  {
    id: 'VERIFY-2',
    title: '200 goes to the page that was requested before',
    also: ['ROUTE-6'],
    input: { ...input, returnTo: '/withdraw' },
    steps: [submit, { answer: 'verifyEmail', with: success(adasSignIn) }],
    state: 'verified',
    output: { type: 'navigate', to: '/withdraw', replace: true },
    emitted: [established],
  },
  {
    id: 'VERIFY-2',
    title: '200 without session data is an unexpected error',
    also: ['ERR-1'],
    input,
    steps: [submit, { answer: 'verifyEmail', with: { ...success(adasSignIn), body: null } }],
    state: 'failed',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'VERIFY-3',
    title: '400 shows response.message at the code, and the field is emptied (P-11)',
    also: ['ERR-1'],
    input,
    steps: [submit, { answer: 'verifyEmail', with: refusal(400) }],
    state: 'editing',
    context: { message: '', error: 'words of 400', wrong: 1 },
  },
  {
    id: 'VERIFY-3',
    title: 'the next code clears the error of the previous one, and is counted too (P-11)',
    input,
    steps: [
      submit,
      { answer: 'verifyEmail', with: refusal(400) },
      submit,
      { answer: 'verifyEmail', with: refusal(400) },
      submit,
    ],
    state: 'submitting',
    context: { error: '', wrong: 2 },
  },
  ...[300, 404, 500, 429].map(
    (status): VerifyRow => ({
      id: 'VERIFY-3',
      title: `${status} shows response.message`,
      also: ['ERR-1'],
      input,
      steps: [submit, { answer: 'verifyEmail', with: refusal(status) }],
      state: 'failed',
      context: { message: `words of ${status}`, error: '', wrong: 0 },
    }),
  ),
  {
    id: 'VERIFY-3',
    title: 'once dismissed the code can be tried again',
    input,
    steps: [submit, { answer: 'verifyEmail', with: refusal(404) }, dismiss],
    state: 'editing',
    context: { message: '', email: 'ada@example.com' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is reported',
    input,
    steps: [submit, { fail: 'verifyEmail', with: new TransportFailure() }],
    state: 'failed',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    input,
    steps: [submit, { wait: 20_000 }],
    state: 'failed',
    context: { message: 'network error' },
  },
];
