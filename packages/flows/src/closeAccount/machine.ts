import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, isUnauthorized, needsProof, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { isBlocked } from './rules.ts';
import type * as Close from './types.ts';

/**
 * Closes the account permanently (AUTH-9). If the server requires it, the person first proves their identity again (PAYOUT-4). The output
 * navigates to the confirmation page, which ends the session. Port: `closeAccount`.
 */
export const closeAccountMachine = setup({
  types: typed<{
    context: Close.CloseAccountContext;
    events: Close.CloseAccountEvent;
    output: Close.CloseAccountOutput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { closeAccount: port<Close.CloseAccountCall, Close.CloseAccountReply>('closeAccount') },
  actions: {
    setUnderstood: assign((_, isUnderstood: boolean) => ({ isUnderstood })),
    setBlocker: assign((_, blocker: string) => ({ blocker })),
    clearBlocker: assign({ blocker: '' }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    isUnderstood: ({ context }) => context.isUnderstood,
    isAccepted: (_, reply: Close.CloseAccountReply) => accepted(reply),
    needsProof: (_, reply: Close.CloseAccountReply) => needsProof(reply),
    isBlocked: (_, reply: Close.CloseAccountReply) => isBlocked(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'closeAccount',
  context: { isUnderstood: false, blocker: '', message: '' },
  options: { maxIterations: 100 },
  initial: 'asking',
  states: {
    asking: {
      meta: { doc: 'Says what closing does. The button works once the person has ticked that it cannot be undone.' },
      on: {
        'understood.changed': { actions: { type: 'setUnderstood', params: ({ event }) => event.value } },
        submitted: { guard: 'isUnderstood', target: 'closing', actions: 'clearBlocker' },
      },
    },
    closing: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: null,
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'closed' },
          { guard: { type: 'needsProof', params: ({ event }) => event.output }, target: 'proving' },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setBlocker', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'asking' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    proving: {
      meta: { doc: 'Nothing was closed: the server asks for a step-up first, which another flow does.' },
      on: { proved: 'closing', 'proof.left': 'asking' },
    },
    refused: {
      meta: { doc: 'The server refused or did not answer; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'asking', actions: 'clearMessage' } },
    },
    closed: {
      meta: { doc: 'The account is closed, and this session is over.' },
      type: 'final',
    },
  },
  output: () => navigate(routes.accountClosed, { replace: true, state: { closed: 'now' } }),
});
