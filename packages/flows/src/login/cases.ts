import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adasSignIn, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { loginMachine } from './machine.ts';
import { isComplete } from './rules.ts';

/** Examples for generated runs: one of each kind that a guard tells apart. */
export const loginCases = {
  inputs: [{}, { returnTo: '/withdraw' }],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'email', value: 'ada@example.com' },
      { type: 'field.changed', name: 'email', value: 'ada' },
      { type: 'field.changed', name: 'email', value: '' },
      { type: 'field.changed', name: 'password' },
    ],
    submitted: [
      { type: 'submitted', password: new Secret('opensesame') },
      { type: 'submitted', password: new Secret('abc') },
      { type: 'submitted', password: new Secret('x'.repeat(129)) },
      { type: 'submitted', password: new Secret('') },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    login: [
      success(adasSignIn),
      { ...success(adasSignIn), body: null },
      refusal(202),
      refusal(404),
      refusal(422),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Error('')],
  keyOf: ({ email, errors, returnTo }) => [email, errors, returnTo],
  secrets: ['opensesame'],
  invariants: {
    'nothing is sent without an e-mail': ({ state, context }) =>
      state !== 'submitting' || isComplete(context.email, new Secret('opensesame')),
    'a session is opened at most once': ({ emitted }) => emitted.length <= 1,
    'a call runs only while submitting': ({ state, pending }) => (state === 'submitting') === pending.length > 0,
    'words show only in a modal': ({ state, context }) =>
      context.message === '' || ['refused', 'unknownAccount', 'signingUp'].includes(state),
  },
} as const satisfies Cases<typeof loginMachine>;
