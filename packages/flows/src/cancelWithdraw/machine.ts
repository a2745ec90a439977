import { assign, emit, setup } from 'xstate';
import { isDone, isSettled } from '../attempt.ts';
import { requestTimeout } from '../delays.ts';
import type { HistoryStale } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, isUnauthorized, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { cancelWithdrawMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Cancel from './types.ts';

/**
 * Cancels a pending withdrawal after a confirmation, which releases its hold (WD-5). However it ends, the
 * history has to be loaded again: only it shows the state of the withdrawal. Port: `cancelWithdraw`.
 */
export const cancelWithdrawMachine = setup({
  types: typed<{
    context: Cancel.CancelWithdrawContext;
    events: Cancel.CancelWithdrawEvent;
    input: Cancel.CancelWithdrawInput;
    emitted: Cancel.CancelWithdrawEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { cancelWithdraw: port<Cancel.CancelWithdrawCall, Cancel.CancelWithdrawReply>('cancelWithdraw') },
  actions: {
    setWithdrawal: assign((_, withdrawal: string) => ({ withdrawal })),
    forgetWithdrawal: assign({ withdrawal: '' }),
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    endAttempt: assign({ attempt: null }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'withdrawals' })),
  },
  guards: {
    isCancelled: (_, reply: Cancel.CancelWithdrawReply) => isDone(reply),
    isSettled: (_, reply: Cancel.CancelWithdrawReply) => isSettled(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'cancelWithdraw',
  context: ({ input }) => ({ user: input.user, withdrawal: '', attempt: null, message: '' }),
  options: { maxIterations: 100 },
  initial: 'idle',
  states: {
    idle: {
      meta: { doc: 'No withdrawal is chosen.' },
      on: {
        requested: {
          target: 'confirming',
          actions: { type: 'setWithdrawal', params: ({ event }) => event.withdrawal },
        },
      },
    },
    confirming: {
      meta: { doc: 'The person is asked whether to cancel this withdrawal.' },
      on: {
        confirmed: { target: 'cancelling', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        'cancel.dismissed': { target: 'idle', actions: 'forgetWithdrawal' },
      },
    },
    cancelling: {
      meta: { doc: 'One cancellation is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'cancelWithdraw',
        src: 'cancelWithdraw',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'showingOutcome',
            actions: [
              'endAttempt',
              { type: 'showMessage', params: ({ event }) => replyText(event.output, cancelWithdrawMessages.cancelled) },
              'emitStale',
            ],
          },
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              'endAttempt',
              { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
              'emitStale',
            ],
          },
          {
            target: 'outcomeUnknown',
            actions: [{ type: 'showMessage', params: ({ event }) => refusalText(event.output) }, 'emitStale'],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'confirming' },
          {
            target: 'outcomeUnknown',
            actions: [{ type: 'showMessage', params: ({ event }) => failureText(event.error) }, 'emitStale'],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'outcomeUnknown',
          actions: [{ type: 'showMessage', params: sharedMessages.network }, 'emitStale'],
        },
      },
    },
    showingOutcome: {
      meta: { doc: 'It is cancelled; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'idle', actions: ['forgetWithdrawal', 'clearMessage'] } },
    },
    refused: {
      meta: { doc: 'It is not cancelled; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'idle', actions: ['forgetWithdrawal', 'clearMessage'] } },
    },
    outcomeUnknown: {
      meta: { doc: 'The outcome is unknown; the modal says what went wrong.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'confirming', actions: 'clearMessage' } },
    },
  },
});
