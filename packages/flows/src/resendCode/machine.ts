import { assign, emit, setup } from 'xstate';
import { requestTimeout, timerSlice } from '../delays.ts';
import type { Announce } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { accepted, failureText, refusalText, requestedPause } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { resendCodeMessages } from './messages.ts';
import { setWait, startWait } from './rules.ts';
import type * as ResendCode from './types.ts';

/** Requests another code, at most one a minute (VERIFY-4). Port: `resendCode`. */
export const resendCodeMachine = setup({
  types: typed<{
    context: ResendCode.ResendCodeContext;
    events: ResendCode.ResendCodeEvent;
    input: ResendCode.ResendCodeInput;
    emitted: ResendCode.ResendCodeEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { resendCode: port<ResendCode.ResendCodeCall, ResendCode.ResendCodeReply>('resendCode') },
  actions: {
    setWait: assign((_, reply: ResendCode.ResendCodeReply) => setWait(reply)),
    endCooldown: assign({ readyAt: 0, left: 0 }),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
    announceFault: emit((_, text: string): Announce => ({ type: 'announce', text, isFault: true })),
  },
  guards: {
    mustWait: ({ context }) => context.left > 0,
    isAccepted: (_, reply: ResendCode.ResendCodeReply) => accepted(reply),
    isRateLimited: (_, reply: ResendCode.ResendCodeReply) => requestedPause(reply) !== undefined,
  },
  delays: { requestTimeout, cooldown: ({ context }) => timerSlice(context.left) },
}).createMachine({
  id: 'resendCode',
  context: ({ input }) => startWait(input),
  options: { maxIterations: 100 },
  initial: 'checking',
  states: {
    checking: {
      meta: { doc: 'Checks whether a code was sent less than a minute ago.' },
      always: [{ guard: 'mustWait', target: 'coolingDown' }, { target: 'ready' }],
    },
    ready: {
      meta: { doc: 'A new code can be requested.' },
      on: { requested: 'sending' },
    },
    sending: {
      meta: { doc: 'One request is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'coolingDown',
            actions: [
              { type: 'setWait', params: ({ event }) => event.output },
              { type: 'announce', params: resendCodeMessages.sent },
            ],
          },
          {
            guard: { type: 'isRateLimited', params: ({ event }) => event.output },
            target: 'coolingDown',
            actions: [
              { type: 'setWait', params: ({ event }) => event.output },
              { type: 'announceFault', params: ({ event }) => refusalText(event.output) },
            ],
          },
          { target: 'ready', actions: { type: 'announceFault', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'announceFault', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'ready', actions: { type: 'announceFault', params: sharedMessages.network } },
      },
    },
    coolingDown: {
      meta: { doc: 'A code was just sent; the next can be requested at `readyAt`.' },
      after: { cooldown: { target: 'ready', actions: 'endCooldown' } },
    },
  },
});
