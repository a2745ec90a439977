import { TransportFailure } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { forgotPasswordMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const forgotPasswordCases = {
  tags: { busy: ['submitting'], modal: ['refused'] },
  inputs: [undefined],
  events: {
    'email.changed': [
      { type: 'email.changed', value: 'ada@example.com' },
      { type: 'email.changed', value: 'ada' },
      { type: 'email.changed', value: '' },
    ],
    submitted: [{ type: 'submitted' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'form.reopened': [{ type: 'form.reopened' }],
  },
  answers: { forgotPassword: [{ ...success(null), text: 'words of 200' }, refusal(429), refusal(500, '')] },
  failures: [new TransportFailure(), new Error('')],
  keyOf: ({ email, error }) => [email, error],
  invariants: {
    'a request runs only while submitting': ({ state, pending }) => (state === 'submitting') === pending.length > 0,
    'a message is set only in the modal and after sending': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'sent'),
    'an error is set only in the form': ({ state, context }) => context.error === null || state === 'editing',
  },
} as const satisfies Cases<typeof forgotPasswordMachine>;
