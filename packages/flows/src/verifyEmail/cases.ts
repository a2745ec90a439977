import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adasSignIn, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { verifyEmailMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const verifyEmailCases = {
  tags: { busy: ['submitting'], modal: ['failed'] },
  inputs: [{ email: 'ada@example.com' }, {}],
  events: {
    'code.submitted': [
      { type: 'code.submitted', code: new Secret('0417') },
      { type: 'code.submitted', code: new Secret('041') },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { verifyEmail: [success(adasSignIn), { ...success(adasSignIn), body: null }, refusal(400), refusal(404)] },
  failures: [new TransportFailure()],
  keyOf: ({ email }) => email,
  secrets: ['0417'],
  invariants: {
    'a session is opened at most once': ({ emitted }) => emitted.length <= 1,
    'a check runs only while submitting': ({ state, pending }) => (state === 'submitting') === pending.length > 0,
    'a message is set only in the modal': ({ state, context }) => (context.message !== '') === (state === 'failed'),
    'an error of the code is set only while it can be entered again': ({ state, context }) =>
      context.error === '' || state === 'editing',
  },
} as const satisfies Cases<typeof verifyEmailMachine>;
