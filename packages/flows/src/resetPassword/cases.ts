import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { resetPasswordMachine } from './machine.ts';

const typed = (password: string, again = password) =>
  ({ type: 'submitted', password: new Secret(password), confirmPassword: new Secret(again) }) as const;

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const resetPasswordCases = {
  tags: { busy: ['submitting'], modal: ['refused'] },
  inputs: [{ token: new Secret('token-of-a-mail') }, { token: null }],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'password' },
      { type: 'field.changed', name: 'confirmPassword' },
    ],
    submitted: [
      typed('lanternquay'),
      typed('lanternquay', 'otherquay'),
      typed('abc'),
      typed('x'.repeat(129)),
      typed(''),
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { resetPassword: [success(null), refusal(400), refusal(422), refusal(500, '')] },
  failures: [new TransportFailure(), new Error('')],
  keyOf: ({ token, errors }) => [token !== null, errors],
  secrets: ['lanternquay', 'token-of-a-mail'],
  invariants: {
    'a request runs only while submitting': ({ state, pending }) => (state === 'submitting') === pending.length > 0,
    'a message is set only in the modal and for a link that does not work': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'badLink'),
    'without a token nothing is sent': ({ state, context }) => context.token !== null || state === 'badLink',
  },
} as const satisfies Cases<typeof resetPasswordMachine>;
