import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, adasInvestment, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { transferFundsMachine } from './machine.ts';
import type { TransferFundsCall } from './types.ts';

const moved = { investment: adasInvestment, user: ada };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const transferFundsCases = {
  tags: { busy: ['transferring'], modal: ['showingOutcome', 'refused', 'outcomeUnknown'], blocked: ['unresolved'] },
  inputs: [
    { user: adaId, profit: 12_000 },
    { user: adaId, profit: 12_000, draft: { amount: 2_000, attempt: null } },
    {
      user: adaId,
      profit: 12_000,
      draft: { amount: 2_000, attempt: { id: 'try-1', order: { amount: 2_000, user: adaId } } },
    },
  ],
  events: {
    'amount.changed': [
      { type: 'amount.changed', amount: 2_000 },
      { type: 'amount.changed', amount: 12_001 },
      { type: 'amount.changed', amount: null },
    ],
    submitted: [
      { type: 'submitted', attemptId: 'try-1' },
      { type: 'submitted', attemptId: 'try-2' },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'profit.updated': [{ type: 'profit.updated', profit: 12_000 }],
  },
  answers: {
    transferFunds: [
      success(moved, true),
      { ...success(moved), body: null },
      refusal(422),
      refusal(409),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ amount, attempt, profit }) => [amount, attempt?.id, profit],
  invariants: {
    'one transfer is under way at a time, while transferring': ({ state, pending }) =>
      pending.length === (state === 'transferring' ? 1 : 0),
    'calls have the amount of the form and the id of the open attempt': ({ context, pending }) =>
      pending.every(({ input }) => {
        const { amount, attemptId } = input as TransferFundsCall;
        return amount === context.amount && attemptId === context.attempt?.id;
      }),
    'no attempt is open while another can be started': ({ state, context }) =>
      (context.attempt !== null) === ['transferring', 'outcomeUnknown', 'unresolved'].includes(state),
    'the page has a message while the outcome is unknown': ({ state, context }) =>
      (context.notice !== '') === (state === 'unresolved'),
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === ['showingOutcome', 'refused', 'outcomeUnknown'].includes(state),
  },
} as const satisfies Cases<typeof transferFundsMachine>;
