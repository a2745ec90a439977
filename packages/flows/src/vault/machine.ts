import { assertEvent } from 'xstate';
import { vaultMessages } from './messages.ts';
import * as rules from './rules.ts';
import { vaultSetup } from './setup.ts';
import { unlocked } from './unlocked.ts';

/**
 * The wallet's keys, for the whole life of the tab: locked, unlocked, locked again (WALLET-1, WALLET-3, SET-2). Ports:
 * `probeVault`, `unlockVault`, `rewrapVault`, `removeVault`; `implementKeyring` implements `keyring`, and wipes the keys.
 */
export const vaultMachine = vaultSetup.createMachine({
  id: 'vault',
  context: rules.noVault,
  options: { maxIterations: 100 },
  initial: 'idle',
  on: {
    signedIn: { target: '.probing', actions: { type: 'setUser', params: ({ event }) => event.user._id } },
    signedOut: { target: '.idle', actions: 'forgetUser' },
    'wallet.sealed': [
      {
        guard: 'hasUser',
        target: '.unlocked',
        actions: [
          { type: 'setOpened', params: ({ event }) => event },
          { type: 'emitOpened', params: ({ event }) => event.wallet },
        ],
      },
      // Nobody is signed in who could own them.
      { actions: { type: 'wipeKeys', params: ({ event }) => event.keys } },
    ],
    'autoLock.chosen': {
      guard: 'hasUser',
      actions: [
        { type: 'setMinutes', params: ({ event }) => event.minutes },
        { type: 'persistMinutes', params: ({ event }) => event.minutes },
      ],
    },
    'message.dismissed': { actions: 'clearMessage' },
  },
  states: {
    idle: { meta: { doc: 'Nobody is signed in.' } },
    probing: {
      meta: { doc: 'Reads whether this browser has a wallet of this person.' },
      invoke: {
        id: 'probeVault',
        src: 'probeVault',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: [
          {
            guard: { type: 'isHeldBack', params: ({ event }) => event.output },
            target: 'lockedOut',
            actions: [
              { type: 'setVault', params: ({ event }) => event.output },
              { type: 'showMessage', params: vaultMessages.tooOften },
            ],
          },
          {
            guard: { type: 'isSealed', params: ({ event }) => event.output },
            target: 'locked',
            actions: { type: 'setVault', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'none' }) },
            target: 'absent',
            actions: { type: 'setVault', params: ({ event }) => event.output },
          },
          { target: 'damaged', actions: { type: 'showMessage', params: vaultMessages.damaged } },
        ],
        onError: { target: 'unavailable', actions: { type: 'showMessage', params: vaultMessages.unavailable } },
      },
      after: {
        requestTimeout: { target: 'unavailable', actions: { type: 'showMessage', params: vaultMessages.unavailable } },
      },
    },
    absent: {
      meta: { doc: 'This device has no wallet of this person; one can be created or imported.' },
      on: { 'vault.changed': { target: 'probing', actions: 'clearMessage' } },
    },
    unavailable: {
      meta: { doc: 'The browser’s storage cannot be read, so it is unknown whether there is a wallet.' },
      on: { 'vault.changed': { target: 'probing', actions: 'clearMessage' } },
    },
    damaged: {
      meta: { doc: 'There is a wallet, but it is damaged; it can be restored from its phrase.' },
      on: { 'vault.changed': { target: 'probing', actions: 'clearMessage' }, 'removal.requested': 'confirmingRemoval' },
    },
    locked: {
      meta: { doc: 'The wallet waits for its passcode or its passkey.' },
      on: {
        'unlock.submitted': { target: 'unlocking', actions: 'clearMessage' },
        'vault.changed': { target: 'probing', actions: 'clearMessage' },
        'removal.requested': 'confirmingRemoval',
      },
    },
    unlocking: {
      meta: { doc: 'The passcode is checked, which is slow on purpose, or the passkey.' },
      on: { 'lock.requested': 'locked' },
      invoke: {
        id: 'unlockVault',
        src: 'unlockVault',
        input: ({ context, event }) => {
          assertEvent(event, 'unlock.submitted');
          return rules.unlockCall(context, event);
        },
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'unlocked',
            actions: [
              { type: 'setOpened', params: ({ event }) => rules.openedBy(event.output) },
              'persistAttempts',
              { type: 'emitOpened', params: ({ event }) => rules.openedBy(event.output).wallet },
            ],
          },
          {
            guard: { type: 'locksOut', params: ({ event }) => ({ answer: event.output }) },
            target: 'lockedOut',
            actions: [{ type: 'setCount', params: ({ event }) => ({ answer: event.output }) }, 'persistAttempts'],
          },
          {
            guard: { type: 'isWrongPasscode', params: ({ event }) => ({ answer: event.output }) },
            target: 'locked',
            actions: [{ type: 'setCount', params: ({ event }) => ({ answer: event.output }) }, 'persistAttempts'],
          },
          {
            guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'damaged' }) },
            target: 'damaged',
            actions: { type: 'showMessage', params: vaultMessages.damaged },
          },
          {
            guard: { type: 'isAnswerOfKind', params: ({ event }) => ({ answer: event.output, kind: 'weak' }) },
            target: 'damaged',
            actions: { type: 'showMessage', params: vaultMessages.weak },
          },
          {
            target: 'locked',
            actions: { type: 'showMessage', params: ({ event }) => rules.notOpenedMessage(event.output) },
          },
        ],
        onError: { target: 'locked', actions: { type: 'showMessage', params: vaultMessages.notOpened } },
      },
      after: {
        requestTimeout: { target: 'locked', actions: { type: 'showMessage', params: vaultMessages.notOpened } },
      },
    },
    lockedOut: {
      meta: { doc: 'Too many wrong passcodes; the next may be tried at `retryAt`.' },
      on: {
        'page.resumed': [
          { guard: { type: 'mayRetry', params: ({ event }) => event.at }, target: 'locked', actions: 'clearMessage' },
          { target: 'lockedOut', reenter: true, actions: { type: 'setPause', params: ({ event }) => event.at } },
        ],
        'vault.changed': { target: 'probing', actions: 'clearMessage' },
        'removal.requested': 'confirmingRemoval',
      },
      after: { lockout: { target: 'locked', actions: 'clearMessage' } },
    },
    unlocked,
    confirmingRemoval: {
      meta: { doc: 'The wallet is locked; the person is asked whether to remove it from this device.' },
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': { target: 'probing', actions: 'clearMessage' } },
    },
    removing: {
      meta: { doc: 'The wallet is deleted from this device.' },
      invoke: {
        id: 'removeVault',
        src: 'removeVault',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: { target: 'absent', actions: ['forgetVault', 'emitRemoved'] },
        onError: { target: 'probing', actions: { type: 'showMessage', params: vaultMessages.notRemoved } },
      },
      after: {
        requestTimeout: { target: 'probing', actions: { type: 'showMessage', params: vaultMessages.notRemoved } },
      },
    },
  },
});
