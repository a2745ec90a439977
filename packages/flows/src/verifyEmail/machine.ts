import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { type Established, navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import { safeLanding } from '../safe-path.ts';
import type { Secret } from '../secret.ts';
import { established, signsIn } from '../sign-in.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { isCode } from './rules.ts';
import type * as VerifyEmail from './types.ts';

/** Verifies an email with the code sent to it (VERIFY-1 to VERIFY-4). Port: `verifyEmail`. */
export const verifyEmailMachine = setup({
  types: typed<{
    context: VerifyEmail.VerifyEmailContext;
    events: VerifyEmail.VerifyEmailEvent;
    input: VerifyEmail.VerifyEmailInput;
    output: VerifyEmail.VerifyEmailOutput;
    emitted: VerifyEmail.VerifyEmailEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { verifyEmail: port<VerifyEmail.VerifyEmailCall, VerifyEmail.VerifyEmailReply>('verifyEmail') },
  actions: {
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    setWrongCode: assign(({ context }, error: string) => ({ error, wrong: context.wrong + 1 })),
    clearError: assign({ error: '' }),
    emitEstablished: emit((_, intent: Established) => intent),
  },
  guards: {
    hasEmail: ({ context }) => context.email !== '',
    isCode: (_, code: Secret) => isCode(code),
    isWrongCode: (_, reply: VerifyEmail.VerifyEmailReply) => reply.status === 400,
    opensSession: (_, reply: VerifyEmail.VerifyEmailReply) => signsIn(reply),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({
    email: input.email ?? '',
    message: '',
    error: '',
    wrong: 0,
    returnTo: input.returnTo ?? null,
  }),
  output: ({ event }) => event.output as VerifyEmail.VerifyEmailOutput,
  options: { maxIterations: 100 },
  initial: 'checking',
  states: {
    checking: {
      meta: { doc: 'Checks whether the page was reached with an e-mail.' },
      always: [{ guard: 'hasEmail', target: 'editing' }, { target: 'noEmail' }],
    },
    editing: {
      meta: {
        doc: 'The code can be typed. Verify works once it has four digits; an error of the previous code is shown.',
      },
      on: {
        'code.submitted': {
          guard: { type: 'isCode', params: ({ event }) => event.code },
          target: 'submitting',
          actions: 'clearError',
        },
      },
    },
    submitting: {
      meta: { doc: 'One check is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted');
          return { email: context.email, code: event.code };
        },
        onDone: [
          {
            guard: { type: 'opensSession', params: ({ event }) => event.output },
            target: 'verified',
            actions: { type: 'emitEstablished', params: ({ event }) => established(event.output) },
          },
          {
            guard: { type: 'isWrongCode', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setWrongCode', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'failed', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    failed: {
      meta: { doc: 'The code could not be checked; a modal shows the message and the code stays in the form.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessage' } },
    },
    verified: {
      meta: { doc: 'Signed in: goes to the requested page, or the dashboard.' },
      type: 'final',
      output: ({ context }) => navigate(safeLanding(context.returnTo) ?? routes.invest, { replace: true }),
    },
    noEmail: {
      meta: { doc: 'Reached without an e-mail: back to the sign-in page.' },
      type: 'final',
      output: () => navigate(routes.login, { replace: true }),
    },
  },
});
