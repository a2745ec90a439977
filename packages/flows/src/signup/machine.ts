import { assertEvent, assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { signupMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Signup from './types.ts';

/** Opens an account with an investment package (SIGNUP-1 to SIGNUP-8). Ports: `fetchPackages`, `signup`. */
export const signupMachine = setup({
  types: typed<{
    context: Signup.SignupContext;
    events: Signup.SignupEvent;
    output: Signup.SignupOutput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    fetchPackages: port<void, Signup.PackagesReply>('fetchPackages'),
    signup: port<Signup.SignupCall, Signup.SignupReply>('signup'),
  },
  actions: {
    setChange: assign(({ context }, change: Signup.SignupFieldChanged) => rules.applyChange(context, change)),
    setPackages: assign(({ context }, reply: Signup.PackagesReply) => rules.setPackages(context, reply)),
    setNext: assign((_, reply: Signup.SignupReply) => ({ next: rules.nextPage(reply) })),
    showErrors: assign(({ context }, secrets: Signup.SignupSecrets) => ({
      errors: rules.findErrors(context.fields, secrets),
    })),
    clearErrors: assign({ errors: rules.noErrors }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    hasPackages: (_, reply: Signup.PackagesReply) => rules.hasPackages(reply),
    hasPackagesTooLate: ({ context }, reply: Signup.PackagesReply) =>
      context.message !== '' && rules.hasPackages(reply),
    lacksPackage: ({ context }) => rules.chosenPackage(context) === null,
    hasNoErrors: ({ context }, secrets: Signup.SignupSecrets) => rules.hasNoErrors(context.fields, secrets),
    isAccepted: (_, reply: Signup.SignupReply) => accepted(reply),
    isRegistered: (_, reply: Signup.SignupReply) => reply.status === 303,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'signup',
  context: { fields: rules.emptyFields, errors: rules.noErrors, packages: [], message: '', next: '' },
  output: ({ event }) => event.output as Signup.SignupOutput,
  options: { maxIterations: 100 },
  initial: 'loadingPackages',
  states: {
    loadingPackages: {
      meta: { doc: 'The packages are being loaded.' },
      tags: 'loading',
      invoke: {
        id: 'fetchPackages',
        src: 'fetchPackages',
        onDone: [
          {
            guard: { type: 'hasPackagesTooLate', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'setPackages', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasPackages', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setPackages', params: ({ event }) => event.output },
          },
          {
            target: 'packagesFailed',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
        ],
        onError: {
          target: 'packagesFailed',
          actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'packagesFailed', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
      on: { 'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } } },
      initial: 'waiting',
      states: {
        waiting: {
          meta: { doc: 'The form can be filled, not sent.' },
          on: { submitted: { target: 'tooEarly', actions: { type: 'showMessage', params: signupMessages.package } } },
        },
        tooEarly: {
          meta: { doc: 'Submit was pressed before there was a package to choose; a modal shows the message.' },
          tags: 'modal',
          on: { 'message.dismissed': { target: 'waiting', actions: 'clearMessage' } },
        },
      },
    },
    packagesFailed: {
      meta: { doc: 'The packages could not be loaded; a modal shows the message.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        'packages.refresh.requested': 'loadingPackages',
        submitted: [
          {
            guard: 'lacksPackage',
            target: 'refused',
            actions: { type: 'showMessage', params: signupMessages.package },
          },
          {
            guard: { type: 'hasNoErrors', params: ({ event }) => event },
            target: 'submitting',
            actions: 'clearErrors',
          },
          { actions: { type: 'showErrors', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      meta: { doc: 'One sign-up is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'signup',
        src: 'signup',
        input: ({ context, event }) => {
          assertEvent(event, 'submitted');
          return rules.toCall(context, event);
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'setNext', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'alreadyRegistered',
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
      meta: { doc: 'Something prevents it; a modal shows the message and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    alreadyRegistered: {
      meta: { doc: 'The e-mail has an account already; the modal suggests to log in.' },
      tags: 'modal',
      on: { 'message.dismissed': 'loggingIn' },
    },
    done: {
      meta: { doc: 'The account exists: goes to the page that the server names, with the e-mail.' },
      type: 'final',
      output: ({ context }) => navigate(context.next, { state: { email: context.fields.email.trim() } }),
    },
    loggingIn: {
      meta: { doc: 'Goes to the sign-in page.' },
      type: 'final',
      output: () => navigate(routes.login),
    },
  },
});
