import { TransportFailure, Unauthorized } from '../reply.ts';
import { adaId, bitcoinDeposit, refusal, starterDepositId, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { payMachine } from './machine.ts';
import { payMessages } from './messages.ts';
import type { CreatePayCall } from './types.ts';

/** Examples for generated runs: one of each kind that a guard tells apart. */
export const payCases = {
  inputs: [
    { user: adaId, deposit: bitcoinDeposit, depositId: null },
    { user: adaId, deposit: { ...bitcoinDeposit, paid: 'Paid' }, depositId: null },
    { user: adaId, deposit: { ...bitcoinDeposit, status: 'confirmed' }, depositId: null },
    { user: adaId, deposit: null, depositId: starterDepositId },
    { user: adaId, deposit: null, depositId: null },
  ],
  events: {
    pressed: [
      { type: 'pressed', freshId: 'try-1' },
      { type: 'pressed', freshId: 'try-2' },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    reloaded: [{ type: 'reloaded' }],
  },
  answers: {
    createPay: [
      success({ paid: 'Paid' }, true),
      success({ paid: 'unPaid' }, true),
      { ...success({ paid: 'Paid' }), body: null },
      refusal(404),
      refusal(500, ''),
    ],
    fetchDeposits: [
      success([bitcoinDeposit], true),
      success([{ ...bitcoinDeposit, paid: 'Paid' }], true),
      success([], true),
      refusal(500),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ deposit, depositId, attempt }) => [deposit?.paid, deposit?.status, depositId, attempt],
  invariants: {
    'one mark is set at a time': ({ pending }) => pending.length <= 1,
    'a mark is set only while submitting': ({ state, pending }) =>
      (state === 'submitting') === pending.some(({ port }) => port === 'createPay'),
    'the list is asked only while loading or reconciling': ({ state, pending }) =>
      ['loading', 'reconciling'].includes(state) === pending.some(({ port }) => port === 'fetchDeposits'),
    'what is sent is the other mark, under the id of the open try': ({ state, context, pending }) =>
      state !== 'submitting' ||
      pending.every(({ input }) => {
        const { paid, attemptId } = input as CreatePayCall;
        return paid !== context.deposit?.paid && attemptId === context.attempt?.id;
      }),
    'only a pending deposit is marked': ({ state, context }) =>
      state !== 'submitting' || context.deposit?.status === 'pending',
    'the success text shows only for Paid': ({ context }) =>
      context.message !== payMessages.paid || context.deposit?.paid === 'Paid',
    'there is a deposit to show when it is shown': ({ state, context }) =>
      !['ready', 'submitting', 'reconciling', 'told'].includes(state) || context.deposit !== null,
    'there is none when nothing is shown': ({ state, context }) =>
      !['loading', 'failed', 'missing', 'noDeposit'].includes(state) || context.deposit === null,
    'the page says so while the outcome is looked for': ({ state, context }) =>
      (context.notice !== '') === (state === 'reconciling'),
    'words show only in a modal': ({ state, context }) =>
      (context.message !== '') === ['failed', 'told'].includes(state),
  },
} as const satisfies Cases<typeof payMachine>;
