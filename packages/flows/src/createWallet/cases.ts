import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { createWalletMachine } from './machine.ts';

/** A published BIP-39 test phrase (TREZOR's vectors, English): nobody's wallet. */
const phrase = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
const draft = new OpenKeys(phrase, () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const right = new Secret('opensesame');

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const createWalletCases = {
  tags: { loading: ['generating'], modal: ['failed', 'drafted.notShown'] },
  inputs: [{ userId: adaId }],
  events: {
    'words.revealed': [{ type: 'words.revealed' }],
    'words.hidden': [{ type: 'words.hidden' }],
    'words.failed': [{ type: 'words.failed' }],
    'words.noted': [{ type: 'words.noted' }],
    'words.picked': [{ type: 'words.picked', picked: new Secret('advice doctor above') }],
    'passcode.chosen': [
      { type: 'passcode.chosen', passcode: right, repeated: right },
      { type: 'passcode.chosen', passcode: new Secret('short'), repeated: new Secret('short') },
      { type: 'passcode.chosen', passcode: right, repeated: new Secret('hunter2two') },
      { type: 'passcode.chosen', passcode: new Secret('123456'), repeated: new Secret('123456') },
      { type: 'passcode.chosen', passcode: new Secret('x'.repeat(129)), repeated: right },
    ],
    cancelled: [{ type: 'cancelled' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    generatePhrase: [
      { draft, positions: [2, 6, 12] },
      { draft, positions: [] },
    ],
    checkWords: [{ kind: 'right' }, { kind: 'wrong', positions: [1, 3, 5] }, { kind: 'wrong', positions: [] }],
    sealVault: [{ kind: 'sealed', keys: new OpenKeys(phrase, () => {}), wallet, at: noon }, { kind: 'full' }],
    keyring: [undefined],
  },
  failures: [new TransportFailure()],
  keyOf: () => null,
  secrets: [phrase],
  invariants: {
    'words are in memory exactly in the states that have some': ({ state, context, pending }) => {
      const isDrafted = state.includes('drafted');
      return isDrafted === pending.some(({ port }) => port === 'keyring') && isDrafted === (context.draft !== null);
    },
    'a wallet is saved at most once, and only at the end': ({ state, emitted }) =>
      emitted.length === (state === 'done' ? 1 : 0),
  },
} as const satisfies Cases<typeof createWalletMachine>;
