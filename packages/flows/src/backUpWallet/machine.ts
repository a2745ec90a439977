import { assertEvent, assign, emit, setup } from 'xstate';
import { derivationTimeout } from '../delays.ts';
import { port } from '../port.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { passphraseFault } from '../vault/passphrase.ts';
import { locksOut } from '../vault/rules.ts';
import { backUpWalletMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as BackUpWallet from './types.ts';

/**
 * Makes an encrypted backup file of the wallet under a passphrase of its own, after the passcode (WALLET-9). The page
 * offers the finished file. Port: `sealBackup`.
 */
export const backUpWalletMachine = setup({
  types: typed<{
    context: BackUpWallet.BackUpWalletContext;
    events: BackUpWallet.BackUpWalletEvent;
    input: BackUpWallet.BackUpWalletInput;
    emitted: BackUpWallet.BackUpWalletEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: { sealBackup: port<BackUpWallet.SealBackupCall, BackUpWallet.SealBackupAnswer>('sealBackup') },
  actions: {
    setBackup: assign((_, answer: BackUpWallet.SealBackupAnswer) => rules.setBackup(answer)),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    emitHeld: emit({ type: 'passcodeHeld' }),
  },
  guards: {
    isNoPassphrase: (_, fault: string | null) => fault !== null,
    isSealed: (_, answer: BackUpWallet.SealBackupAnswer) => rules.isSealedBackup(answer),
    locksOut: (_, { answer }: { readonly answer: unknown }) => locksOut(answer),
  },
  delays: { derivationTimeout },
}).createMachine({
  id: 'backUpWallet',
  context: ({ input }) => rules.startBackup(input),
  options: { maxIterations: 100 },
  initial: 'entering',
  on: { cancelled: '.closed', 'message.dismissed': { actions: 'clearMessage' } },
  states: {
    entering: {
      meta: { doc: 'Waits for the passcode, and for a passphrase that is typed twice.' },
      on: {
        'backup.requested': [
          {
            guard: {
              type: 'isNoPassphrase',
              params: ({ event }) => passphraseFault(event.passphrase, event.repeated),
            },
            actions: {
              type: 'showMessage',
              params: ({ event }) => passphraseFault(event.passphrase, event.repeated) ?? '',
            },
          },
          { target: 'sealing', actions: 'clearMessage' },
        ],
      },
    },
    sealing: {
      meta: { doc: 'The passcode is checked and the words are encrypted, both slow on purpose. It can be cancelled.' },
      tags: 'busy',
      invoke: {
        id: 'sealBackup',
        src: 'sealBackup',
        input: ({ context, event }) => {
          assertEvent(event, 'backup.requested');
          return { userId: context.userId, passcode: event.passcode, passphrase: event.passphrase };
        },
        onDone: [
          {
            guard: { type: 'isSealed', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setBackup', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'locksOut', params: ({ event }) => ({ answer: event.output }) },
            target: 'entering',
            actions: ['emitHeld', { type: 'showMessage', params: backUpWalletMessages.tooOften }],
          },
          {
            target: 'entering',
            actions: { type: 'showMessage', params: ({ event }) => rules.notBackedUpMessage(event.output) },
          },
        ],
        onError: { target: 'entering', actions: { type: 'showMessage', params: backUpWalletMessages.failed } },
      },
      after: {
        derivationTimeout: {
          target: 'entering',
          actions: { type: 'showMessage', params: backUpWalletMessages.failed },
        },
      },
    },
    ready: { meta: { doc: 'The backup is encrypted; the page offers its file, more than once if need be.' } },
    closed: {
      meta: { doc: 'The dialog is closed.' },
      type: 'final',
    },
  },
});
