import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, bitcoinDeposit, refusal, starterDepositId, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { payMachine } from './machine.ts';
import { payMessages } from './messages.ts';
import type { CreatePayCall } from './types.ts';

const heldRate = {
  coinAmount: '0.02074406',
  rate: '96413.12',
  asOf: '2026-11-20T12:20:00Z',
  heldUntil: '2026-11-20T12:35:00Z',
};

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const payCases = {
  tags: { loading: ['loading'], modal: ['showingOutcome'], busy: ['holdingRate', 'submitting', 'reconciling'] },
  inputs: [
    { user: adaId, deposit: { ...bitcoinDeposit, date: null, held: null }, depositId: null },
    { user: adaId, deposit: null, depositId: starterDepositId },
    { user: adaId, deposit: null, depositId: null },
  ],
  events: {
    pressed: [
      { type: 'pressed', attemptId: 'try-1' },
      { type: 'pressed', attemptId: 'try-2' },
    ],
    'rate.requested': [{ type: 'rate.requested' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'history.loaded': [
      { type: 'history.loaded', deposits: [bitcoinDeposit] },
      { type: 'history.loaded', deposits: [{ ...bitcoinDeposit, paid: 'Paid' }] },
      { type: 'history.loaded', deposits: [{ ...bitcoinDeposit, status: 'confirmed' }] },
      { type: 'history.loaded', deposits: [] },
    ],
  },
  answers: {
    createPay: [
      success({ paid: 'Paid' }, true),
      success({ paid: 'unPaid' }, true),
      { ...success({ paid: 'Paid' }), body: null },
      refusal(404),
      refusal(500, ''),
    ],
    holdRate: [success({ ...bitcoinDeposit, held: heldRate }, true), refusal(409), refusal(503, '')],
    fetchDeposits: [
      success([bitcoinDeposit], true),
      success([{ ...bitcoinDeposit, paid: 'Paid' }], true),
      success([], true),
      refusal(500),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ deposit, depositId, attempt }) => [deposit?.paid, deposit?.status, deposit?.held, depositId, attempt],
  invariants: {
    'one mark is set at a time': ({ pending }) => pending.length <= 1,
    'a mark is set only while submitting': ({ state, pending }) =>
      (state === 'submitting') === pending.some(({ port }) => port === 'createPay'),
    'a rate is requested only while holding one': ({ state, pending }) =>
      (state === 'holdingRate') === pending.some(({ port }) => port === 'holdRate'),
    'the list is requested only while reconciling': ({ state, pending }) =>
      (state === 'reconciling') === pending.some(({ port }) => port === 'fetchDeposits'),
    'calls have the mark of the open attempt, for a deposit that was pending': ({ state, context, pending }) =>
      state !== 'submitting' ||
      pending.every(({ input }) => {
        const { paid, status, attemptId } = input as CreatePayCall;
        return status === 'pending' && paid === context.attempt?.order.paid && attemptId === context.attempt.id;
      }),
    'the success text is set only in a modal': ({ state, context }) =>
      context.message !== payMessages.paid || state === 'showingOutcome',
    'a deposit of the list is set when it is shown': ({ state, context }) =>
      !['ready', 'holdingRate', 'submitting', 'reconciling', 'showingOutcome'].includes(state) ||
      typeof context.deposit?.date === 'string',
    'the navigation state is shown only until the list has loaded': ({ state, context }) =>
      state !== 'loading' || context.deposit === null || context.deposit.date === null,
    'the page has a message while the outcome is looked up': ({ state, context }) =>
      (context.notice !== '') === (state === 'reconciling'),
    'a message is set only in a modal': ({ state, context }) =>
      (context.message !== '') === (state === 'showingOutcome'),
  },
} as const satisfies Cases<typeof payMachine>;
