import { assertEvent } from 'xstate';
import { vaultMessages } from './messages.ts';
import { keysIn, notChangedMessage, passcodeFault, timeOf } from './rules.ts';
import { vaultSetup } from './setup.ts';

/** The states of the vault flow that have open keys: leaving them, by whichever transition, wipes the keys. */
export const unlocked = vaultSetup.createStateConfig({
  meta: { doc: 'The wallet is open; its keys live exactly as long as this state.' },
  exit: 'emitLocked',
  invoke: {
    id: 'keyring',
    src: 'keyring',
    input: ({ event }) => ({ keys: keysIn(event) }),
    onError: { target: '#vault.locked', actions: { type: 'showMessage', params: vaultMessages.lost } },
  },
  on: {
    'lock.requested': '#vault.locked',
    'keys.lost': { target: '#vault.locked', actions: { type: 'showMessage', params: vaultMessages.lost } },
  },
  initial: 'open',
  states: {
    open: {
      meta: { doc: 'Nothing is being signed; without activity it locks at the deadline.' },
      on: {
        activity: [
          { guard: { type: 'isIdleTooLong', params: ({ event }) => event.at }, target: '#vault.locked' },
          { target: 'open', reenter: true, actions: { type: 'touch', params: ({ event }) => event.at } },
        ],
        'page.resumed': [
          { guard: { type: 'isIdleTooLong', params: ({ event }) => event.at }, target: '#vault.locked' },
          { target: 'open', reenter: true, actions: { type: 'setTimeLeft', params: ({ event }) => event.at } },
        ],
        'signing.began': [
          { guard: { type: 'isIdleTooLong', params: ({ event }) => event.at }, target: '#vault.locked' },
          { target: 'signing', actions: { type: 'touch', params: ({ event }) => event.at } },
        ],
        'passcode.submitted': [
          {
            guard: { type: 'isNoPasscode', params: ({ event }) => passcodeFault(event.next, event.repeated, event) },
            actions: {
              type: 'showMessage',
              params: ({ event }) => passcodeFault(event.next, event.repeated, event) ?? '',
            },
          },
          { target: 'changingPasscode', actions: 'clearMessage' },
        ],
        'removal.requested': '#vault.confirmingRemoval',
      },
      after: { autoLock: '#vault.locked' },
    },
    signing: {
      meta: { doc: 'The keys are in use; the deadline is suspended for as long as a signature may take.' },
      on: {
        'signing.ended': { target: 'open', actions: { type: 'touch', params: ({ event }) => event.at } },
        'page.resumed': {
          guard: { type: 'isSigningTooLong', params: ({ event }) => event.at },
          target: '#vault.locked',
        },
      },
      after: { signingGrace: '#vault.locked' },
    },
    changingPasscode: {
      meta: { doc: 'The vault is encrypted under the new passcode; the old one is valid until that is done.' },
      invoke: {
        id: 'rewrapVault',
        src: 'rewrapVault',
        input: ({ context, event }) => {
          assertEvent(event, 'passcode.submitted');
          return { userId: context.userId ?? '', current: event.current, next: event.next };
        },
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'open',
            actions: [
              { type: 'touch', params: ({ event }) => timeOf(event.output).at },
              { type: 'announce', params: vaultMessages.changed },
            ],
          },
          {
            guard: { type: 'locksOut', params: ({ event }) => ({ answer: event.output }) },
            target: '#vault.lockedOut',
            actions: [{ type: 'setCount', params: ({ event }) => ({ answer: event.output }) }, 'persistAttempts'],
          },
          {
            guard: { type: 'isWrongPasscode', params: ({ event }) => ({ answer: event.output }) },
            target: 'open',
            actions: [
              { type: 'setCount', params: ({ event }) => ({ answer: event.output }) },
              'persistAttempts',
              { type: 'touch', params: ({ event }) => timeOf(event.output).at },
            ],
          },
          { target: 'open', actions: { type: 'showMessage', params: ({ event }) => notChangedMessage(event.output) } },
        ],
        onError: { target: 'open', actions: { type: 'showMessage', params: vaultMessages.notChanged } },
      },
      after: { requestTimeout: { target: 'open', actions: { type: 'showMessage', params: vaultMessages.notChanged } } },
    },
  },
});
