import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { emailError, isTyped } from './rules.ts';
import type * as Forgot from './types.ts';

/** Requests a link by mail that sets a new password (AUTH-1). Port: `forgotPassword`. */
export const forgotPasswordMachine = setup({
  types: typed<{
    context: Forgot.ForgotPasswordContext;
    events: Forgot.ForgotPasswordEvent;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { forgotPassword: port<Forgot.ForgotPasswordCall, Forgot.ForgotPasswordReply>('forgotPassword') },
  actions: {
    setEmail: assign((_, email: string) => ({ email, error: null })),
    showError: assign(({ context }) => ({ error: emailError(context.email) })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    isInvalid: ({ context }) => isTyped(context.email) && emailError(context.email) !== null,
    isValid: ({ context }) => emailError(context.email) === null,
    isAccepted: (_, reply: Forgot.ForgotPasswordReply) => accepted(reply),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'forgotPassword',
  context: { email: '', error: null, message: '' },
  options: { maxIterations: 100 },
  initial: 'editing',
  states: {
    editing: {
      meta: { doc: 'The form is open. The button works once something is typed.' },
      on: {
        'email.changed': { actions: { type: 'setEmail', params: ({ event }) => event.value } },
        submitted: [
          { guard: 'isInvalid', actions: 'showError' },
          // An error disappears as soon as the email is edited.
          { guard: 'isValid', target: 'submitting' },
        ],
      },
    },
    submitting: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'showMessage', params: ({ event }) => replyText(event.output) },
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
      meta: { doc: 'The server refused or did not answer; a modal shows the message and the e-mail stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    sent: {
      meta: { doc: 'If the account exists, a link was mailed: the page says to check the mailbox.' },
      on: { 'form.reopened': { target: 'editing', actions: 'clearMessage' } },
    },
  },
});
