import type { DoneActorEvent } from 'xstate';
import type { Secret } from '../secret.ts';
import { type Drafted, notSavedMessage, passcodeFault, sealCall } from './rules.ts';
import { sealingMessages } from './sealing.ts';
import type { PasscodeChoice, SealVaultAnswer } from './types.ts';

/**
 * The states in which creating and importing choose the passcode and save the wallet (WALLET-3). Saving is not repeated by
 * itself: a wallet that was not saved leads back to the passcode, and the phrase is still available. The flow has the
 * port `sealVault`, and the actions and guards named here.
 *
 * @param done the state that follows once the wallet is saved
 */
export function sealingStates<Done extends string>(done: Done) {
  return {
    choosingPasscode: {
      meta: { doc: 'A passcode is chosen and repeated.' },
      on: {
        'passcode.chosen': [
          {
            guard: {
              type: 'isNoPasscode',
              params: ({ event }: Chosen) => passcodeFault(event.passcode, event.repeated, event),
            },
            actions: {
              type: 'showMessage',
              params: ({ event }: Chosen) => passcodeFault(event.passcode, event.repeated, event) ?? '',
            },
          },
          { target: 'sealing', actions: 'clearMessage' },
        ],
      },
    },
    sealing: {
      meta: { doc: 'The phrase is encrypted and saved on this device.' },
      on: { cancelled: {} },
      invoke: {
        id: 'sealVault',
        src: 'sealVault',
        input: ({ context, event }: { readonly context: Drafted; readonly event: object }) => sealCall(context, event),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }: Answered) => event.output },
            target: done,
            actions: { type: 'emitSealed', params: ({ event }: Answered) => event.output },
          },
          {
            target: 'choosingPasscode',
            actions: { type: 'showMessage', params: ({ event }: Answered) => notSavedMessage(event.output) },
          },
        ],
        onError: { target: 'choosingPasscode', actions: { type: 'showMessage', params: sealingMessages.failed } },
      },
      after: {
        requestTimeout: {
          target: 'choosingPasscode',
          actions: { type: 'showMessage', params: sealingMessages.failed },
        },
      },
    },
  } as const;
}

interface Chosen {
  readonly event: PasscodeChoice & { readonly passcode: Secret; readonly repeated: Secret };
}
interface Answered {
  readonly event: DoneActorEvent<SealVaultAnswer>;
}
