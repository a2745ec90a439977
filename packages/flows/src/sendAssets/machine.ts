import { navigate } from '../intent.ts';
import { routes } from '../routes.ts';
import { sendAssetsMessages } from './messages.ts';
import {
  broadcasting,
  cancelled,
  pending,
  reconciling,
  refused,
  repeating,
  sent,
  tracking,
  unresolved,
} from './onChain.ts';
import { signCall, startSending, toPrepare } from './rules.ts';
import { sendAssetsSetup } from './setup.ts';
import type { SendAssetsOutput } from './types.ts';

/**
 * Sends an asset of the wallet: review, unlock, sign, broadcast, wait for confirmations (WALLET-5). Ports:
 * `prepareSend`, `signSend`, `broadcast`, `lookUp`.
 */
export const sendAssetsMachine = sendAssetsSetup.createMachine({
  id: 'sendAssets',
  context: ({ input }) => startSending(input),
  output: ({ event }) => event.output as SendAssetsOutput,
  options: { maxIterations: 100 },
  initial: 'opening',
  on: { vaultOpened: { actions: 'open' }, vaultLocked: { actions: 'close' } },
  states: {
    opening: {
      meta: { doc: 'A transfer from an earlier visit is looked up first, since its outcome may be unknown.' },
      always: [{ guard: 'isResumed', target: 'reconciling' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        submitted: [{ guard: 'isValid', target: 'preparing', actions: 'clearErrors' }, { actions: 'showErrors' }],
        closed: 'left',
      },
    },
    preparing: {
      meta: { doc: 'The address is checked, and fee and total are computed. Typing returns to the form.' },
      tags: 'busy',
      on: {
        'field.changed': {
          guard: 'isFirst',
          target: 'editing',
          actions: { type: 'setChange', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'prepareSend',
        src: 'prepareSend',
        input: ({ context }) => toPrepare(context),
        onDone: [
          {
            guard: { type: 'needsKey', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'setPrepared', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'setPrepared', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'setFault', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'resting' },
          { target: 'resting', actions: { type: 'showMessage', params: sendAssetsMessages.notPrepared } },
        ],
      },
      after: {
        requestTimeout: { target: 'resting', actions: { type: 'showMessage', params: sendAssetsMessages.notPrepared } },
      },
    },
    reviewing: {
      meta: { doc: 'Shows exactly what will be signed.' },
      on: {
        confirmed: [
          { guard: 'isOpen', target: 'signing', actions: 'clearMessage' },
          { target: 'awaitingUnlock', actions: 'clearMessage' },
        ],
        edited: 'resting',
        closed: [{ guard: 'isReplacing', target: 'resting' }, { target: 'left' }],
      },
    },
    confirming: {
      meta: { doc: 'Shows what will be signed, and asks for the passcode or the passkey before it is (WALLET-15).' },
      on: {
        'key.submitted': [
          { guard: 'isOpen', target: 'signing', actions: 'clearMessage' },
          { target: 'awaitingUnlock', actions: 'clearMessage' },
        ],
        edited: 'resting',
        closed: [{ guard: 'isReplacing', target: 'resting' }, { target: 'left' }],
      },
    },
    awaitingUnlock: {
      meta: { doc: 'The wallet is locked; the reviewed transfer waits until it is open.' },
      on: {
        vaultOpened: { target: 'signing', actions: 'open' },
        edited: 'resting',
        closed: [{ guard: 'isReplacing', target: 'resting' }, { target: 'left' }],
      },
    },
    signing: {
      meta: {
        doc: 'The reviewed transfer is signed on this device; locking the wallet cancels it, and nothing is sent.',
      },
      tags: 'busy',
      on: {
        vaultLocked: { target: 'awaitingUnlock', actions: 'close' },
      },
      invoke: {
        id: 'signSend',
        src: 'signSend',
        input: ({ context, event }) => signCall(context, event),
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => event.output },
            target: 'broadcasting',
            actions: { type: 'setSigned', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'asksForKey', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'setKeyError', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'showMessage', params: sendAssetsMessages.refused } },
        ],
        onError: { target: 'reviewing', actions: { type: 'showMessage', params: sendAssetsMessages.refused } },
      },
      after: {
        requestTimeout: { target: 'reviewing', actions: { type: 'showMessage', params: sendAssetsMessages.refused } },
      },
    },
    broadcasting,
    refused,
    reconciling,
    unresolved,
    pending,
    tracking,
    repeating,
    sent,
    cancelled,
    rejected: {
      meta: {
        doc: 'It was refused or failed; the message says what happened to the money, and the form is unchanged.',
      },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'reset' } },
    },
    resting: {
      meta: { doc: 'Back to the pending transfer, if there is one, else to the form.' },
      always: [{ guard: 'isReplacing', target: 'pending', actions: 'giveUpChange' }, { target: 'editing' }],
    },
    left: {
      meta: { doc: 'Back to the wallet; a transfer that was broadcast continues.' },
      type: 'final',
      output: () => navigate(routes.wallet),
    },
  },
});
