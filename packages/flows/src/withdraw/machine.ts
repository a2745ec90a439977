import { assign, emit, setup } from 'xstate';
import { isDone } from '../attempt.ts';
import { requestTimeout } from '../delays.ts';
import type { Announce, HistoryStale } from '../intent.ts';
import { bringsList } from '../lists.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, isUnauthorized, needsProof, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { User, Withdrawal } from '../types.ts';
import { withdrawMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Withdraw from './types.ts';

/**
 * Requests a withdrawal, once, after a look at what is sent (WD-1 to WD-3, WD-5), and after a proof of who is there where the
 * server asks for one (PAYOUT-4). When the answer is lost it looks for the withdrawal in the history
 * before it lets anybody try again, and a repeated try goes under the id of the first. Ports: `createWithdraw`,
 * `fetchWithdrawals`; the check of addresses comes in as input.
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
    takeUser: assign((_, user: User) => ({ user })),
    takeChange: assign(({ context }, change: Withdraw.WithdrawFieldChanged) => rules.applyChange(context, change)),
    takeHistory: assign(({ context }, rows: readonly Withdrawal[]) => rules.takeHistory(context, rows)),
    openAttempt: assign(({ context }, freshId: string) => rules.openAttempt(context, freshId)),
    settle: assign(({ context }, reply: Withdraw.CreateWithdrawReply) => rules.settle(context, reply)),
    takeFailure: assign((_, failure: string) => ({ failure })),
    clearForm: assign({ ...rules.clearedForm, attempt: null, failure: '', message: '' }),
    tellProblem: assign(({ context }) => ({ message: rules.findProblem(context) ?? '' })),
    tellFailure: assign(({ context }) => ({ message: context.failure })),
    tell: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    note: assign((_, notice: string) => ({ notice })),
    clearNotice: assign({ notice: '' }),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'withdrawals' })),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
  },
  guards: {
    hasOpenTry: ({ context }) => context.attempt !== null,
    hasProblem: ({ context }) => rules.findProblem(context) !== null,
    isRequested: (_, reply: Withdraw.CreateWithdrawReply) => isDone(reply),
    isUnreadable: (_, reply: Withdraw.CreateWithdrawReply) => accepted(reply),
    needsProof: (_, reply: Withdraw.CreateWithdrawReply) => needsProof(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isInList: ({ context }, reply: Withdraw.FetchWithdrawalsReply) =>
      bringsList(reply) && rules.isInList(context, reply),
    isListed: (_, reply: Withdraw.FetchWithdrawalsReply) => bringsList(reply),
    isThere: ({ context }, rows: readonly Withdrawal[]) => rules.isThere(context, rows),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => rules.startWithdraw(input),
  options: { maxIterations: 100 },
  initial: 'opening',
  on: { 'user.updated': { actions: { type: 'takeUser', params: ({ event }) => event.user } } },
  states: {
    opening: {
      meta: { doc: 'A form that was left with an open try is not open before the history was seen.' },
      always: [{ guard: 'hasOpenTry', target: 'unchecked' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        refreshed: { actions: { type: 'takeHistory', params: ({ event }) => event.withdrawals } },
        submitted: [{ guard: 'hasProblem', target: 'refused', actions: 'tellProblem' }, { target: 'reviewing' }],
      },
    },
    reviewing: {
      meta: { doc: 'What would be sent is shown in full; nothing has been sent.' },
      on: {
        refreshed: { actions: { type: 'takeHistory', params: ({ event }) => event.withdrawals } },
        'review.left': 'editing',
        confirmed: [
          { guard: 'hasProblem', target: 'refused', actions: 'tellProblem' },
          { target: 'requesting', actions: { type: 'openAttempt', params: ({ event }) => event.freshId } },
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
              'emitStale',
              { type: 'announce', params: ({ event }) => replyText(event.output, withdrawMessages.requested) },
            ],
          },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'reconciling',
            actions: { type: 'takeFailure', params: withdrawMessages.failed },
          },
          {
            guard: { type: 'needsProof', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            actions: [
              { type: 'settle', params: ({ event }) => event.output },
              { type: 'tell', params: ({ event }) => rules.refusal(event.output) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          { target: 'reconciling', actions: { type: 'takeFailure', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: {
          target: 'reconciling',
          actions: { type: 'takeFailure', params: sharedMessages.network },
        },
      },
    },
    proving: {
      meta: { doc: 'Nothing was requested: the server first wants to know who is there, which another flow asks.' },
      on: {
        refreshed: { actions: { type: 'takeHistory', params: ({ event }) => event.withdrawals } },
        proved: [
          { guard: 'hasProblem', target: 'refused', actions: 'tellProblem' },
          { target: 'requesting', actions: { type: 'openAttempt', params: ({ event }) => event.freshId } },
        ],
        'proof.left': 'reviewing',
      },
    },
    reconciling: {
      meta: { doc: 'The answer was lost; the history is asked whether the withdrawal is there.' },
      tags: 'busy',
      entry: { type: 'note', params: withdrawMessages.checking },
      exit: 'clearNotice',
      invoke: {
        id: 'fetchWithdrawals',
        src: 'fetchWithdrawals',
        input: ({ context }) => ({ user: context.user._id }),
        onDone: [
          {
            guard: { type: 'isInList', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['clearForm', 'emitStale', { type: 'announce', params: withdrawMessages.requested }],
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'refused',
            actions: 'tellFailure',
          },
          { target: 'uncertain', actions: { type: 'tell', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'unchecked' },
          { target: 'uncertain', actions: { type: 'tell', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'uncertain', actions: { type: 'tell', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'There is no withdrawal; the words are in a modal and what was filled in stays.' },
      tags: 'modal',
      on: {
        refreshed: { actions: { type: 'takeHistory', params: ({ event }) => event.withdrawals } },
        'message.dismissed': { target: 'editing', actions: 'clearMessage' },
      },
    },
    uncertain: {
      meta: { doc: 'Nobody knows whether there is a withdrawal; the modal says that the history cannot be reached.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'unchecked', actions: 'clearMessage' } },
    },
    unchecked: {
      meta: { doc: 'Nothing can be sent before the history was seen; it can be asked for again.' },
      tags: 'blocked',
      entry: { type: 'note', params: withdrawMessages.unchecked },
      exit: 'clearNotice',
      on: {
        'check.requested': 'reconciling',
        refreshed: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.withdrawals },
            target: 'editing',
            actions: ['clearForm', { type: 'announce', params: withdrawMessages.requested }],
          },
          { target: 'editing' },
        ],
      },
    },
  },
});
