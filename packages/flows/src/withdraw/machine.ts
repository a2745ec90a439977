import { assign, emit, setup } from 'xstate';
import { isDone } from '../attempt.ts';
import { requestTimeout } from '../delays.ts';
import type { Announce, HistoryStale } from '../intent.ts';
import { hasList } from '../lists.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { reconcilingStates } from '../reconciling.ts';
import { accepted, failureText, isUnauthorized, needsProof, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { User, Withdrawal } from '../types.ts';
import { withdrawMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Withdraw from './types.ts';

const { reconciling, outcomeUnknown, unresolved } = reconcilingStates({
  noun: 'withdrawal',
  port: 'fetchWithdrawals',
  rowsIn: ({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) => withdrawals,
  messages: {
    checking: withdrawMessages.checking,
    unresolved: withdrawMessages.unresolved,
    found: withdrawMessages.requested,
  },
});

/**
 * Requests a withdrawal exactly once, after a review (WD-1 to WD-3, WD-5), and after a step-up if the server requires
 * one (PAYOUT-4). If the answer is lost, it looks for the withdrawal in the history before it allows a retry, and a
 * retry has the id of the first attempt. Ports: `createWithdraw`, `fetchWithdrawals`; the check of addresses comes in
 * as input.
 */
export const withdrawMachine = setup({
  types: typed<{
    context: Withdraw.WithdrawContext;
    events: Withdraw.WithdrawEvent;
    input: Withdraw.WithdrawInput;
    emitted: Withdraw.WithdrawEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    createWithdraw: port<Withdraw.CreateWithdrawCall, Withdraw.CreateWithdrawReply>('createWithdraw'),
    fetchWithdrawals: port<Withdraw.FetchWithdrawalsCall, Withdraw.FetchWithdrawalsReply>('fetchWithdrawals'),
  },
  actions: {
    setUser: assign((_, user: User) => ({ user })),
    setChange: assign(({ context }, change: Withdraw.WithdrawFieldChanged) => rules.applyChange(context, change)),
    setHistory: assign(({ context }, rows: readonly Withdrawal[]) => rules.setHistory(context, rows)),
    addToHistory: assign(({ context }, reply: Withdraw.CreateWithdrawReply) => rules.addToHistory(context, reply)),
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    endSettledAttempt: assign(({ context }, reply: Withdraw.CreateWithdrawReply) =>
      rules.endSettledAttempt(context, reply),
    ),
    setFailure: assign((_, failure: string) => ({ failure })),
    clearForm: assign({ ...rules.clearedForm, attempt: null, failure: '', message: '' }),
    showProblem: assign(({ context }) => ({ message: rules.findProblem(context) ?? '' })),
    showFailure: assign(({ context }) => ({ message: context.failure })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    showNotice: assign((_, notice: string) => ({ notice })),
    clearNotice: assign({ notice: '' }),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'withdrawals' })),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
  },
  guards: {
    hasOpenAttempt: ({ context }) => context.attempt !== null,
    hasProblem: ({ context }) => rules.findProblem(context) !== null,
    isRequested: (_, reply: Withdraw.CreateWithdrawReply) => isDone(reply),
    isUnreadable: (_, reply: Withdraw.CreateWithdrawReply) => accepted(reply),
    needsProof: (_, reply: Withdraw.CreateWithdrawReply) => needsProof(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isInList: ({ context }, reply: Withdraw.FetchWithdrawalsReply) => hasList(reply) && rules.isInList(context, reply),
    isListed: (_, reply: Withdraw.FetchWithdrawalsReply) => hasList(reply),
    isInHistory: ({ context }, rows: readonly Withdrawal[]) => rules.isInHistory(context, rows),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => rules.startWithdraw(input),
  options: { maxIterations: 100 },
  initial: 'opening',
  on: { 'user.updated': { actions: { type: 'setUser', params: ({ event }) => event.user } } },
  states: {
    opening: {
      meta: { doc: 'A form that was left with an open attempt stays closed until the history was loaded.' },
      always: [{ guard: 'hasOpenAttempt', target: 'unresolved' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.withdrawals } },
        submitted: [{ guard: 'hasProblem', target: 'refused', actions: 'showProblem' }, { target: 'reviewing' }],
      },
    },
    reviewing: {
      meta: { doc: 'What would be sent is shown in full; nothing has been sent.' },
      on: {
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.withdrawals } },
        'review.left': 'editing',
        confirmed: [
          { guard: 'hasProblem', target: 'refused', actions: 'showProblem' },
          { target: 'requesting', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
      },
    },
    requesting: {
      meta: { doc: 'One withdrawal is being requested; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'createWithdraw',
        src: 'createWithdraw',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isRequested', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              'clearForm',
              { type: 'addToHistory', params: ({ event }) => event.output },
              'emitStale',
              { type: 'announce', params: ({ event }) => replyText(event.output, withdrawMessages.requested) },
            ],
          },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'reconciling',
            actions: { type: 'setFailure', params: withdrawMessages.failed },
          },
          {
            guard: { type: 'needsProof', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'endSettledAttempt', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            actions: [
              { type: 'endSettledAttempt', params: ({ event }) => event.output },
              { type: 'showMessage', params: ({ event }) => rules.refusal(event.output) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          { target: 'reconciling', actions: { type: 'setFailure', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: {
          target: 'reconciling',
          actions: { type: 'setFailure', params: sharedMessages.network },
        },
      },
    },
    proving: {
      meta: { doc: 'Nothing was requested: the server asks for a step-up first, which another flow does.' },
      on: {
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.withdrawals } },
        proved: [
          { guard: 'hasProblem', target: 'refused', actions: 'showProblem' },
          { target: 'requesting', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        'proof.left': 'reviewing',
      },
    },
    reconciling,
    refused: {
      meta: { doc: 'There is no withdrawal; a modal shows the message and what was filled in stays.' },
      tags: 'modal',
      on: {
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.withdrawals } },
        'message.dismissed': { target: 'editing', actions: 'clearMessage' },
      },
    },
    outcomeUnknown,
    unresolved,
  },
});
