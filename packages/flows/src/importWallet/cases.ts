import { TransportFailure } from '../reply.ts';
import { Secret } from '../secret.ts';
import { adaId, image, noon } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { importWalletMachine } from './machine.ts';

/** A published BIP-39 test phrase (TREZOR's vectors, English): nobody's wallet. */
const phrase = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';
/** Longer than a passphrase of a wallet may be. */
const longPassphrase = 'TREZOR'.repeat(43);
const draft = new OpenKeys(phrase, () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const account = {
  place: { ...wallet, address: '0xada3', path: "m/44'/60'/0'/0/3" },
  scheme: 'bip44',
  balances: [{ asset: 'ETH', value: '2' }],
};
const right = new Secret('opensesame');

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const importWalletCases = {
  tags: { busy: ['checking', 'openingFile', 'drafted.searching', 'drafted.sealing'] },
  inputs: [{ userId: adaId }],
  events: {
    'phrase.submitted': [
      { type: 'phrase.submitted', phrase: new Secret(phrase), seedPassphrase: new Secret('') },
      { type: 'phrase.submitted', phrase: new Secret('letter advice'), seedPassphrase: new Secret('') },
      { type: 'phrase.submitted', phrase: new Secret(phrase), seedPassphrase: new Secret(longPassphrase) },
    ],
    'backup.preferred': [{ type: 'backup.preferred' }],
    'words.preferred': [{ type: 'words.preferred' }],
    'backup.submitted': [
      { type: 'backup.submitted', file: image('application/json', 400), passphrase: new Secret('correct horse') },
    ],
    'search.requested': [{ type: 'search.requested', chain: 'ethereum', network: 'test' }],
    'place.chosen': [
      { type: 'place.chosen', place: wallet },
      { type: 'place.chosen', place: { ...wallet, address: '0xbob' } },
      { type: 'place.chosen', place: account.place },
    ],
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
    checkPhrase: [{ kind: 'valid', draft, places: [wallet] }, { kind: 'unknownWord' }, { kind: 'checksum' }],
    openBackup: [
      { kind: 'valid', draft, places: [wallet] },
      { kind: 'tooLarge' },
      { kind: 'notBackup' },
      { kind: 'otherVersion' },
      { kind: 'damaged' },
      { kind: 'unsafe' },
      { kind: 'wrong' },
    ],
    findAccounts: [
      { kind: 'searched', accounts: [account], end: 'complete' },
      { kind: 'searched', accounts: [], end: 'unreachable' },
      { kind: 'searched', accounts: [{ ...account, place: wallet }], end: 'complete' },
    ],
    sealVault: [{ kind: 'sealed', keys: new OpenKeys(phrase, () => {}), wallet, at: noon }, { kind: 'full' }],
    keyring: [undefined],
  },
  failures: [new TransportFailure()],
  keyOf: () => null,
  secrets: [phrase, longPassphrase],
  invariants: {
    'words are in memory exactly in the states that have some': ({ state, context, pending }) => {
      const isDrafted = state.includes('drafted');
      return isDrafted === pending.some(({ port }) => port === 'keyring') && isDrafted === (context.draft !== null);
    },
    'nothing is saved without a chosen place': ({ state, context }) =>
      !state.includes('sealing') || context.place !== null,
    'a wallet is saved at most once, and only at the end': ({ state, emitted }) =>
      emitted.length === (state === 'done' ? 1 : 0),
  },
} as const satisfies Cases<typeof importWalletMachine>;
