import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { type Announce, type HistoryStale, navigate } from '../intent.ts';
import { hasList } from '../lists.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, bodyOf, failureText, isUnauthorized, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { Deposit } from '../types.ts';
import { payMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Pay from './types.ts';

/**
 * Shows a deposit, marks it as paid, or undoes that (PAY-2, PAY-3, ROUTE-8). It sends the new value rather than a
 * toggle, and reloads the deposit if the answer is lost, so that a double press cannot set and undo the mark. The app
 * sends `history.loaded` each time the deposits were loaded. It also requests a new coin amount once the held rate has
 * expired (PAYOUT-6). Ports: `createPay`, `holdRate`, `fetchDeposits`.
 */
export const payMachine = setup({
  types: typed<{
    context: Pay.PayContext;
    events: Pay.PayEvent;
    input: Pay.PayInput;
    output: Pay.PayOutput;
    emitted: Pay.PayEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    createPay: port<Pay.CreatePayCall, Pay.CreatePayReply>('createPay'),
    holdRate: port<Pay.HoldRateCall, Pay.HoldRateReply>('holdRate'),
    fetchDeposits: port<Pay.PayListCall, Pay.PayListReply>('fetchDeposits'),
  },
  actions: {
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    endAttempt: assign({ attempt: null }),
    endSettledAttempt: assign(({ context }, reply: Pay.CreatePayReply) => rules.endSettledAttempt(context, reply)),
    setPaid: assign(({ context }, reply: Pay.CreatePayReply) => rules.setPaid(context, reply)),
    setDeposit: assign(({ context }, deposits: readonly Deposit[]) => rules.setDeposit(context, deposits)),
    setHeld: assign(({ context }, reply: Pay.HoldRateReply) => rules.setHeld(context, reply)),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    showNotice: assign((_, notice: string) => ({ notice })),
    clearNotice: assign({ notice: '' }),
    emitStale: emit((): HistoryStale => ({ type: 'historyStale', list: 'deposits' })),
    announceFault: emit((_, text: string): Announce => ({ type: 'announce', text, isFault: true })),
  },
  guards: {
    isNamed: ({ context }) => context.depositId !== null,
    isOpen: ({ context }) => rules.isOpen(context),
    isPaid: (_, reply: Pay.CreatePayReply) => rules.setsMark(reply, 'Paid'),
    isUnpaid: (_, reply: Pay.CreatePayReply) => rules.setsMark(reply, 'unPaid'),
    isUnreadable: (_, reply: Pay.CreatePayReply) => accepted(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isHeld: ({ context }, reply: Pay.HoldRateReply) => rules.isHeld(context, reply),
    isFound: ({ context }, deposits: readonly Deposit[]) => rules.findDeposit(context, deposits) !== null,
    isMarkedPaid: ({ context }, reply: Pay.PayListReply) =>
      hasList(reply) && rules.isMarked(context, reply) && rules.marksAsPaid(context),
    isMarked: ({ context }, reply: Pay.PayListReply) => hasList(reply) && rules.isMarked(context, reply),
    isListed: (_, reply: Pay.PayListReply) => hasList(reply),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'pay',
  context: ({ input }) => rules.startPay(input),
  output: ({ event }) => event.output as Pay.PayOutput,
  options: { maxIterations: 100 },
  initial: 'opening',
  on: { 'history.loaded': { actions: { type: 'setDeposit', params: ({ event }) => event.deposits } } },
  states: {
    opening: {
      meta: { doc: 'Checks whether the page names a deposit.' },
      always: [{ guard: 'isNamed', target: 'loading' }, { target: 'noDeposit' }],
    },
    loading: {
      meta: {
        doc: 'The list is being loaded. Until then the deposit of the navigation state is shown, without buttons.',
      },
      tags: 'loading',
      on: {
        'history.loaded': [
          {
            guard: { type: 'isFound', params: ({ event }) => event.deposits },
            target: 'ready',
            actions: { type: 'setDeposit', params: ({ event }) => event.deposits },
          },
          { target: 'noDeposit', actions: { type: 'announceFault', params: payMessages.notFound } },
        ],
      },
    },
    ready: {
      meta: {
        doc: 'The deposit is shown as the list has it, and follows its changes. While it is pending its mark can be changed.',
      },
      on: {
        pressed: {
          guard: 'isOpen',
          target: 'submitting',
          actions: { type: 'openAttempt', params: ({ event }) => event.attemptId },
        },
        'rate.requested': { guard: 'isOpen', target: 'holdingRate' },
      },
    },
    holdingRate: {
      meta: { doc: 'A new coin amount is requested; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'holdRate',
        src: 'holdRate',
        input: ({ context }) => ({ depositId: context.depositId ?? '' }),
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'setHeld', params: ({ event }) => event.output }, 'emitStale'],
          },
          {
            target: 'showingOutcome',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'ready' },
          {
            target: 'showingOutcome',
            actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
      after: {
        requestTimeout: { target: 'showingOutcome', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    submitting: {
      meta: { doc: 'One mark is being set; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'createPay',
        src: 'createPay',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'showingOutcome',
            actions: [
              { type: 'setPaid', params: ({ event }) => event.output },
              { type: 'showMessage', params: payMessages.paid },
              'emitStale',
            ],
          },
          {
            guard: { type: 'isUnpaid', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'setPaid', params: ({ event }) => event.output }, 'emitStale'],
          },
          { guard: { type: 'isUnreadable', params: ({ event }) => event.output }, target: 'reconciling' },
          {
            target: 'showingOutcome',
            actions: [
              { type: 'endSettledAttempt', params: ({ event }) => event.output },
              { type: 'showMessage', params: ({ event }) => rules.refusal(event.output) },
              'emitStale',
            ],
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'ready' },
          { target: 'reconciling' },
        ],
      },
      after: { requestTimeout: { target: 'reconciling' } },
    },
    reconciling: {
      meta: { doc: 'The answer was lost; the history is searched for the mark of the deposit.' },
      tags: 'busy',
      entry: { type: 'showNotice', params: payMessages.checking },
      exit: 'clearNotice',
      invoke: {
        id: 'fetchDeposits',
        src: 'fetchDeposits',
        input: ({ context }) => ({ user: context.user }),
        onDone: [
          {
            guard: { type: 'isMarkedPaid', params: ({ event }) => event.output },
            target: 'showingOutcome',
            actions: [
              { type: 'setDeposit', params: ({ event }) => bodyOf(event.output) },
              'endAttempt',
              { type: 'showMessage', params: payMessages.paid },
              'emitStale',
            ],
          },
          {
            guard: { type: 'isMarked', params: ({ event }) => event.output },
            target: 'ready',
            actions: [{ type: 'setDeposit', params: ({ event }) => bodyOf(event.output) }, 'endAttempt', 'emitStale'],
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'showingOutcome',
            actions: [
              { type: 'setDeposit', params: ({ event }) => bodyOf(event.output) },
              { type: 'showMessage', params: payMessages.failed },
            ],
          },
          {
            target: 'showingOutcome',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'ready' },
          {
            target: 'showingOutcome',
            actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
          },
        ],
      },
      after: {
        requestTimeout: { target: 'showingOutcome', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    showingOutcome: {
      meta: { doc: 'A modal shows the outcome.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'ready', actions: 'clearMessage' } },
    },
    noDeposit: {
      meta: { doc: 'Reached without a deposit of this account: back to the deposits.' },
      type: 'final',
      output: () => navigate(routes.fundAccount, { replace: true }),
    },
  },
});
