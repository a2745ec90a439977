import { Secret } from '../secret.ts';
import { factsAboutAda, refusedPassphrases } from '../testing/refusedPassphrases.ts';
import { adaId, noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { createWalletMachine } from './machine.ts';

type MakeStep = Step<typeof createWalletMachine>;
type MakeRow = Row<typeof createWalletMachine>;
type Rest = Omit<MakeRow, 'id' | 'title' | 'steps'>;

const input = { userId: adaId };
const draft = new OpenKeys('words', () => {});
const keys = new OpenKeys('entropy', () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const picked = new Secret('advice doctor above');
const passcode = new Secret('opensesame');
const chosenPassphrase = { type: 'passcode.chosen', kind: 'passphrase', known: factsAboutAda } as const;

const send = (event: Extract<MakeStep, { send: unknown }>['send']): MakeStep => ({ send: event });
const generated: MakeStep = { answer: 'generatePhrase', with: { draft, positions: [2, 6, 12] } };
const reveal = send({ type: 'words.revealed' });
const hide = send({ type: 'words.hidden' });
const wordsFailed = send({ type: 'words.failed' });
const wordsNoted = send({ type: 'words.noted' });
const pick = send({ type: 'words.picked', picked });
const right: MakeStep = { answer: 'checkWords', with: { kind: 'right' } };
const wrong: MakeStep = { answer: 'checkWords', with: { kind: 'wrong', positions: [1, 3, 5] } };
const choose = (word: Secret, repeated = word) => send({ type: 'passcode.chosen', passcode: word, repeated });
const savedVault: MakeStep = { answer: 'sealVault', with: { kind: 'sealed', keys, wallet, at: noon } };
const cancel = send({ type: 'cancelled' });
const dismiss = send({ type: 'message.dismissed' });

const toShowing = [generated, reveal];
const toConfirming = [...toShowing, wordsNoted];
const toPasscode = [...toConfirming, pick, right];
const toSealing = [...toPasscode, choose(passcode)];
const at = (state: string) => ({ drafted: state });
const notShown = 'We couldn’t get the words. They aren’t lost. Try again.';
const notMade = 'We couldn’t create a recovery phrase. Try again.';
const notChecked = 'We couldn’t check the words. Try again.';
const notSavedMessage = 'We couldn’t save the wallet on this device. Try again, or write your words down.';
const toInvest = { type: 'navigate', to: '/invest', replace: true } as const;

const row = (id: string, title: string, steps: readonly MakeStep[], rest: Rest): MakeRow => ({
  id,
  title,
  input,
  steps,
  ...rest,
});

/** The status table of creating a wallet. */
export const createWalletSpec: readonly MakeRow[] = [
  row('WALLET-1', 'creates twelve words immediately', [], {
    state: 'generating',
    calls: { generatePhrase: [{ words: 12 }] },
  }),
  row('WALLET-1', 'or 24', [], {
    input: { ...input, words: 24 },
    state: 'generating',
    calls: { generatePhrase: [{ words: 24 }] },
  }),
  row('WALLET-1', 'the words are hidden at first', [generated], {
    state: at('hidden'),
    context: { draft, positions: [2, 6, 12], message: '' },
    calls: { keyring: [{ keys: draft }] },
  }),
  row('WALLET-1', 'a failure to create words is reported', [{ fail: 'generatePhrase', with: new Error('') }], {
    state: 'failed',
    context: { message: notMade },
  }),
  row('WALLET-1', 'so are words that never arrive', [{ wait: 20_000 }], {
    state: 'failed',
    context: { message: notMade },
  }),
  row(
    'WALLET-1',
    'and words without positions to ask for',
    [{ answer: 'generatePhrase', with: { draft, positions: [] } }],
    {
      state: 'failed',
      context: { draft: null, message: notMade },
    },
  ),
  row('WALLET-1', 'it can be tried again', [{ wait: 20_000 }, dismiss], {
    state: 'generating',
    context: { message: '' },
    calls: { generatePhrase: [{ words: 12 }, { words: 12 }] },
  }),
  row('WALLET-1', 'the words are shown on request', toShowing, { state: at('showing') }),
  row('WALLET-3', 'and can be hidden again', [...toShowing, hide], { state: at('hidden') }),
  row('WALLET-1', 'words that were not shown cannot be confirmed', [generated, wordsNoted, pick], {
    state: at('hidden'),
    calls: { checkWords: [] },
  }),
  row('WALLET-1', 'once written down, some of them are asked for', toConfirming, { state: at('confirming') }),
  row('WALLET-1', 'and the words can be shown again', [...toConfirming, reveal], { state: at('showing') }),
  ...(
    [
      ['hidden', [generated]],
      ['shown', toShowing],
      ['confirmed', toConfirming],
    ] as const
  ).map(([purpose, way]) =>
    row(
      'WALLET-1',
      `words that the page does not get are reported and kept, while they are ${purpose}`,
      [...way, wordsFailed],
      {
        state: at('notShown'),
        context: { draft, message: notShown },
      },
    ),
  ),
  row('WALLET-1', 'and the same words are requested again', [...toConfirming, wordsFailed, dismiss], {
    state: at('hidden'),
    context: { draft, message: '' },
    calls: { generatePhrase: [{ words: 12 }], keyring: [{ keys: draft }] },
  }),
  row('WALLET-3', 'leaving instead leaves no words behind', [generated, wordsFailed, cancel], {
    state: 'left',
    context: { draft: null },
    output: toInvest,
  }),
  row('WALLET-1', 'the picked words are checked once', [...toConfirming, pick, pick], {
    state: at('checking'),
    calls: { checkWords: [{ draft, positions: [2, 6, 12], picked }] },
  }),
  row('WALLET-1', 'wrong words lead to other positions', [...toConfirming, pick, wrong], {
    state: at('confirming'),
    context: {
      positions: [1, 3, 5],
      message: 'Those aren’t the right words. Look at them again and choose the ones we ask for now.',
    },
  }),
  row('WALLET-1', 'the next check is for those positions', [...toConfirming, pick, wrong, pick], {
    state: at('checking'),
    context: { message: '' },
    calls: {
      checkWords: [
        { draft, positions: [2, 6, 12], picked },
        { draft, positions: [1, 3, 5], picked },
      ],
    },
  }),
  row('WALLET-1', 'the message can be dismissed', [...toConfirming, pick, wrong, dismiss], {
    state: at('confirming'),
    context: { message: '' },
  }),
  row('WALLET-1', 'showing the words again clears it too', [...toConfirming, pick, wrong, reveal, wordsNoted], {
    state: at('confirming'),
    context: { message: '' },
  }),
  ...(
    [
      ['a failing check', { fail: 'checkWords', with: new Error('') }],
      ['a check that never ends', { wait: 20_000 }],
      ['an invalid answer', { answer: 'checkWords', with: { kind: 'wrong', positions: [] } }],
    ] as const
  ).map(([title, step]) =>
    row('WALLET-1', `${title} does not count as a wrong pick`, [...toConfirming, pick, step], {
      state: at('confirming'),
      context: { positions: [2, 6, 12], message: notChecked },
    }),
  ),
  row('WALLET-1', 'the right words lead to choosing a passcode', toPasscode, {
    state: at('choosingPasscode'),
    context: { message: '' },
  }),
  ...(
    [
      [new Secret('12345'), new Secret('12345'), 'The passcode must be at least 6 characters.'],
      [new Secret('x'.repeat(129)), new Secret('x'.repeat(129)), 'The passcode must be at most 128 characters.'],
      [passcode, picked, 'The passcodes don’t match.'],
    ] as const
  ).map(([word, repeated, message]) =>
    row('WALLET-1', `a passcode is refused: ${message}`, [...toPasscode, choose(word, repeated)], {
      state: at('choosingPasscode'),
      context: { message },
      calls: { sealVault: [] },
    }),
  ),
  ...refusedPassphrases.map(([word, repeated, message]) =>
    row(
      'WALLET-16',
      `a passphrase is refused: ${message}`,
      [...toPasscode, send({ ...chosenPassphrase, passcode: word, repeated })],
      {
        state: at('choosingPasscode'),
        context: { message },
        calls: { sealVault: [] },
      },
    ),
  ),
  row('WALLET-3', 'the words are encrypted with the passcode, once', [...toSealing, choose(passcode)], {
    state: at('sealing'),
    calls: { sealVault: [{ userId: adaId, draft, place: null, passcode }] },
  }),
  row('WALLET-1', 'a saved wallet is passed to the vault, unlocked, and shown', [...toSealing, savedVault], {
    state: 'done',
    context: { draft: null },
    output: { type: 'navigate', to: '/wallet', replace: true },
    emitted: [{ type: 'wallet.sealed', keys, wallet, at: noon }],
  }),
  row(
    'WALLET-3',
    'full storage is reported, and the phrase stays',
    [...toSealing, { answer: 'sealVault', with: { kind: 'full' } }],
    {
      state: at('choosingPasscode'),
      context: { draft, message: 'This browser’s storage is full. Write your words down before you leave this page.' },
    },
  ),
  row('WALLET-3', 'so is a failure', [...toSealing, { fail: 'sealVault', with: new Error('') }], {
    state: at('choosingPasscode'),
    context: { draft, message: notSavedMessage },
  }),
  row('WALLET-3', 'and storage that never answers', [...toSealing, { wait: 20_000 }], {
    state: at('choosingPasscode'),
    context: { draft, message: notSavedMessage },
  }),
  row(
    'WALLET-3',
    'a second attempt clears the message of the first',
    [...toSealing, { wait: 20_000 }, choose(passcode)],
    {
      state: at('sealing'),
      context: { message: '' },
    },
  ),
  ...(
    [
      ['generating', []],
      ['hidden', [generated]],
      ['showing', toShowing],
      ['confirming', toConfirming],
      ['choosing a passcode', toPasscode],
    ] as const
  ).map(([place, way]) =>
    row('WALLET-3', `leaving while ${place} leaves no words behind`, [...way, cancel], {
      state: 'left',
      context: { draft: null },
      output: toInvest,
    }),
  ),
  row('WALLET-3', 'nobody can leave while the vault is written', [...toSealing, cancel], { state: at('sealing') }),
  row('WALLET-3', 'lost words are reported', [...toShowing, { fail: 'keyring', with: new Error('') }], {
    state: 'failed',
    context: {
      draft: null,
      message: 'We lost these words before the wallet was saved. Write down the new ones instead.',
    },
  }),
];
