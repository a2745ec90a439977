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
 * Takes back a pending withdrawal, whose held amount then returns (WD-5), after asking once more. However it ends, the
 * history is to be read anew: it alone shows what became of the withdrawal. Port: `cancelWithdraw`.
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
    takeWithdrawal: assign((_, withdrawal: string) => ({ withdrawal })),
    forgetWithdrawal: assign({ withdrawal: '' }),
    openAttempt: assign(({ context }, freshId: string) => rules.openAttempt(context, freshId)),
    endAttempt: assign({ attempt: null }),
    tell: assign((_, message: string) => ({ message })),
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
      meta: { doc: 'Nothing is asked about.' },
      on: {
        requested: {
          target: 'confirming',
          actions: { type: 'takeWithdrawal', params: ({ event }) => event.withdrawal },
        },
      },
    },
    confirming: {
      meta: { doc: 'The person is asked whether to cancel this withdrawal.' },
      on: {
        confirmed: { target: 'cancelling', actions: { type: 'openAttempt', params: ({ event }) => event.freshId } },
        kept: { target: 'idle', actions: 'forgetWithdrawal' },
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
            target: 'told',
            actions: [
              'endAttempt',
              { type: 'tell', params: ({ event }) => replyText(event.output, cancelWithdrawMessages.cancelled) },
              'emitStale',
            ],
          },
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'told',
            actions: ['endAttempt', { type: 'tell', params: ({ event }) => refusalText(event.output) }, 'emitStale'],
          },
          {
            target: 'uncertain',
            actions: [{ type: 'tell', params: ({ event }) => refusalText(event.output) }, 'emitStale'],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'confirming' },
          {
            target: 'uncertain',
            actions: [{ type: 'tell', params: ({ event }) => failureText(event.error) }, 'emitStale'],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'uncertain',
          actions: [{ type: 'tell', params: sharedMessages.network }, 'emitStale'],
        },
      },
    },
    told: {
      meta: { doc: 'What became of it is in a modal.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'idle', actions: ['forgetWithdrawal', 'clearMessage'] } },
    },
    uncertain: {
      meta: { doc: 'Nobody knows what became of it; the modal says what went wrong.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'confirming', actions: 'clearMessage' } },
    },
  },
});
