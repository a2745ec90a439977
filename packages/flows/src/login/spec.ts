import { TransportFailure } from '../reply.ts';
import { type FactorAsked, PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { ada, adasSignIn, noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { loginMachine } from './machine.ts';

type LoginStep = Step<typeof loginMachine>;

const typeEmail: LoginStep = { send: { type: 'field.changed', name: 'email', value: ' ada@example.com ' } };
const password = new Secret('opensesame');
const submit: LoginStep = { send: { type: 'submitted', password } };
const dismiss: LoginStep = { send: { type: 'message.dismissed' } };
const submitted: readonly LoginStep[] = [typeEmail, submit];
const answered = (status: number): readonly LoginStep[] => [...submitted, { answer: 'login', with: refusal(status) }];

const challenge = new Secret('challenge-of-adas-sign-in');
const factorRequested = (ways: FactorAsked['ways']): LoginStep => ({
  answer: 'login',
  with: { ...success({ challenge, ways, passkey: null }), status: 202 },
});
const passkey = { challenge: 'cmFuZG9t', rpId: 'invest.example.org' };
const asksPasskey: LoginStep = {
  answer: 'login',
  with: { ...success({ challenge, ways: ['recovery', 'passkey'], passkey }), status: 202 },
};
const usePasskey: LoginStep = { send: { type: 'passkey.requested' } };
const usingPasskey: readonly LoginStep[] = [...submitted, asksPasskey, usePasskey];
const signed = new Secret('{"id":"cGFzc2tleQ"}');
const toFactor: readonly LoginStep[] = [...submitted, factorRequested(['code', 'recovery'])];
const code = new Secret('041736');
const recoveryCode = new Secret('7k3m-9x2p-a4tz-5n8q');
const submitFactor: LoginStep = { send: { type: 'factor.submitted', proof: code } };
const toSignIn: readonly LoginStep[] = [...toFactor, submitFactor];
const chooseRecovery: LoginStep = { send: { type: 'way.chosen', way: 'recovery' } };
const leaveFactor: LoginStep = { send: { type: 'factor.left' } };
const noFactor = { factor: null, way: 'code', factorError: '', wrong: 0 } as const;

const unchangedEmail = { email: ' ada@example.com ' };
const noErrors = { email: null, password: null };
const established = { type: 'established', token: 'token-of-ada', user: ada, expiresInHours: 24, at: noon } as const;

/** The status table of signing in. */
export const loginSpec: readonly Row<typeof loginMachine>[] = [
  {
    id: 'LOGIN-1',
    title: 'starts with an empty form',
    steps: [],
    state: 'editing',
    context: { email: '', errors: noErrors, message: '' },
  },
  {
    id: 'LOGIN-2',
    title: 'an empty email is not accepted',
    steps: [submit],
    state: 'editing',
    context: { errors: noErrors },
    calls: { login: [] },
  },
  {
    id: 'LOGIN-2',
    title: 'an empty password is not accepted',
    steps: [typeEmail, { send: { type: 'submitted', password: new Secret('') } }],
    state: 'editing',
    context: { errors: noErrors },
    calls: { login: [] },
  },
  {
    id: 'LOGIN-2',
    title: 'an invalid email shows its error',
    steps: [{ send: { type: 'field.changed', name: 'email', value: 'ada@example' } }, submit],
    state: 'editing',
    context: { errors: { email: 'Enter a valid email', password: null } },
    calls: { login: [] },
  },
  {
    id: 'LOGIN-2',
    title: 'a password of three characters shows its error',
    steps: [typeEmail, { send: { type: 'submitted', password: new Secret('abc') } }],
    state: 'editing',
    context: { errors: { email: null, password: 'Password must be at least 4 characters' } },
    calls: { login: [] },
  },
  {
    id: 'LOGIN-2',
    title: 'a password of four characters is sent, and the email without surrounding blanks',
    steps: [typeEmail, { send: { type: 'submitted', password: new Secret('abcd') } }],
    state: 'submitting',
    calls: { login: [{ email: 'ada@example.com', password: new Secret('abcd') }] },
  },
  {
    id: 'LOGIN-2',
    title: 'a password of 129 characters shows its error',
    steps: [typeEmail, { send: { type: 'submitted', password: new Secret('x'.repeat(129)) } }],
    state: 'editing',
    context: { errors: { email: null, password: 'Password must be at most 128 characters' } },
    calls: { login: [] },
  },
  {
    id: 'LOGIN-2',
    title: 'editing a field clears only its own error',
    steps: [
      { send: { type: 'field.changed', name: 'email', value: 'ada' } },
      { send: { type: 'submitted', password: new Secret('abc') } },
      { send: { type: 'field.changed', name: 'password' } },
    ],
    state: 'editing',
    context: { email: 'ada', errors: { email: 'Enter a valid email', password: null } },
  },
  {
    id: 'LOGIN-2',
    title: 'submitting clears the errors of the previous attempt',
    steps: [typeEmail, { send: { type: 'submitted', password: new Secret('abc') } }, submit],
    state: 'submitting',
    context: { errors: noErrors },
  },
  {
    id: 'LOGIN-3',
    title: 'Enter and a click make one call',
    steps: [...submitted, submit, submit],
    state: 'submitting',
    calls: { login: [{ email: 'ada@example.com', password }] },
  },
  {
    id: 'LOGIN-3',
    title: '200 opens the session and goes to the dashboard',
    steps: [...submitted, { answer: 'login', with: success(adasSignIn) }],
    state: 'done',
    output: { type: 'navigate', to: '/invest', replace: true },
    emitted: [established],
  },
  {
    id: 'LOGIN-3',
    title: '200 goes to the page that was requested before the login',
    also: ['ROUTE-6'],
    input: { returnTo: '/deposit-detail?id=7' },
    steps: [...submitted, { answer: 'login', with: success(adasSignIn) }],
    state: 'done',
    output: { type: 'navigate', to: '/deposit-detail?id=7', replace: true },
    emitted: [established],
  },
  {
    id: 'LOGIN-3',
    title: 'a page of another site is not opened',
    also: ['ROUTE-6'],
    input: { returnTo: '//evil.example/invest' },
    steps: [...submitted, { answer: 'login', with: success(adasSignIn) }],
    state: 'done',
    output: { type: 'navigate', to: '/invest', replace: true },
    emitted: [established],
  },
  {
    id: 'LOGIN-3',
    title: '200 without session data is an unexpected error',
    also: ['ERR-1'],
    steps: [...submitted, { answer: 'login', with: { ...success(adasSignIn), body: null, text: 'Welcome' } }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'LOGIN-3',
    title: '200 with an expired session is an unexpected error',
    also: ['ERR-1'],
    steps: [...submitted, { answer: 'login', with: success({ ...adasSignIn, expiresIn: 0 }) }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'LOGIN-6',
    title: '200 with bool false shows the server’s message',
    steps: [...submitted, { answer: 'login', with: { ...refusal(200), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today' },
  },
  {
    id: 'LOGIN-4',
    title: '202 goes to verification with the email',
    steps: answered(202),
    state: 'unverified',
    output: { type: 'navigate', to: '/verification', state: { email: 'ada@example.com' } },
  },
  {
    id: 'LOGIN-4',
    title: '202 passes on the page that was requested before the login',
    also: ['ROUTE-6'],
    input: { returnTo: '/withdraw' },
    steps: answered(202),
    state: 'unverified',
    output: { type: 'navigate', to: '/verification', state: { email: 'ada@example.com', returnTo: '/withdraw' } },
  },
  {
    id: 'LOGIN-5',
    title: '404 shows the server’s message',
    steps: answered(404),
    state: 'unknownAccount',
    context: { message: 'words of 404' },
  },
  {
    id: 'LOGIN-5',
    title: '404, once dismissed, goes to sign-up',
    steps: [...answered(404), dismiss],
    state: 'signingUp',
    output: { type: 'navigate', to: '/signup' },
  },
  ...[422, 500, 300, 429].map((status) => ({
    id: 'LOGIN-6',
    title: `${status} shows the response text`,
    also: ['ERR-1'],
    steps: answered(status),
    state: 'refused',
    context: { ...unchangedEmail, message: `words of ${status}` },
  })),
  {
    id: 'LOGIN-6',
    title: 'a refusal without a message is an unexpected error',
    also: ['ERR-1'],
    steps: [...submitted, { answer: 'login', with: refusal(500, '') }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'LOGIN-6',
    title: 'a dismissed refusal leaves the form unchanged',
    steps: [...answered(422), dismiss],
    state: 'editing',
    context: { ...unchangedEmail, message: '' },
  },
  {
    id: 'LOGIN-7',
    title: 'without a network it shows network error and keeps what was typed',
    steps: [...submitted, { fail: 'login', with: new TransportFailure() }],
    state: 'refused',
    context: { ...unchangedEmail, message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'any other failure shows its own message',
    steps: [...submitted, { fail: 'login', with: new Error('The disk is full') }],
    state: 'refused',
    context: { ...unchangedEmail, message: 'The disk is full' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    steps: [...submitted, { wait: 20_000 }],
    state: 'refused',
    context: { ...unchangedEmail, message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'the second attempt after a failure is a separate call',
    steps: [...submitted, { fail: 'login', with: new TransportFailure() }, dismiss, submit],
    state: 'submitting',
    calls: {
      login: [
        { email: 'ada@example.com', password },
        { email: 'ada@example.com', password },
      ],
    },
  },
  {
    id: 'AUTH-4',
    title: 'an account with a second factor is asked for the code of its app (M-17)',
    steps: toFactor,
    state: 'askingFactor',
    context: {
      ...unchangedEmail,
      factor: { challenge, ways: ['code', 'recovery'], passkey: null },
      way: 'code',
      factorError: '',
    },
    emitted: [],
  },
  {
    id: 'AUTH-4',
    title: 'an account without a usable app is asked for a recovery code (M-17)',
    steps: [...submitted, factorRequested(['recovery'])],
    state: 'askingFactor',
    context: { way: 'recovery' },
  },
  {
    id: 'AUTH-4',
    title: 'an account with an unsupported factor is told so (M-17)',
    steps: [...submitted, factorRequested([])],
    state: 'refused',
    context: {
      ...unchangedEmail,
      ...noFactor,
      message: 'This account asks for a passkey, which this browser can’t use here. Try another browser or device.',
    },
  },
  {
    id: 'AUTH-4',
    title: '200 that asks for a second factor opens no session (M-17)',
    also: ['ERR-1'],
    steps: [...submitted, { answer: 'login', with: success({ challenge, ways: ['code'], passkey: null }) }],
    state: 'refused',
    context: { ...noFactor, message: 'An unexpected error occurred.' },
  },
  {
    id: 'AUTH-4',
    title: 'five digits are not sent (M-17)',
    steps: [...toFactor, { send: { type: 'factor.submitted', proof: new Secret('04173') } }],
    state: 'askingFactor',
    calls: { finishSignIn: [] },
  },
  {
    id: 'AUTH-4',
    title: 'six digits are sent with the challenge, once even with repeated presses (M-17)',
    steps: [...toSignIn, submitFactor, submitFactor],
    state: 'checkingFactor',
    calls: { finishSignIn: [{ challenge, way: 'code', proof: code }] },
  },
  {
    id: 'AUTH-4',
    title: 'the right code opens the session and goes to the requested page (M-17)',
    also: ['ROUTE-6'],
    input: { returnTo: '/withdraw' },
    steps: [...toSignIn, { answer: 'finishSignIn', with: success(adasSignIn) }],
    state: 'done',
    output: { type: 'navigate', to: '/withdraw', replace: true },
    emitted: [established],
  },
  {
    id: 'AUTH-4',
    title: 'a recovery code is accepted instead of a lost device (M-17)',
    steps: [...toFactor, chooseRecovery, { send: { type: 'factor.submitted', proof: recoveryCode } }],
    state: 'checkingFactor',
    context: { way: 'recovery' },
    calls: { finishSignIn: [{ challenge, way: 'recovery', proof: recoveryCode }] },
  },
  {
    id: 'AUTH-4',
    title: 'a factor that the account does not have cannot be chosen (M-17)',
    steps: [...submitted, factorRequested(['code']), chooseRecovery],
    state: 'askingFactor',
    context: { way: 'code' },
  },
  {
    id: 'AUTH-4',
    title: 'a wrong code is reported at its field, which is emptied (M-17)',
    also: ['ERR-1'],
    steps: [...toSignIn, { answer: 'finishSignIn', with: refusal(422) }],
    state: 'askingFactor',
    context: { message: '', factorError: 'words of 422', wrong: 1 },
  },
  {
    id: 'AUTH-4',
    title: 'the next code clears the error of the previous one, and is counted too (M-17)',
    steps: [
      ...toSignIn,
      { answer: 'finishSignIn', with: refusal(422) },
      submitFactor,
      { answer: 'finishSignIn', with: refusal(422) },
      submitFactor,
    ],
    state: 'checkingFactor',
    context: { factorError: '', wrong: 2 },
  },
  {
    id: 'AUTH-4',
    title: 'choosing another factor clears the error (M-17)',
    steps: [...toSignIn, { answer: 'finishSignIn', with: refusal(422) }, chooseRecovery],
    state: 'askingFactor',
    context: { factorError: '', way: 'recovery', wrong: 1 },
  },
  {
    id: 'AUTH-4',
    title: '200 without session data is an unexpected error after a code (M-17)',
    also: ['ERR-1'],
    steps: [...toSignIn, { answer: 'finishSignIn', with: { ...success(adasSignIn), body: null } }],
    state: 'factorFailed',
    context: { message: 'An unexpected error occurred.' },
  },
  ...[300, 404, 429, 500].map((status) => ({
    id: 'AUTH-4',
    title: `${status} to a code shows the response text (M-17)`,
    also: ['ERR-1'],
    steps: [...toSignIn, { answer: 'finishSignIn' as const, with: refusal(status) }],
    state: 'factorFailed',
    context: { message: `words of ${status}`, factorError: '', wrong: 0 },
  })),
  {
    id: 'AUTH-4',
    title: 'once dismissed the code can be sent again (M-17)',
    steps: [...toSignIn, { answer: 'finishSignIn', with: refusal(500) }, dismiss],
    state: 'askingFactor',
    context: { message: '', factor: { challenge, ways: ['code', 'recovery'], passkey: null } },
  },
  {
    id: 'AUTH-4',
    title: 'a login that took too long says so (M-17)',
    also: ['ERR-1'],
    steps: [...toSignIn, { answer: 'finishSignIn', with: refusal(400) }],
    state: 'factorExpired',
    context: { message: 'words of 400' },
  },
  {
    id: 'AUTH-4',
    title: 'a login that took too long starts again with the password (M-17)',
    steps: [...toSignIn, { answer: 'finishSignIn', with: refusal(400) }, dismiss],
    state: 'editing',
    context: { ...unchangedEmail, ...noFactor, message: '' },
  },
  {
    id: 'AUTH-4',
    title: 'it can be cancelled to use another account (M-17)',
    steps: [...toFactor, chooseRecovery, leaveFactor],
    state: 'editing',
    context: { ...unchangedEmail, ...noFactor },
  },
  {
    id: 'AUTH-4',
    title: 'a passkey is asked for first (M-17)',
    steps: [...submitted, asksPasskey],
    state: 'askingFactor',
    context: { way: 'passkey', factor: { challenge, ways: ['recovery', 'passkey'], passkey } },
    calls: { usePasskey: [] },
  },
  {
    id: 'AUTH-4',
    title:
      'the browser asks for the passkey once, even with repeated presses, and for as long as the person takes (M-17)',
    steps: [...usingPasskey, usePasskey, { wait: 240_000 }],
    state: 'usingPasskey',
    calls: { usePasskey: [passkey], finishSignIn: [] },
  },
  {
    id: 'AUTH-4',
    title: 'the passkey’s signature is sent with the challenge (M-17)',
    steps: [...usingPasskey, { answer: 'usePasskey', with: signed }],
    state: 'checkingFactor',
    calls: { finishSignIn: [{ challenge, way: 'passkey', proof: signed }] },
  },
  {
    id: 'AUTH-4',
    title: 'a passkey opens the session (M-17)',
    steps: [
      ...usingPasskey,
      { answer: 'usePasskey', with: signed },
      { answer: 'finishSignIn', with: success(adasSignIn) },
    ],
    state: 'done',
    output: { type: 'navigate', to: '/invest', replace: true },
    emitted: [established],
  },
  {
    id: 'AUTH-4',
    title: 'a closed passkey prompt can be opened again (M-17)',
    steps: [...usingPasskey, { fail: 'usePasskey', with: new PasskeyUnused() }],
    state: 'askingFactor',
    context: { factorError: 'No passkey was used. Try again, or choose another way.', wrong: 0, message: '' },
    calls: { finishSignIn: [] },
  },
  {
    id: 'AUTH-4',
    title: 'the next prompt clears the error of the previous one (M-17)',
    steps: [...usingPasskey, { fail: 'usePasskey', with: new PasskeyUnused() }, usePasskey],
    state: 'usingPasskey',
    context: { factorError: '' },
  },
  {
    id: 'AUTH-4',
    title: 'an answer without a signature is an unexpected error (M-17)',
    also: ['ERR-1'],
    steps: [...usingPasskey, { answer: 'usePasskey', with: null as unknown as Secret }],
    state: 'factorFailed',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'AUTH-4',
    title: 'a passkey prompt that fails says why (M-17)',
    also: ['ERR-1'],
    steps: [...usingPasskey, { fail: 'usePasskey', with: new Error('The file could not be loaded') }],
    state: 'factorFailed',
    context: { message: 'The file could not be loaded' },
  },
  {
    id: 'AUTH-4',
    title: 'a passkey that the server refuses is reported (M-17)',
    also: ['ERR-1'],
    steps: [...usingPasskey, { answer: 'usePasskey', with: signed }, { answer: 'finishSignIn', with: refusal(422) }],
    state: 'askingFactor',
    context: { factorError: 'words of 422', wrong: 1 },
  },
  {
    id: 'AUTH-4',
    title: 'another factor can be chosen while the browser prompts (M-17)',
    steps: [...usingPasskey, chooseRecovery],
    state: 'askingFactor',
    context: { way: 'recovery', factorError: '' },
  },
  {
    id: 'AUTH-4',
    title: 'a factor that the account does not have cannot be chosen while the browser prompts (M-17)',
    steps: [...usingPasskey, { send: { type: 'way.chosen', way: 'code' } }],
    state: 'usingPasskey',
    context: { way: 'passkey' },
  },
  {
    id: 'AUTH-4',
    title: 'it can be cancelled while the browser prompts (M-17)',
    steps: [...usingPasskey, leaveFactor],
    state: 'editing',
    context: { ...unchangedEmail, ...noFactor },
  },
  {
    id: 'AUTH-4',
    title: 'no passkey is prompted for after a code was chosen (M-17)',
    steps: [...toFactor, usePasskey],
    state: 'askingFactor',
    calls: { usePasskey: [] },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure while the code is checked is reported',
    also: ['AUTH-4'],
    steps: [...toSignIn, { fail: 'finishSignIn', with: new TransportFailure() }],
    state: 'factorFailed',
    context: { message: 'network error' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer to a code within 20 seconds is a network error',
    also: ['AUTH-4'],
    steps: [...toSignIn, { wait: 20_000 }],
    state: 'factorFailed',
    context: { message: 'network error' },
  },
];
