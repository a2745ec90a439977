import { passcodeMessages } from '../vault/messages.ts';
import { sealingMessages } from '../vault/sealing.ts';

/** WALLET-2. The requirement has no texts for these messages. */
export const importWalletMessages = {
  count: 'A recovery phrase has 12, 15, 18, 21 or 24 words.',
  unknownWord: 'One of these words isn’t used in recovery phrases.',
  checksum: 'This recovery phrase isn’t valid. Check for a wrong or swapped word.',
  notChecked: 'We couldn’t check the words. Try again.',
  lost: 'The words were lost. Enter them again.',
  passcode: passcodeMessages,
  sealing: sealingMessages,
} as const;
