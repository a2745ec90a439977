import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { emailLinkMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const emailLinkCases = {
  tags: { busy: ['sending'], modal: ['refused'] },
  inputs: [
    { act: 'confirm', token: new Secret('token-of-a-mail') },
    { act: 'undo', token: new Secret('token-of-a-mail') },
    { act: 'undo', token: null },
  ],
  events: {
    confirmed: [{ type: 'confirmed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { followEmailLink: [success(null), refusal(400), refusal(409), refusal(500, '')] },
  failures: [new TransportFailure(), new Error('')],
  keyOf: ({ act, token }) => [act, token !== null],
  secrets: ['token-of-a-mail'],
  invariants: {
    'a request runs only while sending': ({ state, pending }) => (state === 'sending') === pending.length > 0,
    'a message is set only in the modal and where the email was not changed': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'badLink' || state === 'taken'),
    'without a token nothing is sent': ({ state, context }) => context.token !== null || state === 'badLink',
  },
} as const satisfies Cases<typeof emailLinkMachine>;
