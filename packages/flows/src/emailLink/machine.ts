import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText } from '../reply.ts';
import { Secret } from '../secret.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { emailLinkMessages } from './messages.ts';
import type * as Link from './types.ts';

/**
 * Confirms a new email with the link that was mailed to it, or undoes the change with the link that was mailed to the
 * previous one (AUTH-3). Nothing is sent before the person confirms, because mail scanners open every link. Port:
 * `followEmailLink`.
 */
export const emailLinkMachine = setup({
  types: typed<{
    context: Link.EmailLinkContext;
    events: Link.EmailLinkEvent;
    input: Link.EmailLinkInput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { followEmailLink: port<Link.FollowEmailLinkCall, Link.FollowEmailLinkReply>('followEmailLink') },
  actions: {
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isAccepted: (_, reply: Link.FollowEmailLinkReply) => accepted(reply),
    isBadLink: (_, reply: Link.FollowEmailLinkReply) => reply.status === 400,
    isTaken: (_, reply: Link.FollowEmailLinkReply) => reply.status === 409,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'emailLink',
  context: ({ input }) => ({ act: input.act, token: input.token, message: '' }),
  options: { maxIterations: 100 },
  initial: 'checking',
  states: {
    checking: {
      meta: { doc: 'Checks whether the page was reached with a complete link.' },
      always: [
        { guard: 'hasToken', target: 'asking' },
        { target: 'badLink', actions: { type: 'showMessage', params: emailLinkMessages.incomplete } },
      ],
    },
    asking: {
      meta: { doc: 'Says what the link does; nothing is sent before the person confirms.' },
      on: { confirmed: { target: 'sending' } },
    },
    sending: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'followEmailLink',
        src: 'followEmailLink',
        input: ({ context }) => ({ act: context.act, token: context.token ?? new Secret('') }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'done' },
          {
            guard: { type: 'isBadLink', params: ({ event }) => event.output },
            target: 'badLink',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'taken',
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
      meta: { doc: 'The link does not work: the page says why.' },
    },
    taken: {
      meta: { doc: 'Another account has the email by now: the page says so.' },
    },
    done: {
      meta: { doc: 'The account has the email of the link: the page says what follows.' },
    },
  },
});
