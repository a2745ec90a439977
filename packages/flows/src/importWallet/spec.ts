import { Secret } from '../secret.ts';
import { factsAboutAda, refusedPassphrases } from '../testing/refusedPassphrases.ts';
import { adaId, image, noon } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { WalletPlace } from '../vault/types.ts';
import type { importWalletMachine } from './machine.ts';
import { backupFileMessages } from './messages.ts';

type ImportStep = Step<typeof importWalletMachine>;
type ImportRow = Row<typeof importWalletMachine>;
type Rest = Omit<ImportRow, 'id' | 'title' | 'steps'>;

const input = { userId: adaId };
const draft = new OpenKeys('words', () => {});
const keys = new OpenKeys('entropy', () => {});
const wallet = { chain: 'ethereum', network: 'test', address: '0xada' };
const bitcoin = { chain: 'bitcoin', network: 'test', address: 'tb1ada' };
const phrase = new Secret('letter advice cage absurd amount doctor acoustic avoid letter advice cage above');
const passcode = new Secret('opensesame');
const chosenPassphrase = { type: 'passcode.chosen', kind: 'passphrase', known: factsAboutAda } as const;

const send = (event: Extract<ImportStep, { send: unknown }>['send']): ImportStep => ({ send: event });
const none = new Secret('');
const seedPassphrase = new Secret(' TREZOR ');
const enter = (words: Secret, extra = none) => send({ type: 'phrase.submitted', phrase: words, seedPassphrase: extra });
const submit = enter(phrase);
const valid: ImportStep = { answer: 'checkPhrase', with: { kind: 'valid', draft, places: [wallet, bitcoin] } };
const place = (wanted: WalletPlace) => send({ type: 'place.chosen', place: wanted });
const choose = (word: Secret, repeated = word) => send({ type: 'passcode.chosen', passcode: word, repeated });
const savedVault: ImportStep = { answer: 'sealVault', with: { kind: 'sealed', keys, wallet, at: noon } };
const file = image('application/json', 400);
const passphrase = new Secret('correct horse battery');
const preferBackup = send({ type: 'backup.preferred' });
const submitFile = send({ type: 'backup.submitted', file, passphrase });
const openedFile: ImportStep = { answer: 'openBackup', with: { kind: 'valid', draft, places: [wallet, bitcoin] } };
const cancel = send({ type: 'cancelled' });
const dismiss = send({ type: 'message.dismissed' });

const search = send({ type: 'search.requested', chain: 'ethereum', network: 'test' });
const account = {
  place: { ...wallet, address: '0xada3', path: "m/44'/60'/0'/0/3" },
  scheme: 'bip44',
  balances: [{ asset: 'ETH', value: '2' }],
} as const;
const nested = {
  ...account,
  place: { chain: 'bitcoin', network: 'test', address: '2Ada', path: "m/49'/1'/0'/0/0" },
  scheme: 'bip49',
} as const;
const otherPath = { ...nested.place, path: "m/49'/1'/0'/0/1" };
const searched: ImportStep = {
  answer: 'findAccounts',
  with: { kind: 'searched', accounts: [account, nested], end: 'complete' },
};

const toDraft = [submit, valid];
const toSearch = [...toDraft, search];
const notSearched = 'We couldn’t search for addresses. Try again, or continue without a search.';
const toPasscode = [...toDraft, place(wallet)];
const toSealing = [...toPasscode, choose(passcode)];
const at = (state: string) => ({ drafted: state });
const notOpened = 'We couldn’t open the backup. Try again.';
const notChecked = 'We couldn’t check the words. Try again.';
const notSavedMessage = 'We couldn’t save the wallet on this device. Try again, or write your words down.';
const count = 'A recovery phrase has 12, 15, 18, 21 or 24 words.';

const row = (id: string, title: string, steps: readonly ImportStep[], rest: Rest): ImportRow => ({
  id,
  title,
  input,
  steps,
  ...rest,
});

