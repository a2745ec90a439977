import { TransportFailure, Unauthorized } from '../reply.ts';
import { PasskeyUnused } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { stepUpMachine } from './machine.ts';
import type { ProofWay } from './types.ts';

type StepUpStep = Step<typeof stepUpMachine>;
type StepUpRow = Row<typeof stepUpMachine>;

const submit = (typed: string): StepUpStep => ({ send: { type: 'proof.submitted', proof: new Secret(typed) } });
const offer = (ways: readonly ProofWay[]): StepUpStep => ({ answer: 'fetchProofWays', with: success(ways, true) });
const dismiss: StepUpStep = { send: { type: 'message.dismissed' } };
const right: StepUpStep = { answer: 'proveIdentity', with: success(null, true) };
const proved = { type: 'proved' } as const;
const withCode = { ways: ['code', 'recovery'] as const };
const withPassword = { ways: ['password'] as const };
const withPasskey = { ways: ['passkey', 'recovery'] as const };
const usePasskey: StepUpStep = { send: { type: 'passkey.requested' } };
const signature = new Secret('{"id":"cGFzc2tleQ"}');
const signed: StepUpStep = { answer: 'usePasskey', with: success(signature, true) };
const code = '041736';
const recovery = '7k3m-9x2p-a4tz-5n8q';

const openings: readonly StepUpRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'known ways are not requested',
    input: withCode,
    steps: [],
    state: 'asking',
    context: { way: 'code', error: '', message: '' },
    calls: { fetchProofWays: [] },
  },
  {
    id: 'PAYOUT-4',
    title: 'unknown ways are requested once',
    input: {},
    steps: [submit(code)],
    state: 'loading',
    calls: { fetchProofWays: [null], proveIdentity: [] },
  },
  {
    id: 'PAYOUT-4',
    title: 'the first of them is offered',
    input: {},
    steps: [offer(['password'])],
    state: 'asking',
    context: { ways: ['password'], way: 'password' },
  },
  {
    id: 'PAYOUT-4',
    title: 'ways that this app does not know are left out',
    input: {},
    steps: [offer(['fingerprint' as ProofWay, 'recovery'])],
    state: 'asking',
    context: { ways: ['recovery'], way: 'recovery' },
  },
  {
    id: 'PAYOUT-4',
    title: 'an account with only other factors is told so',
    input: {},
    steps: [offer([])],
    state: 'unavailable',
    context: {
      message: 'This account asks for a passkey, which this browser can’t use here. Try another browser or device.',
    },
  },
  {
    id: 'ERR-1',
    title: 'a refusal shows the server’s message in place of the form',
    also: ['PAYOUT-4'],
    input: {},
    steps: [{ answer: 'fetchProofWays', with: refusal(429) }],
    state: 'unavailable',
    context: { message: 'words of 429' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is shown there too, and loading can be tried again',
    also: ['PAYOUT-4'],
    input: {},
    steps: [{ fail: 'fetchProofWays', with: new TransportFailure() }, { send: { type: 'retry.requested' } }],
    state: 'loading',
    context: { message: '' },
    calls: { fetchProofWays: [null, null] },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer within 20 seconds is a network error',
    also: ['PAYOUT-4'],
    input: {},
    steps: [{ wait: 20_000 }],
    state: 'unavailable',
    context: { message: 'network error' },
  },
];

