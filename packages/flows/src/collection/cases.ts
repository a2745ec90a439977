import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { collectionMachine } from './machine.ts';
import { loadFailures } from './messages.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const collectionCases = {
  tags: { loading: ['loading'], modal: ['failed'] },
  inputs: [
    { failureText: loadFailures.plans },
    { failureText: loadFailures.investmentData },
    { failureText: loadFailures.depositHandler },
    { failureText: loadFailures.investment },
    { failureText: loadFailures.withdrawals },
    { failureText: loadFailures.other },
  ],
  events: {
    'refresh.requested': [{ type: 'refresh.requested' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { load: [success(['row'], true), refusal(404), refusal(500, '')] },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ data, failureText }) => [data !== null, failureText],
  invariants: {
    'there is data when ready': ({ state, context }) =>
      !['ready', 'refreshing'].includes(state) || context.data !== null,
    'there is no data when none is shown': ({ state, context }) =>
      !['loading', 'missing'].includes(state) || context.data === null,
    'a load runs only while loading or refreshing': ({ state, pending }) =>
      ['loading', 'refreshing'].includes(state) === pending.length > 0,
    'a message is set only in the modal': ({ state, context }) => (context.message !== '') === (state === 'failed'),
  },
} as const satisfies Cases<typeof collectionMachine>;
