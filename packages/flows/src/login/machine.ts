import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { type Established, navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import type { Secret } from '../secret.ts';
import { established, signsIn } from '../sign-in.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { afterLogin, applyChange, findErrors, isRight, isWrong, noErrors, toVerification } from './rules.ts';
import type * as Login from './types.ts';

/** Signs a person in with e-mail and password (LOGIN-1 to LOGIN-7). Port: `login`. */
export const loginMachine = setup({
  types: typed<{
    context: Login.LoginContext;
    events: Login.LoginEvent;
    input: Login.LoginInput;
    output: Login.LoginOutput;
    emitted: Login.LoginEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { login: port<Login.LoginCall, Login.LoginReply>('login') },
  actions: {
    takeChange: assign(({ context }, change: Login.LoginFieldChanged) => applyChange(context, change)),
    showErrors: assign(({ context }, password: Secret) => ({ errors: findErrors(context.email, password) })),
    clearErrors: assign({ errors: noErrors }),
    tell: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitEstablished: emit((_, intent: Established) => intent),
  },
  guards: {
    isWrong: ({ context }, password: Secret) => isWrong(context.email, password),
    isRight: ({ context }, password: Secret) => isRight(context.email, password),
    opensSession: (_, reply: Login.LoginReply) => signsIn(reply),
    isUnverified: (_, reply: Login.LoginReply) => reply.status === 202,
    isUnknown: (_, reply: Login.LoginReply) => reply.status === 404,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ email: '', errors: noErrors, message: '', returnTo: input.returnTo ?? null }),
  output: ({ event }) => event.output as Login.LoginOutput,
  options: { maxIterations: 100 },
  initial: 'editing',
  states: {
    editing: {
      meta: { doc: 'The form is open. Continue works once both fields hold something.' },
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.password },
            actions: { type: 'showErrors', params: ({ event }) => event.password },
          },
          {
            guard: { type: 'isRight', params: ({ event }) => event.password },
            target: 'submitting',
            actions: 'clearErrors',
          },
        ],
      },
    },
    submitting: {
      meta: { doc: 'One sign-in is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context, event }) => {
          assertEvent(event, 'submitted');
          return { email: context.email.trim(), password: event.password };
        },
        onDone: [
          {
            guard: { type: 'opensSession', params: ({ event }) => event.output },
            target: 'done',
            // The session must stand before the page changes, or the guard sends the person back.
            actions: { type: 'emitEstablished', params: ({ event }) => established(event.output) },
          },
          { guard: { type: 'isUnverified', params: ({ event }) => event.output }, target: 'unverified' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unknownAccount',
            actions: { type: 'tell', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'refused', actions: { type: 'tell', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: { target: 'refused', actions: { type: 'tell', params: ({ event }) => failureText(event.error) } },
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'tell', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'The server said no, or nothing; the words are in a modal and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    unknownAccount: {
      meta: { doc: 'No account has this e-mail; the modal suggests to sign up.' },
      tags: 'modal',
      on: { 'message.dismissed': 'signingUp' },
    },
    done: {
      meta: { doc: 'Signed in: on to the page asked for, or the dashboard.' },
      type: 'final',
      output: ({ context }) => afterLogin(context.returnTo),
    },
    unverified: {
      meta: { doc: 'The e-mail still has to be verified: on to the code.' },
      type: 'final',
      output: ({ context }) => toVerification(context.email, context.returnTo),
    },
    signingUp: {
      meta: { doc: 'On to the sign-up page.' },
      type: 'final',
      output: () => navigate(routes.signup),
    },
  },
});
