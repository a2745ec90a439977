import { assign, emit, setup } from 'xstate';
import { isDone } from '../attempt.ts';
import { requestTimeout } from '../delays.ts';
import type { Announce, HistoryStale } from '../intent.ts';
import { hasList } from '../lists.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { reconcilingStates } from '../reconciling.ts';
import { accepted, failureText, isUnauthorized, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { Deposit as DepositRow, User } from '../types.ts';
import { depositMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Deposit from './types.ts';

const { reconciling, outcomeUnknown, unresolved } = reconcilingStates({
  noun: 'deposit',
  port: 'fetchDeposits',
  rowsIn: ({ deposits }: { readonly deposits: readonly DepositRow[] }) => deposits,
  messages: {
    checking: depositMessages.checking,
    unresolved: depositMessages.unresolved,
    found: depositMessages.created,
  },
});

/**
 * Announces a deposit exactly once (DEP-1 to DEP-4). If the answer is lost, it looks for the deposit in the history before it
 * allows a retry, and a retry has the id of the first attempt. Ports: `createDeposit`, `fetchDeposits`.
 */
export const depositMachine = setup({
  types: typed<{
    context: Deposit.DepositContext;
    events: Deposit.DepositEvent;
    input: Deposit.DepositInput;
    emitted: Deposit.DepositEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    createDeposit: port<Deposit.CreateDepositCall, Deposit.CreateDepositReply>('createDeposit'),
    fetchDeposits: port<Deposit.FetchDepositsCall, Deposit.FetchDepositsReply>('fetchDeposits'),
  },
  actions: {
    setUser: assign((_, user: User) => ({ user })),
    setChange: assign((_, change: Deposit.DepositFieldChanged) => rules.applyChange(change)),
    setHistory: assign(({ context }, deposits: readonly DepositRow[]) => rules.setHistory(context, deposits)),
    addToHistory: assign(({ context }, reply: Deposit.CreateDepositReply) => rules.addToHistory(context, reply)),
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    endSettledAttempt: assign(({ context }, reply: Deposit.CreateDepositReply) =>
      rules.endSettledAttempt(context, reply),
    ),
    setFailure: assign((_, failure: string) => ({ failure })),
    setOwnPlan: assign(({ context }, plan: string) => rules.setOwnPlan(context, plan)),
    clearForm: assign(({ context }) => ({ ...rules.clearForm(context), attempt: null, failure: '', message: '' })),
    showProblem: assign(({ context }) => ({ message: rules.findProblem(context) ?? '' })),
    showFailure: assign(({ context }) => ({ message: context.failure })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    showNotice: assign((_, notice: string) => ({ notice })),
    clearNotice: assign({ notice: '' }),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'deposits' })),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
  },
  guards: {
    hasOpenAttempt: ({ context }) => context.attempt !== null,
    hasProblem: ({ context }) => rules.findProblem(context) !== null,
    isCreated: (_, reply: Deposit.CreateDepositReply) => isDone(reply),
    isUnreadable: (_, reply: Deposit.CreateDepositReply) => accepted(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isInList: ({ context }, reply: Deposit.FetchDepositsReply) => hasList(reply) && rules.isInList(context, reply),
    isListed: (_, reply: Deposit.FetchDepositsReply) => hasList(reply),
    isInHistory: ({ context }, deposits: readonly DepositRow[]) => rules.isInHistory(context, deposits),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => rules.startDeposit(input),
  options: { maxIterations: 100 },
  initial: 'opening',
  on: {
    'user.updated': { actions: { type: 'setUser', params: ({ event }) => event.user } },
    'plan.known': { actions: { type: 'setOwnPlan', params: ({ event }) => event.plan } },
  },
  states: {
    opening: {
      meta: { doc: 'A form that was left with an open attempt stays closed until the history was loaded.' },
      always: [{ guard: 'hasOpenAttempt', target: 'unresolved' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.deposits } },
        submitted: [
          { guard: 'hasProblem', target: 'refused', actions: 'showProblem' },
          { target: 'creating', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
      },
    },
    creating: {
      meta: { doc: 'One deposit is being made; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              'clearForm',
              { type: 'addToHistory', params: ({ event }) => event.output },
              'emitStale',
              { type: 'announce', params: ({ event }) => replyText(event.output, depositMessages.created) },
            ],
          },
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.output },
            target: 'reconciling',
            actions: { type: 'setFailure', params: sharedMessages.unexpected },
          },
          {
            target: 'refused',
            actions: [
              { type: 'endSettledAttempt', params: ({ event }) => event.output },
              { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
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
    reconciling,
    refused: {
      meta: { doc: 'There is no deposit; a modal shows the message and what was filled in stays.' },
      tags: 'modal',
      on: {
        'history.loaded': { actions: { type: 'setHistory', params: ({ event }) => event.deposits } },
        'message.dismissed': { target: 'editing', actions: 'clearMessage' },
      },
    },
    outcomeUnknown,
    unresolved,
  },
});
