import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { requestTradeMachine } from './machine.ts';
import { isNote } from './rules.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const requestTradeCases = {
  tags: { busy: ['sending'], modal: ['sent', 'refused'] },
  inputs: [{ user: adaId }],
  events: {
    opened: [{ type: 'opened' }],
    'note.changed': [
      { type: 'note.changed', note: 'BTC/USD, please' },
      { type: 'note.changed', note: 'x'.repeat(501) },
      { type: 'note.changed', note: '' },
    ],
    submitted: [{ type: 'submitted' }],
    closed: [{ type: 'closed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: { requestTrade: [success(null, true), success(null), refusal(422), refusal(500, '')] },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ note }) => note.length,
  invariants: {
    'one request is under way at a time, while sending': ({ state, pending }) =>
      pending.length === (state === 'sending' ? 1 : 0),
    'only what the contract accepts is sent': ({ state, context }) => state !== 'sending' || isNote(context),
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === ['sent', 'refused'].includes(state),
  },
} as const satisfies Cases<typeof requestTradeMachine>;
