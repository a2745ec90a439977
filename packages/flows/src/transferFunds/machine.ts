import { assign, emit, setup } from 'xstate';
import { isSettled } from '../attempt.ts';
import { requestTimeout } from '../delays.ts';
import type { HistoryStale, UserUpdated } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { bodyOf, failureText, isUnauthorized, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { Cents, User } from '../types.ts';
import { transferFundsMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Transfer from './types.ts';

/**
 * Transfers all or part of the profit to the available balance, exactly once (DASH-6). If the answer is lost, only the
 * same transfer can be sent again, with the id of the first attempt, and the server answers with its outcome. Port:
 * `transferFunds`.
 */
export const transferFundsMachine = setup({
  types: typed<{
    context: Transfer.TransferFundsContext;
    events: Transfer.TransferFundsEvent;
    input: Transfer.TransferFundsInput;
    emitted: Transfer.TransferFundsEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { transferFunds: port<Transfer.TransferFundsCall, Transfer.TransferFundsReply>('transferFunds') },
  actions: {
    setProfit: assign((_, profit: Cents) => ({ profit })),
    setAmount: assign((_, amount: Cents | null) => ({ amount })),
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    endAttempt: assign({ attempt: null }),
    setTransfer: assign((_, reply: Transfer.TransferFundsReply) => rules.setTransfer(reply)),
    showNotice: assign({ notice: transferFundsMessages.unresolved }),
    clearNotice: assign({ notice: '' }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitUser: emit((_, user: User): UserUpdated => ({ type: 'userUpdated', user })),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'investment' })),
  },
  guards: {
    exceeds: ({ context }) => rules.exceeds(context),
    hasOpenAttempt: ({ context }) => context.attempt !== null,
    hasAmount: ({ context }) => rules.hasAmount(context),
    isTransferred: (_, reply: Transfer.TransferFundsReply) => rules.isTransferred(reply),
    isSettled: (_, reply: Transfer.TransferFundsReply) => isSettled(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'transferFunds',
  context: ({ input }) => rules.startTransfer(input),
  options: { maxIterations: 100 },
  initial: 'opening',
  on: { 'profit.updated': { actions: { type: 'setProfit', params: ({ event }) => event.profit } } },
  states: {
    opening: {
      meta: { doc: 'A form that was left with an open attempt can only send the same order again.' },
      always: [{ guard: 'hasOpenAttempt', target: 'unresolved' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open. Transfer works once there is an amount.' },
      on: {
        'amount.changed': { actions: { type: 'setAmount', params: ({ event }) => event.amount } },
        submitted: [
          {
            guard: 'exceeds',
            target: 'refused',
            actions: { type: 'showMessage', params: transferFundsMessages.insufficient },
          },
          {
            guard: 'hasAmount',
            target: 'transferring',
            actions: { type: 'openAttempt', params: ({ event }) => event.attemptId },
          },
        ],
      },
    },
    transferring: {
      meta: { doc: 'One transfer is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'transferFunds',
        src: 'transferFunds',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isTransferred', params: ({ event }) => event.output },
            target: 'showingOutcome',
            actions: [
              { type: 'setTransfer', params: ({ event }) => event.output },
              {
                type: 'showMessage',
                params: ({ event }) => replyText(event.output, transferFundsMessages.transferred),
              },
              { type: 'emitUser', params: ({ event }) => bodyOf(event.output).user },
              'emitStale',
            ],
          },
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'refused',
            actions: ['endAttempt', { type: 'showMessage', params: ({ event }) => refusalText(event.output) }],
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'unresolved' },
          {
            target: 'outcomeUnknown',
            actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
      after: {
        requestTimeout: { target: 'outcomeUnknown', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    showingOutcome: {
      meta: { doc: 'The money was moved; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    refused: {
      meta: { doc: 'Nothing was moved; a modal shows the message and the amount stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    outcomeUnknown: {
      meta: { doc: 'It is unknown whether anything was moved; the modal says what went wrong.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'unresolved', actions: 'clearMessage' } },
    },
    unresolved: {
      meta: { doc: 'Only the same transfer can be sent again, with the same id.' },
      tags: 'blocked',
      entry: 'showNotice',
      exit: 'clearNotice',
      on: { submitted: 'transferring' },
    },
  },
});
