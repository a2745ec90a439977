import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import type { UserUpdated } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { bodyOf, failureText, isUnauthorized, refusalText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { User } from '../types.ts';
import * as rules from './rules.ts';
import type * as Change from './types.ts';

/** Changes the currency in which amounts are shown (CUR-1, SET-1). Port: `changeCurrency`. */
export const changeCurrencyMachine = setup({
  types: typed<{
    context: Change.ChangeCurrencyContext;
    events: Change.ChangeCurrencyEvent;
    input: Change.ChangeCurrencyInput;
    emitted: Change.ChangeCurrencyEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { changeCurrency: port<Change.ChangeCurrencyCall, Change.ChangeCurrencyReply>('changeCurrency') },
  actions: {
    setPick: assign((_, picked: Change.Currency) => ({ picked })),
    clearPick: assign({ picked: null }),
    setUser: assign((_, reply: Change.ChangeCurrencyReply) => rules.setUser(reply)),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitUser: emit((_, user: User): UserUpdated => ({ type: 'userUpdated', user })),
  },
  guards: {
    isUnchanged: ({ context }) => rules.isUnchanged(context),
    isPicked: ({ context }) => rules.isPicked(context),
    isChanged: (_, reply: Change.ChangeCurrencyReply) => rules.isChanged(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'changeCurrency',
  context: ({ input }) => ({ user: input.user, currency: input.currency, picked: null, message: '' }),
  options: { maxIterations: 100 },
  initial: 'closed',
  states: {
    closed: {
      meta: { doc: 'The picker is closed.' },
      on: { opened: 'choosing' },
    },
    choosing: {
      meta: { doc: 'The picker is open. Select works once a currency is chosen.' },
      on: {
        picked: { actions: { type: 'setPick', params: ({ event }) => event.currency } },
        submitted: [
          { guard: 'isUnchanged', target: 'closed', actions: 'clearPick' },
          { guard: 'isPicked', target: 'saving' },
        ],
        closed: { target: 'closed', actions: 'clearPick' },
      },
    },
    saving: {
      meta: { doc: 'One change is under way; the picker cannot be closed.' },
      tags: 'busy',
      invoke: {
        id: 'changeCurrency',
        src: 'changeCurrency',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              { type: 'setUser', params: ({ event }) => event.output },
              'clearPick',
              { type: 'emitUser', params: ({ event }) => bodyOf(event.output) },
            ],
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'choosing' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'It was not changed; a modal shows the message and the choice stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'choosing', actions: 'clearMessage' } },
    },
  },
});
