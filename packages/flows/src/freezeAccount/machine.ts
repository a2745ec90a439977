import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText } from '../reply.ts';
import { Secret } from '../secret.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { freezeAccountMessages } from './messages.ts';
import type * as Freeze from './types.ts';

/**
 * 'This was not me': freezes an account with the link of a mail (PAYOUT-5). Nothing is sent before the person confirms, because
 * mail scanners open every link. Port: `freezeAccount`.
 */
export const freezeAccountMachine = setup({
  types: typed<{
    context: Freeze.FreezeAccountContext;
    events: Freeze.FreezeAccountEvent;
    input: Freeze.FreezeAccountInput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { freezeAccount: port<Freeze.FreezeAccountCall, Freeze.FreezeAccountReply>('freezeAccount') },
  actions: {
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isAccepted: (_, reply: Freeze.FreezeAccountReply) => accepted(reply),
    isBadLink: (_, reply: Freeze.FreezeAccountReply) => reply.status === 400,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'freezeAccount',
  context: ({ input }) => ({ token: input.token, message: '' }),
  options: { maxIterations: 100 },
  initial: 'checking',
  states: {
    checking: {
      meta: { doc: 'Checks whether the page was reached with a complete link.' },
      always: [
        { guard: 'hasToken', target: 'asking' },
        { target: 'badLink', actions: { type: 'showMessage', params: freezeAccountMessages.incomplete } },
      ],
    },
    asking: {
      meta: { doc: 'Says what freezing does; nothing is sent before the person confirms.' },
      on: { confirmed: { target: 'freezing' } },
    },
    freezing: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'freezeAccount',
        src: 'freezeAccount',
        input: ({ context }) => ({ token: context.token ?? new Secret('') }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'frozen' },
          {
            guard: { type: 'isBadLink', params: ({ event }) => event.output },
            target: 'badLink',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'The server refused or did not answer; a modal shows the message, and it can be tried again.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'asking', actions: 'clearMessage' } },
    },
    badLink: {
      meta: { doc: 'The link does not work: the page says why, and leads to a new password.' },
    },
    frozen: {
      meta: { doc: 'The account is frozen: the page says what follows, and leads to a new password.' },
    },
  },
});
