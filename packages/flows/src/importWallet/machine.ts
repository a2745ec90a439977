import { assertEvent, assign, emit, setup } from 'xstate';
import { derivationTimeout, requestTimeout, searchTimeout } from '../delays.ts';
import { navigate } from '../intent.ts';
import { port, residentPort } from '../port.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { KeyringInput } from '../vault/keys.ts';
import { draftOf, isSaved, toSealed } from '../vault/rules.ts';
import { sealingStates } from '../vault/sealingStates.ts';
import type { SealVaultAnswer, SealVaultCall, WalletPlace } from '../vault/types.ts';
import { backupFileMessages, importWalletMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as ImportWallet from './types.ts';

const { choosingPasscode, sealing } = sealingStates('#importWallet.done');

/**
 * Restores a wallet from its recovery phrase or an encrypted backup: checks the phrase or opens the file, lets the person
 * choose the address, after a search for used ones if they like, and encrypts the phrase under a passcode (WALLET-2,
 * WALLET-3, WALLET-9, WALLET-11, WALLET-12). Ports: `checkPhrase`, `openBackup`, `findAccounts`, `sealVault`; `implementKeyring`
 * implements `keyring`, and wipes the words.
 */
export const importWalletMachine = setup({
  types: typed<{
    context: ImportWallet.ImportWalletContext;
    events: ImportWallet.ImportWalletEvent;
    input: ImportWallet.ImportWalletInput;
    output: ImportWallet.ImportWalletOutput;
    emitted: ImportWallet.ImportWalletEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    checkPhrase: port<ImportWallet.CheckPhraseCall, ImportWallet.CheckPhraseAnswer>('checkPhrase'),
    openBackup: port<ImportWallet.OpenBackupCall, ImportWallet.OpenBackupAnswer>('openBackup'),
    findAccounts: port<ImportWallet.FindAccountsCall, ImportWallet.FindAccountsAnswer>('findAccounts'),
    sealVault: port<SealVaultCall, SealVaultAnswer>('sealVault'),
    keyring: residentPort<KeyringInput>('keyring'),
  },
  actions: {
    setDraft: assign((_, answer: ImportWallet.CheckPhraseAnswer | ImportWallet.OpenBackupAnswer) =>
      rules.setDraft(answer),
    ),
    dropDraft: assign({ draft: null, places: [], found: [], search: null, place: null }),
    setFound: assign((_, answer: ImportWallet.FindAccountsAnswer) => rules.setFound(answer)),
    clearFound: assign({ found: [], search: null }),
    setPlace: assign((_, place: WalletPlace) => ({ place })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitSealed: emit((_, answer: SealVaultAnswer) => toSealed(answer)),
  },
  guards: {
    isComplete: (_, fault: string | null) => fault === null,
    isValid: (_, answer: ImportWallet.CheckPhraseAnswer | ImportWallet.OpenBackupAnswer) => rules.isValid(answer),
    isOffered: ({ context }, place: WalletPlace) => rules.isOffered(context, place),
    isSearched: (_, answer: ImportWallet.FindAccountsAnswer) => rules.isSearched(answer),
    isNoPasscode: (_, fault: string | null) => fault !== null,
    isSaved: (_, answer: SealVaultAnswer) => isSaved(answer),
  },
  delays: { requestTimeout, derivationTimeout, searchTimeout },
}).createMachine({
  id: 'importWallet',
  context: ({ input }) => rules.startImporting(input),
  output: ({ event }) => event.output as ImportWallet.ImportWalletOutput,
  options: { maxIterations: 100 },
  initial: 'entering',
  on: { cancelled: '.left', 'message.dismissed': { actions: 'clearMessage' } },
  states: {
    entering: {
      meta: { doc: 'Waits for the person to enter the recovery phrase, and its passphrase if it has one.' },
      on: {
        'phrase.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => rules.typedFault(event.phrase, event.seedPassphrase) },
            target: 'checking',
            actions: 'clearMessage',
          },
          {
            actions: {
              type: 'showMessage',
              params: ({ event }) => rules.typedFault(event.phrase, event.seedPassphrase) ?? '',
            },
          },
        ],
        'backup.preferred': { target: 'choosingFile', actions: 'clearMessage' },
      },
    },
    checking: {
      meta: { doc: 'The phrase is checked, and its addresses are derived.' },
      tags: 'busy',
      invoke: {
        id: 'checkPhrase',
        src: 'checkPhrase',
        input: ({ event }) => {
          assertEvent(event, 'phrase.submitted');
          return { phrase: event.phrase, seedPassphrase: event.seedPassphrase };
        },
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'drafted',
            actions: { type: 'setDraft', params: ({ event }) => event.output },
          },
          {
            target: 'entering',
            actions: { type: 'showMessage', params: ({ event }) => rules.phraseFault(event.output) },
          },
        ],
        onError: { target: 'entering', actions: { type: 'showMessage', params: importWalletMessages.notChecked } },
      },
      after: {
        requestTimeout: {
          target: 'entering',
          actions: { type: 'showMessage', params: importWalletMessages.notChecked },
        },
      },
    },
    choosingFile: {
      meta: { doc: 'Waits for the person to choose a backup file and to enter its passphrase.' },
      on: {
        'backup.submitted': { target: 'openingFile', actions: 'clearMessage' },
        'words.preferred': { target: 'entering', actions: 'clearMessage' },
      },
    },
    openingFile: {
      meta: { doc: 'The backup is decrypted, which is slow on purpose, and its addresses are derived.' },
      tags: 'busy',
      invoke: {
        id: 'openBackup',
        src: 'openBackup',
        input: ({ event }) => {
          assertEvent(event, 'backup.submitted');
          return { file: event.file, passphrase: event.passphrase };
        },
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'drafted',
            actions: { type: 'setDraft', params: ({ event }) => event.output },
          },
          {
            target: 'choosingFile',
            actions: { type: 'showMessage', params: ({ event }) => rules.backupFault(event.output) },
          },
        ],
        onError: { target: 'choosingFile', actions: { type: 'showMessage', params: backupFileMessages.notOpened } },
      },
      after: {
        derivationTimeout: {
          target: 'choosingFile',
          actions: { type: 'showMessage', params: backupFileMessages.notOpened },
        },
      },
    },
    drafted: {
      meta: { doc: 'There is a recovery phrase; it is wiped when this state is left, by whichever transition.' },
      exit: 'dropDraft',
      invoke: {
        id: 'keyring',
        src: 'keyring',
        input: ({ context }) => ({ keys: draftOf(context) }),
        onError: { target: 'entering', actions: { type: 'showMessage', params: importWalletMessages.lost } },
      },
      initial: 'choosingPlace',
      states: {
        choosingPlace: {
          meta: { doc: 'Chain, network and address are shown and chosen before anything is saved.' },
          on: {
            'place.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event.place },
              target: 'choosingPasscode',
              actions: [{ type: 'setPlace', params: ({ event }) => event.place }, 'clearMessage'],
            },
            'search.requested': { target: 'searching', actions: ['clearFound', 'clearMessage'] },
          },
        },
        searching: {
          meta: { doc: 'Addresses that other wallets derive from the phrase are looked up on a network.' },
          tags: 'busy',
          invoke: {
            id: 'findAccounts',
            src: 'findAccounts',
            input: ({ context, event }) => {
              assertEvent(event, 'search.requested');
              const { chain, network } = event;
              return { draft: draftOf(context), chain, network };
            },
            onDone: [
              {
                guard: { type: 'isSearched', params: ({ event }) => event.output },
                target: 'choosingPlace',
                actions: { type: 'setFound', params: ({ event }) => event.output },
              },
              {
                target: 'choosingPlace',
                actions: { type: 'showMessage', params: importWalletMessages.notSearched },
              },
            ],
            onError: {
              target: 'choosingPlace',
              actions: { type: 'showMessage', params: importWalletMessages.notSearched },
            },
          },
          after: {
            searchTimeout: {
              target: 'choosingPlace',
              actions: { type: 'showMessage', params: importWalletMessages.notSearched },
            },
          },
        },
        choosingPasscode,
        sealing: { ...sealing, tags: 'busy' },
      },
    },
    done: {
      meta: { doc: 'The wallet is saved and open: goes to the wallet.' },
      type: 'final',
      output: () => navigate(routes.wallet, { replace: true }),
    },
    left: {
      meta: { doc: 'Nothing was imported; the phrase is wiped.' },
      type: 'final',
      output: () => navigate(routes.invest, { replace: true }),
    },
  },
});