const proofs: readonly StepUpRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'an empty password is not sent',
    input: withPassword,
    steps: [submit('')],
    state: 'asking',
    calls: { proveIdentity: [] },
  },
  {
    id: 'PAYOUT-4',
    title: 'a code of five digits is not sent',
    input: withCode,
    steps: [submit('04173')],
    state: 'asking',
    calls: { proveIdentity: [] },
  },
  {
    id: 'PAYOUT-4',
    title: 'repeated presses check once',
    input: withCode,
    steps: [submit(code), submit(code)],
    state: 'checking',
    calls: { proveIdentity: [{ way: 'code', proof: new Secret(code) }] },
  },
  {
    id: 'PAYOUT-4',
    title: 'another way can be chosen',
    also: ['AUTH-4'],
    input: withCode,
    steps: [{ send: { type: 'way.chosen', way: 'recovery' } }, submit(recovery)],
    state: 'checking',
    context: { way: 'recovery' },
    calls: { proveIdentity: [{ way: 'recovery', proof: new Secret(recovery) }] },
  },
  {
    id: 'PAYOUT-4',
    title: 'a way that the account does not have cannot be chosen',
    input: withCode,
    steps: [{ send: { type: 'way.chosen', way: 'password' } }],
    state: 'asking',
    context: { way: 'code' },
  },
  {
    id: 'PAYOUT-4',
    title: 'the right proof is reported once',
    input: withPassword,
    steps: [submit('harbour-lamp-42'), right],
    state: 'proved',
    emitted: [proved],
  },
  {
    id: 'PAYOUT-4',
    title: 'a press after it repeats the action, not the proof',
    input: withCode,
    steps: [submit(code), right, submit('')],
    state: 'proved',
    calls: { proveIdentity: [{ way: 'code', proof: new Secret(code) }] },
    emitted: [proved, proved],
  },
  {
    id: 'PAYOUT-4',
    title: 'an expired proof is asked for again',
    input: withCode,
    steps: [submit(code), right, { send: { type: 'proof.expired' } }],
    state: 'asking',
    emitted: [proved],
  },
  {
    id: 'PAYOUT-4',
    title: 'a wrong proof is reported at the field, and counted',
    also: ['AUTH-4'],
    input: withCode,
    steps: [submit(code), { answer: 'proveIdentity', with: refusal(422) }],
    state: 'asking',
    context: { error: 'words of 422', wrong: 1, message: '' },
  },
  {
    id: 'PAYOUT-4',
    title: 'the next attempt clears the error',
    input: withCode,
    steps: [submit(code), { answer: 'proveIdentity', with: refusal(422) }, submit(code)],
    state: 'checking',
    context: { error: '', wrong: 1 },
  },
  ...[400, 429, 500].map(
    (status): StepUpRow => ({
      id: 'ERR-1',
      title: `${status} shows the server’s message in a modal`,
      also: ['PAYOUT-4'],
      input: withCode,
      steps: [submit(code), { answer: 'proveIdentity', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}` },
    }),
  ),
  {
    id: 'PAYOUT-4',
    title: 'a dismissed modal leaves the form unchanged',
    input: withCode,
    steps: [submit(code), { answer: 'proveIdentity', with: refusal(429) }, dismiss],
    state: 'asking',
    context: { message: '', way: 'code' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure is shown in the modal',
    also: ['PAYOUT-4'],
    input: withCode,
    steps: [submit(code), { fail: 'proveIdentity', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal, the session reports it',
    also: ['PAYOUT-4'],
    input: withCode,
    steps: [submit(code), { fail: 'proveIdentity', with: new Unauthorized() }],
    state: 'asking',
    context: { message: '', error: '' },
  },
  {
    id: 'LOGIN-7',
    title: 'no answer to a proof within 20 seconds is a network error',
    also: ['PAYOUT-4'],
    input: withCode,
    steps: [submit(code), { wait: 20_000 }],
    state: 'refused',
    context: { message: 'network error' },
  },
];

const passkeys: readonly StepUpRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'the browser prompts for a passkey once, and for as long as the person needs',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, usePasskey, { wait: 240_000 }],
    state: 'usingPasskey',
    calls: { usePasskey: [undefined], proveIdentity: [] },
  },
  {
    id: 'PAYOUT-4',
    title: 'the passkey’s signature is checked',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, signed],
    state: 'checking',
    calls: { proveIdentity: [{ way: 'passkey', proof: signature }] },
  },
  {
    id: 'PAYOUT-4',
    title: 'a passkey is a proof, and another press prompts for none',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, signed, right, usePasskey],
    state: 'proved',
    calls: { usePasskey: [undefined] },
    emitted: [proved, proved],
  },
  {
    id: 'PAYOUT-4',
    title: 'a closed passkey prompt can be opened again',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, { fail: 'usePasskey', with: new PasskeyUnused() }],
    state: 'asking',
    context: { error: 'No passkey was used. Try again, or choose another way.', wrong: 0, message: '' },
  },
  {
    id: 'PAYOUT-4',
    title: 'the next prompt clears the error of the previous one',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, { fail: 'usePasskey', with: new PasskeyUnused() }, usePasskey],
    state: 'usingPasskey',
    context: { error: '' },
  },
  {
    id: 'ERR-1',
    title: 'an answer without a signature is an unexpected error',
    also: ['PAYOUT-4'],
    input: withPasskey,
    steps: [usePasskey, { answer: 'usePasskey', with: { ...success(signature, true), body: null } }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'PAYOUT-4',
    title: 'another way can be chosen while the browser prompts',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, { send: { type: 'way.chosen', way: 'recovery' } }],
    state: 'asking',
    context: { way: 'recovery' },
  },
  {
    id: 'PAYOUT-4',
    title: 'a way that the account does not have cannot be chosen while the browser prompts',
    also: ['AUTH-4'],
    input: withPasskey,
    steps: [usePasskey, { send: { type: 'way.chosen', way: 'code' } }],
    state: 'usingPasskey',
    context: { way: 'passkey' },
  },
  {
    id: 'PAYOUT-4',
    title: 'no passkey is prompted for after a code was chosen',
    also: ['AUTH-4'],
    input: withCode,
    steps: [usePasskey],
    state: 'asking',
    calls: { usePasskey: [] },
  },
  {
    id: 'ERR-1',
    title: 'a refusal before the browser prompts shows the server’s message',
    also: ['PAYOUT-4'],
    input: withPasskey,
    steps: [usePasskey, { answer: 'usePasskey', with: refusal(429) }],
    state: 'refused',
    context: { message: 'words of 429' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token before the browser prompts: no modal, the session reports it',
    also: ['PAYOUT-4'],
    input: withPasskey,
    steps: [usePasskey, { fail: 'usePasskey', with: new Unauthorized() }],
    state: 'asking',
    context: { message: '', error: '' },
  },
  {
    id: 'LOGIN-7',
    title: 'a network failure before the browser prompts is shown in the modal',
    also: ['PAYOUT-4'],
    input: withPasskey,
    steps: [usePasskey, { fail: 'usePasskey', with: new TransportFailure() }],
    state: 'refused',
    context: { message: 'network error' },
  },
];

/** The status table of a step-up. */
export const stepUpSpec: readonly StepUpRow[] = [...openings, ...proofs, ...passkeys];