/** The status table of importing a wallet. */
export const importWalletSpec: readonly ImportRow[] = [
  row('HONEST-5', 'waits for the words, which no other page asks for', [], {
    state: 'entering',
    context: { draft: null, message: '' },
  }),
  row('WALLET-2', 'too few words are reported immediately', [enter(new Secret('letter advice'))], {
    state: 'entering',
    context: { message: count },
    calls: { checkPhrase: [] },
  }),
  row('WALLET-2', 'twelve words are checked, once', [submit, submit], {
    state: 'checking',
    calls: { checkPhrase: [{ phrase, seedPassphrase: none }] },
  }),
  row('WALLET-12', 'the passphrase of the words is passed on as it was typed', [enter(phrase, seedPassphrase)], {
    state: 'checking',
    calls: { checkPhrase: [{ phrase, seedPassphrase }] },
  }),
  row('WALLET-12', 'a passphrase may have 256 characters', [enter(phrase, new Secret('🔑'.repeat(256)))], {
    state: 'checking',
  }),
  row('WALLET-12', 'a longer one is reported', [enter(phrase, new Secret('x'.repeat(257)))], {
    state: 'entering',
    context: { message: 'The passphrase must be at most 256 characters.' },
    calls: { checkPhrase: [] },
  }),
  row('WALLET-2', 'a new attempt clears the message of the previous one', [enter(new Secret('letter')), submit], {
    state: 'checking',
    context: { message: '' },
  }),
  ...(
    [
      [
        'an unknown word is reported',
        { answer: 'checkPhrase', with: { kind: 'unknownWord' } },
        'One of these words isn’t used in recovery phrases.',
      ],
      [
        'a wrong checksum is reported',
        { answer: 'checkPhrase', with: { kind: 'checksum' } },
        'This recovery phrase isn’t valid. Check for a wrong or swapped word.',
      ],
      [
        'a phrase without any addresses is reported',
        { answer: 'checkPhrase', with: { kind: 'valid', draft, places: [] } },
        notChecked,
      ],
      ['a failing check is reported', { fail: 'checkPhrase', with: new Error('') }, notChecked],
      ['a check that never ends is reported', { wait: 20_000 }, notChecked],
    ] as const
  ).map(([title, step, message]) =>
    row('WALLET-2', title, [submit, step], { state: 'entering', context: { draft: null, message } }),
  ),
  row('WALLET-2', 'the message can be dismissed', [submit, { wait: 20_000 }, dismiss], {
    state: 'entering',
    context: { message: '' },
  }),
  row('WALLET-2', 'there is nothing to dismiss during the check', [submit, dismiss], { state: 'checking' }),
  row('WALLET-2', 'valid words give chains, networks and addresses', toDraft, {
    state: at('choosingPlace'),
    context: { draft, places: [wallet, bitcoin], place: null },
    calls: { keyring: [{ keys: draft }] },
  }),
  row('WALLET-9', 'a backup file can be used in place of the words', [preferBackup], {
    state: 'choosingFile',
    context: { message: '' },
  }),
  row('WALLET-9', 'which clears the message about the words', [submit, { wait: 20_000 }, preferBackup], {
    state: 'choosingFile',
    context: { message: '' },
  }),
  row(
    'WALLET-9',
    'and leads back to the words',
    [preferBackup, submitFile, { wait: 60_000 }, send({ type: 'words.preferred' })],
    { state: 'entering', context: { message: '' } },
  ),
  row('WALLET-9', 'the file is opened with its passphrase, once', [preferBackup, submitFile, submitFile], {
    state: 'openingFile',
    calls: { openBackup: [{ file, passphrase }] },
  }),
  row('WALLET-9', 'an opened file gives chains, networks and addresses', [preferBackup, submitFile, openedFile], {
    state: at('choosingPlace'),
    context: { draft, places: [wallet, bitcoin], place: null },
    calls: { keyring: [{ keys: draft }] },
  }),
  row('WALLET-9', 'a slow device has a minute', [preferBackup, submitFile, { wait: 59_999 }], { state: 'openingFile' }),
  ...(
    [
      ['a file that is too large', { answer: 'openBackup', with: { kind: 'tooLarge' } }, backupFileMessages.tooLarge],
      ['another file', { answer: 'openBackup', with: { kind: 'notBackup' } }, backupFileMessages.notBackup],
      [
        'a file of another version',
        { answer: 'openBackup', with: { kind: 'otherVersion' } },
        backupFileMessages.otherVersion,
      ],
      ['a damaged file', { answer: 'openBackup', with: { kind: 'damaged' } }, backupFileMessages.damaged],
      ['a file with absurd settings', { answer: 'openBackup', with: { kind: 'unsafe' } }, backupFileMessages.unsafe],
      ['a wrong passphrase', { answer: 'openBackup', with: { kind: 'wrong' } }, backupFileMessages.wrong],
      ['a file without any addresses', { answer: 'openBackup', with: { kind: 'valid', draft, places: [] } }, notOpened],
      ['a file that cannot be read', { fail: 'openBackup', with: new Error('') }, notOpened],
      ['a derivation that never ends', { wait: 60_000 }, notOpened],
    ] as const
  ).map(([title, step, message]) =>
    row('WALLET-9', `${title} is reported`, [preferBackup, submitFile, step], {
      state: 'choosingFile',
      context: { draft: null, message },
    }),
  ),
  row('WALLET-9', 'a new attempt clears the message', [preferBackup, submitFile, { wait: 60_000 }, submitFile], {
    state: 'openingFile',
    context: { message: '' },
  }),
  row('WALLET-2', 'an address that is not theirs is refused', [...toDraft, place({ ...wallet, address: '0xbob' })], {
    state: at('choosingPlace'),
    context: { place: null },
  }),
  row('WALLET-2', 'one of theirs is accepted', toPasscode, {
    state: at('choosingPasscode'),
    context: { place: wallet },
  }),
  row('WALLET-2', 'and stays the chosen one', [...toPasscode, place(bitcoin)], {
    state: at('choosingPasscode'),
    context: { place: wallet },
  }),
  row('WALLET-11', 'used addresses are looked for on a network, once', [...toSearch, search], {
    state: at('searching'),
    context: { draft, found: [], search: null },
    calls: { findAccounts: [{ draft, chain: 'ethereum', network: 'test' }] },
  }),
  row('WALLET-11', 'what was found is offered, and how the search ended is known', [...toSearch, searched], {
    state: at('choosingPlace'),
    context: { found: [account, nested], search: 'complete', places: [wallet, bitcoin] },
  }),
  ...(['complete', 'limit', 'stopped', 'unreachable'] as const).map((end) =>
    row(
      'WALLET-11',
      `a search without a result may end as ${end}`,
      [...toSearch, { answer: 'findAccounts', with: { kind: 'searched', accounts: [], end } }],
      { state: at('choosingPlace'), context: { found: [], search: end, message: '' } },
    ),
  ),
  row('WALLET-11', 'a new search drops what the previous one found', [...toSearch, searched, search], {
    state: at('searching'),
    context: { found: [], search: null },
  }),
  row('WALLET-11', 'a found address is accepted with its path', [...toSearch, searched, place(account.place)], {
    state: at('choosingPasscode'),
    context: { place: account.place },
  }),
  row('WALLET-11', 'the vault gets the path', [...toSearch, searched, place(account.place), choose(passcode)], {
    state: at('sealing'),
    calls: { sealVault: [{ userId: adaId, draft, place: account.place, passcode }] },
  }),
  row(
    'WALLET-17',
    'a found address of another form of Bitcoin is accepted',
    [...toSearch, searched, place(nested.place)],
    {
      state: at('choosingPasscode'),
      context: { place: nested.place },
    },
  ),
  row('WALLET-11', 'one with another path is refused', [...toSearch, searched, place(otherPath)], {
    state: at('choosingPlace'),
    context: { place: null },
  }),
  row(
    'WALLET-11',
    'so is a path that does not belong to the address',
    [...toSearch, searched, place({ ...account.place, path: "m/44'/60'/0'/0/4" })],
    { state: at('choosingPlace'), context: { place: null } },
  ),
  row('WALLET-11', 'and one of the usual addresses can still be chosen', [...toSearch, searched, place(bitcoin)], {
    state: at('choosingPasscode'),
    context: { place: bitcoin },
  }),
  row('WALLET-11', 'a search has ten minutes', [...toSearch, { wait: 599_999 }], { state: at('searching') }),
  ...(
    [
      ['a failing search', { fail: 'findAccounts', with: new Error('') }],
      ['a search that never ends', { wait: 600_000 }],
      [
        'an address without a path',
        {
          answer: 'findAccounts',
          with: { kind: 'searched', accounts: [{ ...account, place: wallet }], end: 'complete' },
        },
      ],
    ] as const
  ).map(([title, step]) =>
    row('WALLET-11', `${title} is reported, and importing goes on`, [...toSearch, step], {
      state: at('choosingPlace'),
      context: { draft, found: [], search: null, message: notSearched },
    }),
  ),
  row('WALLET-11', 'which a new search clears', [...toSearch, { wait: 600_000 }, search], {
    state: at('searching'),
    context: { message: '' },
  }),
  row('WALLET-11', 'and so does choosing an address', [...toSearch, { wait: 600_000 }, place(wallet)], {
    state: at('choosingPasscode'),
    context: { message: '' },
  }),
  ...(
    [
      [new Secret('12345'), new Secret('12345'), 'The passcode must be at least 6 characters.'],
      [new Secret('x'.repeat(129)), new Secret('x'.repeat(129)), 'The passcode must be at most 128 characters.'],
      [passcode, phrase, 'The passcodes don’t match.'],
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
    calls: { sealVault: [{ userId: adaId, draft, place: wallet, passcode }] },
  }),
  row('WALLET-2', 'a saved wallet is passed to the vault, unlocked, and shown', [...toSealing, savedVault], {
    state: 'done',
    context: { draft: null, places: [] },
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
      ['entering', []],
      ['checking', [submit]],
      ['choosing a file', [preferBackup]],
      ['opening it', [preferBackup, submitFile]],
      ['choosing an address', toDraft],
      ['looking for used ones', toSearch],
      ['choosing a passcode', toPasscode],
    ] as const
  ).map(([where, way]) =>
    row('WALLET-3', `leaving while ${where} leaves no words behind`, [...way, cancel], {
      state: 'left',
      context: { draft: null },
      output: { type: 'navigate', to: '/invest', replace: true },
    }),
  ),
  row('WALLET-3', 'nobody can leave while the vault is written', [...toSealing, cancel], { state: at('sealing') }),
  row('WALLET-3', 'lost words are reported', [...toPasscode, { fail: 'keyring', with: new Error('') }], {
    state: 'entering',
    context: { draft: null, place: null, message: 'The words were lost. Enter them again.' },
  }),
];
