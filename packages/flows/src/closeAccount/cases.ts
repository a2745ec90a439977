import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { closeAccountMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const closeAccountCases = {
  tags: { busy: ['closing'], modal: ['refused'] },
  inputs: [undefined],
  events: {
    'understood.changed': [
      { type: 'understood.changed', value: true },
      { type: 'understood.changed', value: false },
    ],
    submitted: [{ type: 'submitted' }],
    proved: [{ type: 'proved' }],
    'proof.left': [{ type: 'proof.left' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    closeAccount: [
      success(null),
      { ...refusal(403), code: 'step_up_needed' },
      refusal(409),
      refusal(429),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized(), new Error('')],
  keyOf: ({ isUnderstood, blocker }) => [isUnderstood, blocker],
  invariants: {
    'a request runs only while closing': ({ state, pending }) => (state === 'closing') === pending.length > 0,
    'nothing is sent before the confirmation is ticked': ({ state, context }) =>
      context.isUnderstood || state === 'asking',
    'a message is set only in the modal': ({ state, context }) => (context.message !== '') === (state === 'refused'),
    'the reason that prevents closing is set only with the question': ({ state, context }) =>
      context.blocker === '' || state === 'asking',
  },
} as const satisfies Cases<typeof closeAccountMachine>;
