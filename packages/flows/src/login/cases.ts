import { TransportFailure } from '../reply.ts';
import { PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { adasSignIn, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { loginMachine } from './machine.ts';
import { isComplete } from './rules.ts';

const challenge = new Secret('challenge-of-adas-sign-in');
const passkey = { challenge: 'cmFuZG9t' };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const loginCases = {
  tags: {
    busy: ['submitting', 'checkingFactor'],
    modal: ['refused', 'unknownAccount', 'factorFailed', 'factorExpired'],
  },
  inputs: [{}, { returnTo: '/withdraw' }],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'email', value: 'ada@example.com' },
      { type: 'field.changed', name: 'email', value: 'ada' },
      { type: 'field.changed', name: 'email', value: '' },
      { type: 'field.changed', name: 'password' },
    ],
    submitted: [
      { type: 'submitted', password: new Secret('opensesame') },
      { type: 'submitted', password: new Secret('abc') },
      { type: 'submitted', password: new Secret('x'.repeat(129)) },
      { type: 'submitted', password: new Secret('') },
    ],
    'message.dismissed': [{ type: 'message.dismissed' }],
    'way.chosen': [
      { type: 'way.chosen', way: 'passkey' },
      { type: 'way.chosen', way: 'code' },
      { type: 'way.chosen', way: 'recovery' },
    ],
    'factor.submitted': [
      { type: 'factor.submitted', proof: new Secret('041736') },
      { type: 'factor.submitted', proof: new Secret('7k3m-9x2p-a4tz-5n8q') },
      { type: 'factor.submitted', proof: new Secret('04173') },
    ],
    'passkey.requested': [{ type: 'passkey.requested' }],
    'factor.left': [{ type: 'factor.left' }],
  },
  answers: {
    login: [
      success(adasSignIn),
      { ...success(adasSignIn), body: null },
      refusal(202),
      { ...success({ challenge, ways: ['passkey', 'code', 'recovery'], passkey }), status: 202 },
      { ...success({ challenge, ways: ['recovery'], passkey: null }), status: 202 },
      { ...success({ challenge, ways: [], passkey: null }), status: 202 },
      refusal(404),
      refusal(422),
      refusal(500, ''),
    ],
    // A port may answer with anything.
    usePasskey: [new Secret('{"id":"cGFzc2tleQ"}'), null as never],
    finishSignIn: [
      success(adasSignIn),
      { ...success(adasSignIn), body: null },
      refusal(400),
      refusal(422),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new PasskeyUnused(), new Error('')],
  keyOf: ({ email, errors, returnTo, factor, way, factorError }) => [email, errors, returnTo, factor, way, factorError],
  secrets: ['opensesame', '041736', '7k3m-9x2p-a4tz-5n8q', 'challenge-of-adas-sign-in', '{"id":"cGFzc2tleQ"}'],
  invariants: {
    'nothing is sent without an e-mail': ({ state, context }) =>
      state !== 'submitting' || isComplete(context.email, new Secret('opensesame')),
    'a session is opened at most once': ({ emitted }) => emitted.length <= 1,
    'a call runs only while submitting': ({ state, pending }) =>
      ['submitting', 'usingPasskey', 'checkingFactor'].includes(state) === pending.length > 0,
    'a second factor is entered only if one is required': ({ state, context }) =>
      ['askingFactor', 'usingPasskey', 'checkingFactor', 'factorFailed', 'factorExpired'].includes(state) ===
      (context.factor !== null && state !== 'done'),
    'the browser prompts for a passkey only if it was chosen': ({ state, context }) =>
      state !== 'usingPasskey' || context.way === 'passkey',
    'an error of the code is set only while it can be entered again': ({ state, context }) =>
      context.factorError === '' || state === 'askingFactor',
    'a message is set only in a modal': ({ state, context }) =>
      context.message === '' ||
      ['refused', 'unknownAccount', 'signingUp', 'factorFailed', 'factorExpired'].includes(state),
  },
} as const satisfies Cases<typeof loginMachine>;
