import { navigate } from '../intent.ts';
import { routes } from '../routes.ts';
import { sendAssetsMessages } from './messages.ts';
import {
  broadcasting,
  calledOff,
  lookingUp,
  pending,
  refused,
  repeating,
  sent,
  tracking,
  unconfirmed,
} from './onChain.ts';
import { preparedOf, startSending, toPrepare } from './rules.ts';
import { sendAssetsSetup } from './setup.ts';
import type { SendAssetsOutput } from './types.ts';

/**
 * Sends an asset of the wallet: review, unlock, sign, give to the network, wait for confirmations (WALLET-5).
 * Ports: `prepareSend`, `signSend`, `broadcast`, `lookUp`.
 */
export const sendAssetsMachine = sendAssetsSetup.createMachine({
  id: 'sendAssets',
  context: ({ input }) => startSending(input),
  output: ({ event }) => event.output as SendAssetsOutput,
  options: { maxIterations: 100 },
  initial: 'editing',
  on: { vaultOpened: { actions: 'open' }, vaultLocked: { actions: 'shut' } },
  states: {
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        submitted: [{ guard: 'isRight', target: 'preparing', actions: 'clearErrors' }, { actions: 'showErrors' }],
        closed: 'left',
      },
    },
    preparing: {
      meta: { doc: 'The address is checked, and the fee and the whole worked out. Who types on is back in the form.' },
      tags: 'busy',
      on: {
        'field.changed': {
          guard: 'isFirst',
          target: 'editing',
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'prepareSend',
        src: 'prepareSend',
        input: ({ context }) => toPrepare(context),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'takePrepared', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'takeFault', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'resting' },
          { target: 'resting', actions: { type: 'tell', params: sendAssetsMessages.notPrepared } },
        ],
      },
      after: {
        requestTimeout: { target: 'resting', actions: { type: 'tell', params: sendAssetsMessages.notPrepared } },
      },
    },
    reviewing: {
      meta: { doc: 'What will be signed is shown, and does not change any more.' },
      on: {
        confirmed: [
          { guard: 'isOpen', target: 'signing', actions: 'clearMessage' },
          { target: 'awaitingUnlock', actions: 'clearMessage' },
        ],
        edited: 'resting',
        closed: [{ guard: 'isReplacing', target: 'resting' }, { target: 'left' }],
      },
    },
    awaitingUnlock: {
      meta: { doc: 'The wallet is locked; what was reviewed waits until it is open.' },
      on: {
        vaultOpened: { target: 'signing', actions: 'open' },
        edited: 'resting',
        closed: [{ guard: 'isReplacing', target: 'resting' }, { target: 'left' }],
      },
    },
    signing: {
      meta: { doc: 'What was reviewed is signed on this device; a lock stops it, and nothing was sent.' },
      tags: 'busy',
      on: {
        vaultLocked: { target: 'awaitingUnlock', actions: 'shut' },
      },
      invoke: {
        id: 'signSend',
        src: 'signSend',
        input: ({ context }) => ({ from: context.from, prepared: preparedOf(context) }),
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => event.output },
            target: 'broadcasting',
            actions: { type: 'takeSigned', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'tell', params: sendAssetsMessages.refused } },
        ],
        onError: { target: 'reviewing', actions: { type: 'tell', params: sendAssetsMessages.refused } },
      },
      after: { requestTimeout: { target: 'reviewing', actions: { type: 'tell', params: sendAssetsMessages.refused } } },
    },
    broadcasting,
    refused,
    lookingUp,
    unconfirmed,
    pending,
    tracking,
    repeating,
    sent,
    calledOff,
    rejected: {
      meta: { doc: 'It was refused or failed; the words say what became of the money, and the form is as it was.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'startAnew' } },
    },
    resting: {
      meta: { doc: 'Back to the pending transfer, if there is one, else to the form.' },
      always: [{ guard: 'isReplacing', target: 'pending', actions: 'giveUpChange' }, { target: 'editing' }],
    },
    left: {
      meta: { doc: 'Back to the wallet; what was given to the network goes on.' },
      type: 'final',
      output: () => navigate(routes.wallet),
    },
  },
});
