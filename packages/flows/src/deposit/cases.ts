import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, bitcoinDeposit, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { depositMachine } from './machine.ts';
import { findProblem } from './rules.ts';
import type { CreateDepositCall, DepositDraft } from './types.ts';

const order = { amount: 200_000, plan: 'Starter', mode: 'Bitcoin', user: ada._id } as const;
const draft: DepositDraft = {
  amount: 200_000,
  plan: 'Starter',
  ownPlan: 'Starter',
  isPlanChosen: false,
  mode: 'Bitcoin',
  knownIds: [],
  attempt: { id: 'try-0', order },
};

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const depositCases = {
  tags: { busy: ['creating', 'reconciling'], modal: ['refused', 'outcomeUnknown'], blocked: ['unresolved'] },
  inputs: [{ user: ada }, { user: ada, draft }],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'mode', value: 'Bitcoin' },
      { type: 'field.changed', name: 'amount', value: 200_000 },
      { type: 'field.changed', name: 'amount', value: -1 },
    ],
    submitted: [
      { type: 'submitted', attemptId: 'try-1' },
      { type: 'submitted', attemptId: 'try-2' },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'history.loaded': [
      { type: 'history.loaded', deposits: [] },
      { type: 'history.loaded', deposits: [bitcoinDeposit] },
    ],
    'plan.known': [{ type: 'plan.known', plan: 'Growth' }],
    'check.requested': [{ type: 'check.requested' }],
    'user.updated': [{ type: 'user.updated', user: ada }],
  },
  answers: {
    createDeposit: [
      success(bitcoinDeposit, true),
      { ...success(bitcoinDeposit), body: null },
      refusal(422),
      refusal(409),
      refusal(500, ''),
    ],
    fetchDeposits: [success([bitcoinDeposit], true), success([], true), refusal(500)],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ amount, mode, plan, attempt, knownIds }) => [amount, mode, plan, attempt?.id, knownIds?.length],
  invariants: {
    'one deposit is made at a time': ({ pending }) =>
      pending.filter(({ port }) => port === 'createDeposit').length <= 1 && pending.length <= 1,
    'a deposit is made only while creating': ({ state, pending }) =>
      (state === 'creating') === pending.some(({ port }) => port === 'createDeposit'),
    'the history is requested only while reconciling': ({ state, pending }) =>
      (state === 'reconciling') === pending.some(({ port }) => port === 'fetchDeposits'),
    'nothing is sent that DEP-3 forbids': ({ state, context }) => state !== 'creating' || findProblem(context) === null,
    'calls have the id of the open attempt': ({ state, context, pending }) =>
      state !== 'creating' ||
      pending.every(({ input }) => (input as CreateDepositCall).attemptId === context.attempt?.id),
    'an attempt with an unknown outcome is stored': ({ state, context }) =>
      !['creating', 'reconciling', 'outcomeUnknown', 'unresolved'].includes(state) || context.attempt !== null,
    'the page has a message while the outcome is looked up': ({ state, context }) =>
      (context.notice !== '') === ['reconciling', 'unresolved'].includes(state),
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === ['refused', 'outcomeUnknown'].includes(state),
  },
} as const satisfies Cases<typeof depositMachine>;
