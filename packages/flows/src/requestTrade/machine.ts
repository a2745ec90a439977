import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, isUnauthorized, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { requestTradeMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as RequestTrade from './types.ts';

/** Asks the account's manager to place a trade (PROF-3). Port: `requestTrade`. */
export const requestTradeMachine = setup({
  types: typed<{
    context: RequestTrade.RequestTradeContext;
    events: RequestTrade.RequestTradeEvent;
    input: RequestTrade.RequestTradeInput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { requestTrade: port<RequestTrade.RequestTradeCall, RequestTrade.RequestTradeReply>('requestTrade') },
  actions: {
    setNote: assign((_, note: string) => ({ note })),
    clearNote: assign({ note: '' }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    isNote: ({ context }) => rules.isNote(context),
    isSent: (_, reply: RequestTrade.RequestTradeReply) => rules.isSent(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'requestTrade',
  context: ({ input }) => ({ user: input.user, note: input.note ?? '', message: '' }),
  options: { maxIterations: 100 },
  initial: 'closed',
  states: {
    closed: {
      meta: { doc: 'The dialog is closed.' },
      on: { opened: 'writing' },
    },
    writing: {
      meta: { doc: 'The dialog explains who places trades and takes a note.' },
      on: {
        'note.changed': { actions: { type: 'setNote', params: ({ event }) => event.note } },
        submitted: { guard: 'isNote', target: 'sending' },
        closed: 'closed',
      },
    },
    sending: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'requestTrade',
        src: 'requestTrade',
        input: ({ context }) => rules.toCall(context),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: [
              'clearNote',
              { type: 'showMessage', params: ({ event }) => replyText(event.output, requestTradeMessages.sent) },
            ],
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'writing' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    sent: {
      meta: { doc: 'The request is with the manager; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'closed', actions: 'clearMessage' } },
    },
    refused: {
      meta: { doc: 'It could not be sent; a modal shows the message and the note stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'writing', actions: 'clearMessage' } },
    },
  },
});
