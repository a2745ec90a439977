import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { type Announce, navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import { Secret } from '../secret.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { resetPasswordMessages } from './messages.ts';
import { findErrors, isInvalid, isValid, noErrors } from './rules.ts';
import type * as Reset from './types.ts';

/** Sets a new password with a mailed link (AUTH-1). Port: `resetPassword`. */
export const resetPasswordMachine = setup({
  types: typed<{
    context: Reset.ResetPasswordContext;
    events: Reset.ResetPasswordEvent;
    input: Reset.ResetPasswordInput;
    output: Reset.ResetPasswordOutput;
    emitted: Reset.ResetPasswordEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { resetPassword: port<Reset.ResetPasswordCall, Reset.ResetPasswordReply>('resetPassword') },
  actions: {
    clearField: assign(({ context }, name: keyof Reset.ResetPasswordErrors) => ({
      errors: { ...context.errors, [name]: null },
    })),
    showErrors: assign((_, secrets: Reset.ResetPasswordSecrets) => ({ errors: findErrors(secrets) })),
    clearErrors: assign({ errors: noErrors }),
    refuse: assign((_, password: string) => ({ errors: { ...noErrors, password } })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isInvalid: (_, secrets: Reset.ResetPasswordSecrets) => isInvalid(secrets),
    isValid: (_, secrets: Reset.ResetPasswordSecrets) => isValid(secrets),
    isAccepted: (_, reply: Reset.ResetPasswordReply) => accepted(reply),
    isBadLink: (_, reply: Reset.ResetPasswordReply) => reply.status === 400,
    isBadPassword: (_, reply: Reset.ResetPasswordReply) => reply.status === 422,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ token: input.token, errors: noErrors, message: '' }),
  output: ({ event }) => event.output as Reset.ResetPasswordOutput,
  options: { maxIterations: 100 },
  initial: 'checking',
  states: {
    checking: {
      meta: { doc: 'Checks whether the page was reached with a complete link.' },
      always: [
        { guard: 'hasToken', target: 'editing' },
        { target: 'badLink', actions: { type: 'showMessage', params: resetPasswordMessages.incomplete } },
      ],
    },
    editing: {
      meta: { doc: 'The new password can be typed, twice.' },
      on: {
        'field.changed': { actions: { type: 'clearField', params: ({ event }) => event.name } },
        submitted: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event },
            actions: { type: 'showErrors', params: ({ event }) => event },
          },
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'submitting',
            actions: 'clearErrors',
          },
        ],
      },
    },
    submitting: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'submitted');
          return { token: context.token ?? new Secret(''), password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'announce', params: resetPasswordMessages.done },
          },
          {
            guard: { type: 'isBadLink', params: ({ event }) => event.output },
            target: 'badLink',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
          {
            guard: { type: 'isBadPassword', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'refuse', params: ({ event }) => refusalText(event.output) },
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
      meta: { doc: 'The server refused or did not answer; a modal shows the message and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    badLink: {
      meta: { doc: 'The link does not work: the page says why, and leads to a new one.' },
    },
    done: {
      meta: { doc: 'The password is set: goes to the sign-in page.' },
      type: 'final',
      output: () => navigate(routes.login, { replace: true }),
    },
  },
});
