import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, bankWithdrawal, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { cancelWithdrawMachine } from './machine.ts';
import type { CancelWithdrawCall } from './types.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const cancelWithdrawCases = {
  tags: { busy: ['cancelling'], modal: ['showingOutcome', 'refused', 'outcomeUnknown'] },
  inputs: [{ user: adaId }],
  events: {
    requested: [{ type: 'requested', withdrawal: bankWithdrawal._id }],
    confirmed: [
      { type: 'confirmed', attemptId: 'try-1' },
      { type: 'confirmed', attemptId: 'try-2' },
    ],
    'cancel.dismissed': [{ type: 'cancel.dismissed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    cancelWithdraw: [
      success(bankWithdrawal, true),
      { ...success(bankWithdrawal), body: null },
      refusal(404),
      refusal(409),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ withdrawal, attempt }) => [withdrawal, attempt?.id],
  invariants: {
    'one cancellation is under way at a time, while cancelling': ({ state, pending }) =>
      pending.length === (state === 'cancelling' ? 1 : 0),
    'the withdrawal of the question is sent, under the id of the open attempt': ({ context, pending }) =>
      pending.every(({ input }) => {
        const { _id, attemptId } = input as CancelWithdrawCall;
        return _id === context.withdrawal && attemptId === context.attempt?.id;
      }),
    'no withdrawal is set exactly while idle': ({ state, context }) =>
      (context.withdrawal === '') === (state === 'idle'),
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === ['showingOutcome', 'refused', 'outcomeUnknown'].includes(state),
  },
} as const satisfies Cases<typeof cancelWithdrawMachine>;
