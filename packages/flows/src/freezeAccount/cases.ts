import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { freezeAccountMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const freezeAccountCases = {
  tags: { busy: ['freezing'], modal: ['refused'] },
  inputs: [{ token: new Secret('token-of-a-mail') }, { token: null }],
  events: {
    confirmed: [{ type: 'confirmed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { freezeAccount: [success(null), refusal(400), refusal(500, '')] },
  failures: [new TransportFailure(), new Error('')],
  keyOf: ({ token }) => [token !== null],
  secrets: ['token-of-a-mail'],
  invariants: {
    'a request runs only while freezing': ({ state, pending }) => (state === 'freezing') === pending.length > 0,
    'a message is set only in the modal and for a link that does not work': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'badLink'),
    'without a token nothing is sent': ({ state, context }) => context.token !== null || state === 'badLink',
  },
} as const satisfies Cases<typeof freezeAccountMachine>;
