import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { isTyped } from '../forgotPassword/rules.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, isUnauthorized, needsProof, refusalText, replyText } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { newEmailError } from './rules.ts';
import type * as Change from './types.ts';

/**
 * Requests a link to a new email (AUTH-3). The email does not change until the link is followed. If the server requires
 * it, the person first proves their identity again (PAYOUT-4). Port: `changeEmail`.
 */
export const changeEmailMachine = setup({
  types: typed<{
    context: Change.ChangeEmailContext;
    events: Change.ChangeEmailEvent;
    input: Change.ChangeEmailInput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { changeEmail: port<Change.ChangeEmailCall, Change.ChangeEmailReply>('changeEmail') },
  actions: {
    setEmail: assign((_, email: string) => ({ email, error: null })),
    showError: assign(({ context }) => ({ error: newEmailError(context) })),
    setError: assign((_, error: string) => ({ error })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    isInvalid: ({ context }) => isTyped(context.email) && newEmailError(context) !== null,
    isValid: ({ context }) => newEmailError(context) === null,
    isAccepted: (_, reply: Change.ChangeEmailReply) => accepted(reply),
    isBadEmail: (_, reply: Change.ChangeEmailReply) => reply.status === 422,
    needsProof: (_, reply: Change.ChangeEmailReply) => needsProof(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'changeEmail',
  context: ({ input }) => ({ current: input.current, email: '', error: null, message: '' }),
  options: { maxIterations: 100 },
  initial: 'editing',
  states: {
    editing: {
      meta: { doc: 'The form is open. The button works once something is typed.' },
      on: {
        'email.changed': { actions: { type: 'setEmail', params: ({ event }) => event.value } },
        submitted: [
          { guard: 'isInvalid', actions: 'showError' },
          { guard: 'isValid', target: 'submitting', actions: 'showError' },
        ],
      },
    },
    submitting: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'showMessage', params: ({ event }) => replyText(event.output) },
          },
          { guard: { type: 'needsProof', params: ({ event }) => event.output }, target: 'proving' },
          {
            guard: { type: 'isBadEmail', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setError', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    proving: {
      meta: { doc: 'No link was sent: the server asks for a step-up first, which another flow does.' },
      on: { proved: 'submitting', 'proof.left': 'editing' },
    },
    refused: {
      meta: { doc: 'The server refused or did not answer; a modal shows the message and the email stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    sent: {
      meta: { doc: 'The link was mailed to the new email; the account still has the previous one.' },
      on: { 'form.reopened': { target: 'editing', actions: 'clearMessage' } },
    },
  },
});
