import { assertEvent, assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { navigate } from '../intent.ts';
import { port, residentPort } from '../port.ts';
import { routes } from '../routes.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { KeyringInput } from '../vault/keys.ts';
import { draftOf, isAnswerOfKind, isSaved, toSealed } from '../vault/rules.ts';
import { sealingStates } from '../vault/sealingStates.ts';
import type { SealVaultAnswer, SealVaultCall } from '../vault/types.ts';
import { createWalletMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as CreateWallet from './types.ts';

const { choosingPasscode, sealing } = sealingStates('#createWallet.done');

/**
 * Creates a wallet: generates a recovery phrase, has it confirmed, and encrypts it under a passcode (WALLET-1, WALLET-3).
 * Ports: `generatePhrase`, `checkWords`, `sealVault`; `implementKeyring` implements `keyring`, and wipes the words.
 */
export const createWalletMachine = setup({
  types: typed<{
    context: CreateWallet.CreateWalletContext;
    events: CreateWallet.CreateWalletEvent;
    input: CreateWallet.CreateWalletInput;
    output: CreateWallet.CreateWalletOutput;
    emitted: CreateWallet.CreateWalletEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    generatePhrase: port<CreateWallet.GeneratePhraseCall, CreateWallet.GeneratePhraseAnswer>('generatePhrase'),
    checkWords: port<CreateWallet.CheckWordsCall, CreateWallet.CheckWordsAnswer>('checkWords'),
    sealVault: port<SealVaultCall, SealVaultAnswer>('sealVault'),
    keyring: residentPort<KeyringInput>('keyring'),
  },
  actions: {
    setDraft: assign((_, { draft, positions }: CreateWallet.GeneratePhraseAnswer) => ({ draft, positions })),
    dropDraft: assign({ draft: null }),
    setPositions: assign(({ context }, answer: CreateWallet.CheckWordsAnswer) => ({
      positions: rules.nextPositions(context, answer),
    })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitSealed: emit((_, answer: SealVaultAnswer) => toSealed(answer)),
  },
  guards: {
    isMade: (_, answer: CreateWallet.GeneratePhraseAnswer) => rules.isMade(answer),
    isRightPick: (_, answer: CreateWallet.CheckWordsAnswer) => isAnswerOfKind(answer, 'right'),
    isWrongPick: (_, answer: CreateWallet.CheckWordsAnswer) => rules.isWrongPick(answer),
    isNoPasscode: (_, fault: string | null) => fault !== null,
    isSaved: (_, answer: SealVaultAnswer) => isSaved(answer),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'createWallet',
  context: ({ input }) => rules.startCreating(input),
  output: ({ event }) => event.output as CreateWallet.CreateWalletOutput,
  options: { maxIterations: 100 },
  initial: 'generating',
  on: { cancelled: '.left', 'message.dismissed': { actions: 'clearMessage' } },
  states: {
    generating: {
      meta: { doc: 'The phrase is generated.' },
      tags: 'loading',
      invoke: {
        id: 'generatePhrase',
        src: 'generatePhrase',
        input: ({ context }) => ({ words: context.words }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'drafted',
            actions: { type: 'setDraft', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'showMessage', params: createWalletMessages.notMade } },
        ],
        onError: { target: 'failed', actions: { type: 'showMessage', params: createWalletMessages.notMade } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'showMessage', params: createWalletMessages.notMade } },
      },
    },
    failed: {
      meta: { doc: 'There is no phrase, or it was lost; a modal says so.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'generating', actions: 'clearMessage' } },
    },
    drafted: {
      meta: { doc: 'There is a recovery phrase; it is wiped when this state is left, by whichever transition.' },
      exit: 'dropDraft',
      invoke: {
        id: 'keyring',
        src: 'keyring',
        input: ({ context }) => ({ keys: draftOf(context) }),
        onError: { target: 'failed', actions: { type: 'showMessage', params: createWalletMessages.lost } },
      },
      on: {
        'words.failed': {
          target: '.notShown',
          actions: { type: 'showMessage', params: createWalletMessages.notShown },
        },
      },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { doc: 'The phrase is hidden.' },
          on: { 'words.revealed': 'showing' },
        },
        showing: {
          meta: { doc: 'The phrase is shown, to be written down.' },
          on: { 'words.hidden': 'hidden', 'words.noted': { target: 'confirming', actions: 'clearMessage' } },
        },
        confirming: {
          meta: { doc: 'The person picks some of the words to confirm them.' },
          on: { 'words.revealed': 'showing', 'words.picked': { target: 'checking', actions: 'clearMessage' } },
        },
        checking: {
          meta: { doc: 'The picked words are compared.' },
          invoke: {
            id: 'checkWords',
            src: 'checkWords',
            input: ({ context, event }) => {
              assertEvent(event, 'words.picked');
              return { draft: draftOf(context), positions: context.positions, picked: event.picked };
            },
            onDone: [
              { guard: { type: 'isRightPick', params: ({ event }) => event.output }, target: 'choosingPasscode' },
              {
                guard: { type: 'isWrongPick', params: ({ event }) => event.output },
                target: 'confirming',
                actions: [
                  { type: 'setPositions', params: ({ event }) => event.output },
                  { type: 'showMessage', params: createWalletMessages.wrongWords },
                ],
              },
              { target: 'confirming', actions: { type: 'showMessage', params: createWalletMessages.notChecked } },
            ],
            onError: {
              target: 'confirming',
              actions: { type: 'showMessage', params: createWalletMessages.notChecked },
            },
          },
          after: {
            requestTimeout: {
              target: 'confirming',
              actions: { type: 'showMessage', params: createWalletMessages.notChecked },
            },
          },
        },
        notShown: {
          meta: { doc: 'The page did not get the words; a modal says so, and they are requested again after it.' },
          tags: 'modal',
          on: { 'message.dismissed': { target: 'hidden', actions: 'clearMessage' } },
        },
        choosingPasscode,
        sealing,
      },
    },
    done: {
      meta: { doc: 'The wallet is saved and open: goes to the wallet.' },
      type: 'final',
      output: () => navigate(routes.wallet, { replace: true }),
    },
    left: {
      meta: { doc: 'No wallet was created; the phrase is wiped.' },
      type: 'final',
      output: () => navigate(routes.invest, { replace: true }),
    },
  },
});
