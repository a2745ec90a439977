import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, bankWithdrawal, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { withdrawMachine } from './machine.ts';
import { clearedForm, findProblem } from './rules.ts';
import type { CreateWithdrawCall, WithdrawDraft } from './types.ts';

const zelleWithdrawal = { ...bankWithdrawal, method: 'zelle' } as const;
const checkAddress = () => true;

const nulls = {
  account_name: null,
  account_number: null,
  bank_name: null,
  bitcoin_address: null,
  etherium_address: null,
  cashapp_address: null,
  zelle_address: 'ada@example.com',
} as const;
const filled = { amount: 15_000, method: 'zelle' } as const;
const draft: WithdrawDraft = {
  ...filled,
  details: { ...clearedForm.details, zelle_address: 'ada@example.com' },
  knownIds: [],
  attempt: { id: 'try-0', order: { ...filled, ...nulls, user: ada._id } },
};

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const withdrawCases = {
  tags: { busy: ['requesting', 'reconciling'], modal: ['refused', 'outcomeUnknown'], blocked: ['unresolved'] },
  inputs: [
    { user: ada, checkAddress },
    { user: ada, checkAddress, draft },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'amount', value: 15_000 },
      { type: 'field.changed', name: 'amount', value: 200_000 },
      { type: 'field.changed', name: 'method', value: 'zelle' },
      { type: 'field.changed', name: 'zelle_address', value: 'ada@example.com' },
    ],
    submitted: [{ type: 'submitted' }],
    'review.left': [{ type: 'review.left' }],
    confirmed: [
      { type: 'confirmed', attemptId: 'try-1' },
      { type: 'confirmed', attemptId: 'try-2' },
    ],
    proved: [{ type: 'proved', attemptId: 'try-3' }],
    'proof.left': [{ type: 'proof.left' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'history.loaded': [
      { type: 'history.loaded', withdrawals: [] },
      { type: 'history.loaded', withdrawals: [zelleWithdrawal] },
    ],
    'check.requested': [{ type: 'check.requested' }],
    'user.updated': [
      { type: 'user.updated', user: ada },
      { type: 'user.updated', user: { ...ada, availableBalance: 0 } },
    ],
  },
  answers: {
    createWithdraw: [
      success(zelleWithdrawal, true),
      { ...success(zelleWithdrawal), body: null },
      refusal(422),
      { ...refusal(403), code: 'step_up_needed' },
      refusal(409),
      refusal(500, ''),
    ],
    fetchWithdrawals: [success([zelleWithdrawal], true), success([], true), refusal(500)],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ user, amount, method, details, attempt, knownIds }) => [
    user.availableBalance,
    amount,
    method,
    details.zelle_address,
    attempt?.id,
    knownIds?.length,
  ],
  invariants: {
    'one withdrawal is requested at a time': ({ pending }) =>
      pending.filter(({ port }) => port === 'createWithdraw').length <= 1 && pending.length <= 1,
    'a withdrawal is requested only while requesting': ({ state, pending }) =>
      (state === 'requesting') === pending.some(({ port }) => port === 'createWithdraw'),
    'the history is requested only while reconciling': ({ state, pending }) =>
      (state === 'reconciling') === pending.some(({ port }) => port === 'fetchWithdrawals'),
    'nothing is sent that WD-2 forbids': ({ state, context }) =>
      state !== 'requesting' || findProblem(context) === null,
    'calls have the id of the open attempt': ({ state, context, pending }) =>
      state !== 'requesting' ||
      pending.every(({ input }) => (input as CreateWithdrawCall).attemptId === context.attempt?.id),
    'an attempt with an unknown outcome is stored': ({ state, context }) =>
      !['requesting', 'reconciling', 'outcomeUnknown', 'unresolved'].includes(state) || context.attempt !== null,
    'the page has a message while the outcome is looked up': ({ state, context }) =>
      (context.notice !== '') === ['reconciling', 'unresolved'].includes(state),
    'no attempt is open during the step-up': ({ state, context }) => state !== 'proving' || context.attempt === null,
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === ['refused', 'outcomeUnknown'].includes(state),
  },
} as const satisfies Cases<typeof withdrawMachine>;
