import { TransportFailure, Unauthorized } from '../reply.ts';
import { PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { stepUpMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const stepUpCases = {
  tags: { busy: ['loading', 'checking'], modal: ['refused'] },
  inputs: [{}, { ways: ['password'] }, { ways: ['code', 'recovery'] }, { ways: ['passkey', 'recovery'] }],
  events: {
    'way.chosen': [
      { type: 'way.chosen', way: 'password' },
      { type: 'way.chosen', way: 'passkey' },
      { type: 'way.chosen', way: 'code' },
      { type: 'way.chosen', way: 'recovery' },
    ],
    'proof.submitted': [
      { type: 'proof.submitted', proof: new Secret('041736') },
      { type: 'proof.submitted', proof: new Secret('7k3m-9x2p-a4tz-5n8q') },
      { type: 'proof.submitted', proof: new Secret('') },
    ],
    'passkey.requested': [{ type: 'passkey.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'proof.expired': [{ type: 'proof.expired' }],
  },
  answers: {
    fetchProofWays: [success(['password'], true), success(['code', 'recovery'], true), success([], true), refusal(500)],
    usePasskey: [success(new Secret('{"id":"cGFzc2tleQ"}'), true), refusal(429)],
    proveIdentity: [success(null, true), refusal(422), refusal(429), refusal(500, '')],
  },
  failures: [new TransportFailure(), new PasskeyUnused(), new Unauthorized()],
  keyOf: ({ ways, way, error, message }) => [ways, way, error !== '', message !== ''],
  invariants: {
    'a proof is checked only while checking': ({ state, pending }) =>
      (state === 'checking') === pending.some(({ port }) => port === 'proveIdentity'),
    'the browser prompts for a passkey only if it was chosen': ({ state, context, pending }) =>
      (state === 'usingPasskey') === pending.some(({ port }) => port === 'usePasskey') &&
      (state !== 'usingPasskey' || context.way === 'passkey'),
    'the ways are requested only while loading': ({ state, pending }) =>
      (state === 'loading') === pending.some(({ port }) => port === 'fetchProofWays'),
    'the requested proof is one of the ways': ({ state, context }) =>
      !['asking', 'usingPasskey', 'checking', 'refused', 'proved'].includes(state) ||
      context.ways.includes(context.way),
    'a message is set only in the modal and in place of the form': ({ state, context }) =>
      (context.message !== '') === (state === 'refused' || state === 'unavailable'),
    'an error is set only in the form': ({ state, context }) => context.error === '' || state === 'asking',
  },
} as const satisfies Cases<typeof stepUpMachine>;
