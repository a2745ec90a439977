import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { type Established, navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { personPort, port } from '../port.ts';
import { failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import { type FactorAsked, type FactorWay, isFactor, isPasskeyUnused, type PasskeyOptions } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { established, signsIn } from '../sign-in.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { loginMessages } from './messages.ts';
import {
  afterLogin,
  applyChange,
  factorOf,
  findErrors,
  firstWay,
  isInvalid,
  isValid,
  noErrors,
  proofOf,
  signInOf,
  toVerification,
} from './rules.ts';
import type * as Login from './types.ts';

/**
 * Signs a person in with email and password (LOGIN-1 to LOGIN-7), and with a second factor if the account has one
 * (AUTH-4). Ports: `login`, `usePasskey`, `finishSignIn`.
 */
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
  actors: {
    login: port<Login.LoginCall, Login.LoginReply>('login'),
    usePasskey: personPort<Login.UsePasskeyAnswer, PasskeyOptions | null>('usePasskey'),
    finishSignIn: port<Login.FinishSignInCall, Login.FinishSignInReply>('finishSignIn'),
  },
  actions: {
    setChange: assign(({ context }, change: Login.LoginFieldChanged) => applyChange(context, change)),
    showErrors: assign(({ context }, password: Secret) => ({ errors: findErrors(context.email, password) })),
    clearErrors: assign({ errors: noErrors }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    setFactor: assign((_, factor: FactorAsked) => ({ factor, way: firstWay(factor) })),
    setWay: assign((_, way: FactorWay) => ({ way, factorError: '' })),
    setWrongFactor: assign(({ context }, factorError: string) => ({ factorError, wrong: context.wrong + 1 })),
    showFactorError: assign((_, factorError: string) => ({ factorError })),
    clearFactorError: assign({ factorError: '' }),
    clearFactor: assign({ factor: null, way: 'code', factorError: '', wrong: 0 }),
    emitEstablished: emit((_, intent: Established) => intent),
  },
  guards: {
    isInvalid: ({ context }, password: Secret) => isInvalid(context.email, password),
    isValid: ({ context }, password: Secret) => isValid(context.email, password),
    opensSession: (_, reply: Login.LoginReply) => signsIn(signInOf(reply)),
    asksFactor: (_, reply: Login.LoginReply) => (factorOf(reply)?.ways.length ?? 0) > 0,
    asksOther: (_, reply: Login.LoginReply) => factorOf(reply) !== null,
    isOffered: ({ context }, way: FactorWay) => context.factor?.ways.includes(way) ?? false,
    isFactor: ({ context }, proof: Secret) => isFactor(context.way, proof),
    usesPasskey: ({ context }) => context.way === 'passkey',
    isSigned: (_, signed: Login.UsePasskeyAnswer) => signed instanceof Secret,
    isPasskeyUnused: (_, { error }: { readonly error: unknown }) => isPasskeyUnused(error),
    isWrongFactor: (_, reply: Login.FinishSignInReply) => reply.status === 422,
    isExpired: (_, reply: Login.FinishSignInReply) => reply.status === 400,
    isUnverified: (_, reply: Login.LoginReply) => reply.status === 202,
    isUnknown: (_, reply: Login.LoginReply) => reply.status === 404,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    email: '',
    errors: noErrors,
    message: '',
    returnTo: input.returnTo ?? null,
    factor: null,
    way: 'code',
    factorError: '',
    wrong: 0,
  }),
  output: ({ event }) => event.output as Login.LoginOutput,
  options: { maxIterations: 100 },
  initial: 'editing',
  states: {
    editing: {
      meta: { doc: 'The form is open. Continue works once both fields hold something.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.password },
            actions: { type: 'showErrors', params: ({ event }) => event.password },
          },
          {
            guard: { type: 'isValid', params: ({ event }) => event.password },
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
            // The session must be open before the page changes, or the route guard sends the person back.
            actions: { type: 'emitEstablished', params: ({ event }) => established(signInOf(event.output)) },
          },
          {
            guard: { type: 'asksFactor', params: ({ event }) => event.output },
            target: 'askingFactor',
            actions: { type: 'setFactor', params: ({ event }) => event.output.body as FactorAsked },
          },
          {
            guard: { type: 'asksOther', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'showMessage', params: loginMessages.noWay },
          },
          { guard: { type: 'isUnverified', params: ({ event }) => event.output }, target: 'unverified' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unknownAccount',
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
      meta: { doc: 'The server refused or did not answer; a modal shows the message and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    unknownAccount: {
      meta: { doc: 'No account has this e-mail; the modal suggests to sign up.' },
      tags: 'modal',
      on: { 'message.dismissed': 'signingUp' },
    },
    askingFactor: {
      meta: {
        doc: 'The password was right, and the account has a second factor: a passkey can be used, or a code typed instead.',
      },
      on: {
        'way.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.way },
          actions: { type: 'setWay', params: ({ event }) => event.way },
        },
        'factor.submitted': {
          guard: { type: 'isFactor', params: ({ event }) => event.proof },
          target: 'checkingFactor',
          actions: 'clearFactorError',
        },
        'passkey.requested': { guard: 'usesPasskey', target: 'usingPasskey', actions: 'clearFactorError' },
        'factor.left': { target: 'editing', actions: 'clearFactor' },
      },
    },
    usingPasskey: {
      meta: {
        doc: 'The browser asks for the passkey, for as long as the person takes; another way can be chosen meanwhile.',
      },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => context.factor?.passkey ?? null,
        onDone: [
          { guard: { type: 'isSigned', params: ({ event }) => event.output }, target: 'checkingFactor' },
          { target: 'factorFailed', actions: { type: 'showMessage', params: sharedMessages.unexpected } },
        ],
        onError: [
          {
            guard: { type: 'isPasskeyUnused', params: ({ event }) => ({ error: event.error }) },
            target: 'askingFactor',
            actions: { type: 'showFactorError', params: loginMessages.passkeyUnused },
          },
          { target: 'factorFailed', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      on: {
        'way.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.way },
          target: 'askingFactor',
          actions: { type: 'setWay', params: ({ event }) => event.way },
        },
        'factor.left': { target: 'editing', actions: 'clearFactor' },
      },
    },
    checkingFactor: {
      meta: { doc: 'One check is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'finishSignIn',
        src: 'finishSignIn',
        input: ({ context, event }) => ({ challenge: challengeOf(context), way: context.way, proof: proofOf(event) }),
        onDone: [
          {
            guard: { type: 'opensSession', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'emitEstablished', params: ({ event }) => established(event.output) },
          },
          {
            guard: { type: 'isWrongFactor', params: ({ event }) => event.output },
            target: 'askingFactor',
            actions: { type: 'setWrongFactor', params: ({ event }) => refusalText(event.output) },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'factorExpired',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
          {
            target: 'factorFailed',
            actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) },
          },
        ],
        onError: {
          target: 'factorFailed',
          actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'factorFailed', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    factorFailed: {
      meta: { doc: 'The code could not be checked; a modal shows the message and the code stays in the form.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'askingFactor', actions: 'clearMessage' } },
    },
    factorExpired: {
      meta: { doc: 'It took too long, or was tried too often; the modal returns to the password.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: ['clearMessage', 'clearFactor'] } },
    },
    done: {
      meta: { doc: 'Signed in: goes to the requested page, or the dashboard.' },
      type: 'final',
      output: ({ context }) => afterLogin(context.returnTo),
    },
    unverified: {
      meta: { doc: 'The e-mail still has to be verified: goes to the code.' },
      type: 'final',
      output: ({ context }) => toVerification(context.email, context.returnTo),
    },
    signingUp: {
      meta: { doc: 'Goes to the sign-up page.' },
      type: 'final',
      output: () => navigate(routes.signup),
    },
  },
});

/** The challenge of the second factor. @throws TypeError if no factor was requested, which no transition allows */
function challengeOf({ factor }: Login.LoginContext): Secret {
  if (factor === null) throw new TypeError('No second factor was asked for.');
  return factor.challenge;
}
