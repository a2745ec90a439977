import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { personPort, port } from '../port.ts';
import { accepted, failureText, isUnauthorized, refusalText, succeeded } from '../reply.ts';
import { isPasskeyUnused } from '../secondFactor.ts';
import type { Secret } from '../secret.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { stepUpMessages } from './messages.ts';
import { isProof, isSigned, offeredWays, proofOf, startStepUp } from './rules.ts';
import type * as StepUp from './types.ts';

/**
 * Asks a person who is signed in to prove their identity, before money or a security setting moves (PAYOUT-4). It emits
 * `proved`; the listener then does what needed the proof. Ports: `fetchProofWays`, `usePasskey`, `proveIdentity`.
 */
export const stepUpMachine = setup({
  types: typed<{
    context: StepUp.StepUpContext;
    events: StepUp.StepUpEvent;
    input: StepUp.StepUpInput;
    emitted: StepUp.Proved;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    fetchProofWays: port<null, StepUp.FetchProofWaysReply>('fetchProofWays'),
    usePasskey: personPort<StepUp.UsePasskeyReply>('usePasskey'),
    proveIdentity: port<StepUp.ProveIdentityCall, StepUp.ProveIdentityReply>('proveIdentity'),
  },
  actions: {
    setWays: assign((_, ways: readonly StepUp.ProofWay[]) => startStepUp({ ways })),
    setWay: assign((_, way: StepUp.ProofWay) => ({ way, error: '' })),
    setWrongProof: assign(({ context }, error: string) => ({ error, wrong: context.wrong + 1 })),
    showPasskeyUnused: assign({ error: stepUpMessages.passkeyUnused }),
    clearError: assign({ error: '' }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitProved: emit((): StepUp.Proved => ({ type: 'proved' })),
  },
  guards: {
    hasWays: ({ context }) => context.ways.length > 0,
    offersWay: (_, reply: StepUp.FetchProofWaysReply) => offeredWays(reply).length > 0,
    offersNone: (_, reply: StepUp.FetchProofWaysReply) => succeeded(reply),
    isOffered: ({ context }, way: StepUp.ProofWay) => context.ways.includes(way),
    isProof: ({ context }, proof: Secret) => isProof(context.way, proof),
    usesPasskey: ({ context }) => context.way === 'passkey',
    isSigned: (_, reply: StepUp.UsePasskeyReply) => isSigned(reply),
    isPasskeyUnused: (_, { error }: { readonly error: unknown }) => isPasskeyUnused(error),
    isAccepted: (_, reply: StepUp.ProveIdentityReply) => accepted(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
    isWrongProof: (_, reply: StepUp.ProveIdentityReply) => reply.status === 422,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'stepUp',
  context: ({ input }) => startStepUp(input),
  options: { maxIterations: 100 },
  initial: 'opening',
  states: {
    opening: {
      meta: { doc: 'Skips the request when the ways are known already.' },
      always: [{ guard: 'hasWays', target: 'asking' }, { target: 'loading' }],
    },
    loading: {
      meta: { doc: 'The server is asked how this person can prove who they are.' },
      tags: 'busy',
      invoke: {
        id: 'fetchProofWays',
        src: 'fetchProofWays',
        input: null,
        onDone: [
          {
            guard: { type: 'offersWay', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setWays', params: ({ event }) => offeredWays(event.output) },
          },
          {
            guard: { type: 'offersNone', params: ({ event }) => event.output },
            target: 'unavailable',
            actions: { type: 'showMessage', params: stepUpMessages.noWay },
          },
          { target: 'unavailable', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) },
        },
      },
      after: {
        requestTimeout: { target: 'unavailable', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    unavailable: {
      meta: { doc: 'No proof is possible; the reason is shown in place of the form.' },
      on: { 'retry.requested': { target: 'loading', actions: 'clearMessage' } },
    },
    asking: {
      meta: { doc: 'The form is open: for a password, a passkey, a code of an authenticator app, or a recovery code.' },
      on: {
        'way.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.way },
          actions: { type: 'setWay', params: ({ event }) => event.way },
        },
        'proof.submitted': {
          guard: { type: 'isProof', params: ({ event }) => event.proof },
          target: 'checking',
          actions: 'clearError',
        },
        'passkey.requested': { guard: 'usesPasskey', target: 'usingPasskey', actions: 'clearError' },
      },
    },
    usingPasskey: {
      meta: {
        doc: 'The browser asks for the passkey, for as long as the person takes; another way can be chosen meanwhile.',
      },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: [
          { guard: { type: 'isSigned', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          {
            guard: { type: 'isPasskeyUnused', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
            actions: 'showPasskeyUnused',
          },
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'asking' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      on: {
        'way.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.way },
          target: 'asking',
          actions: { type: 'setWay', params: ({ event }) => event.way },
        },
      },
    },
    checking: {
      meta: { doc: 'One check is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'proveIdentity',
        src: 'proveIdentity',
        input: ({ context, event }) => ({ way: context.way, proof: proofOf(event) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'proved',
            actions: 'emitProved',
          },
          {
            guard: { type: 'isWrongProof', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'setWrongProof', params: ({ event }) => refusalText(event.output) },
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'asking' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    refused: {
      meta: { doc: 'The proof could not be checked; a modal shows the message and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'asking', actions: 'clearMessage' } },
    },
    proved: {
      meta: { doc: 'The step-up succeeded. A code works once: another press only repeats the action that needed it.' },
      on: {
        'proof.submitted': { actions: 'emitProved' },
        'passkey.requested': { actions: 'emitProved' },
        'proof.expired': 'asking',
      },
    },
  },
});
